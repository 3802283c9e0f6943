/**
 * The script at the top of index.html. It starts the first calls before the portal's code has loaded, draws the
 * agreements into the static shell as soon as they have arrived, shows the head of a page other than the overview and
 * fetches its code, and starts the fonts last. The portal handles every failure here.
 */
import { isOverviewPath, isPortalPath } from "#contract/basePath.ts";
import type { ReadCallName } from "#contract/callNames.ts";
import { isKnownHost } from "#contract/hosts/isKnownHost.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { askedFor } from "#core/page/askedFor.ts";
import { sessionStatusAnswer } from "#answers/session.ts";
import { prepareDrawing } from "./prepareDrawing.ts";
import { showPage } from "./showPage.ts";
import { readEarlyAnswer } from "./readEarlyAnswer.ts";
import { startEarlyCalls } from "./startEarlyCalls.ts";
import { startFontsAfterCode } from "./startFontsAfterCode.ts";

/** The calls that every page of the portal makes. The first decides whose agreements are shown. */
const commonCalls: readonly ReadCallName[] = [
  "GET /auth/client-context",
  "GET /auth/bankkontakt",
  "GET /avtaleoversikt/tilbud",
  "GET /skadekunde/hent",
];

const leaveToPortal = () => undefined;

async function boot(): Promise<void> {
  const { pathname } = window.location;
  // The build writes the brand's hosts beside this script. On any other the portal makes no calls (spec: portal-9).
  const hostnames = document.currentScript?.dataset["hosts"]?.split(" ");
  if (!isPortalPath(pathname) || (hostnames && !isKnownHost(window.location.hostname, hostnames))) return;
  const isOverview = isOverviewPath(pathname);
  // index.html contains the overview's skeleton; other pages hide it (`pageHeads.tsx`).
  if (!isOverview) {
    document.documentElement.dataset["arrival"] = "deep";
    showPage(pathname).catch(leaveToPortal);
  }
  await askedFor();
  const start = startEarlyCalls();
  const status = start?.("GET /auth/session-status");
  if (start === undefined || status === undefined) return;
  // Beside it, never before it. A page that nobody looks at does not ask (spec: notices-2).
  if (!document.hidden && navigator.onLine) void start(noticesAddress);
  // The page is prepared while the first call is running.
  const prepared = isOverview ? prepareDrawing(start) : undefined;
  prepared?.catch(leaveToPortal);
  const { kfpSessionId: sessionId } = await readEarlyAnswer(await status, sessionStatusAnswer);
  if (sessionId === undefined) return;
  const own = isOverview ? start("GET /avtaleoversikt/avtaler") : undefined;
  const [context] = commonCalls.map(start);
  const draw = await prepared;
  await draw?.(sessionId, { own, context });
}

const settled = boot().catch(leaveToPortal);
startFontsAfterCode(settled).catch(leaveToPortal);
