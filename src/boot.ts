/**
 * Starts the first calls before the bundle has loaded (`core/http/takeEarlyCall.ts` takes them over), marks on `<html>`
 * that a page other than the overview was asked for, and starts the fonts after the code. Failures here are left to the
 * portal.
 */
import { baseFolder, basePath, isPortalPath } from "#contract/basePath.ts";
import { pathOf, type ReadCallName } from "#contract/callNames.ts";
import type { EarlyCalls } from "#core/http/takeEarlyCall.ts";
import { requestHeaders } from "#core/http/requestHeaders.ts";
import { requestUrl } from "#core/http/requestUrl.ts";
import { startFonts } from "#core/page/startFonts.ts";

/** The calls that every page of the portal makes. */
const commonCalls: readonly ReadCallName[] = [
  "GET /auth/client-context",
  "GET /auth/bankkontakt",
  "GET /avtaleoversikt/tilbud",
  "GET /skadekunde/hent",
];
/** The calls that only the overview makes. */
const overviewCalls: readonly ReadCallName[] = ["GET /avtaleoversikt/avtaler"];

/** Resolves when index.html has been parsed: earlier than `DOMContentLoaded`, which waits for modules. */
const pageParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("readystatechange", () => resolve(), { once: true });
  });

/** Resolves when a preloaded file has loaded or failed. */
const arrived = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (performance.getEntriesByName(link.href).length > 0) resolve();
    for (const event of ["load", "error"]) link.addEventListener(event, () => resolve(), { once: true });
  });

/** Once the code has arrived, the network is idle while the processor runs it: the time to fetch the fonts. */
async function fontsAfterCode(): Promise<void> {
  await pageParsed();
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(arrived));
  startFonts();
}

function boot(): void {
  const { pathname } = window.location;
  if (!isPortalPath(pathname)) return;
  const isOverview = pathname === basePath || pathname === baseFolder;
  // index.html contains the overview's skeleton; other pages hide it (`StaticShell.tsx`).
  if (!isOverview) document.documentElement.dataset["arrival"] = "deep";

  // The bundle came from the browser's cache, was faster, and makes its calls itself.
  if (window.portalEarlyCalls !== undefined) return;

  const calls: EarlyCalls = {};
  window.portalEarlyCalls = calls;
  const headers = requestHeaders(false);

  const urlOf = (call: ReadCallName) => requestUrl(pathOf(call));
  const start = (call: ReadCallName): Promise<Response> => {
    const sentAt = Date.now();
    const response = fetch(urlOf(call), { headers, credentials: "same-origin" });
    calls[urlOf(call)] = { sentAt, response };
    // The caller that takes the response over handles its failure.
    response.catch(() => undefined);
    return response;
  };

  start("GET /auth/session-status")
    .then((response) => response.clone().json())
    .then((status: { kfpSessionId?: unknown } | null) => {
      if (!status?.kfpSessionId) return;
      for (const call of isOverview ? [...overviewCalls, ...commonCalls] : commonCalls) {
        // The bundle may have loaded in the meantime and have made the call itself.
        if (!(urlOf(call) in calls)) void start(call);
      }
    })
    .catch(() => undefined);
}

try {
  boot();
  void fontsAfterCode();
} catch {
  // Without fetch or cookies the portal makes these calls itself.
}
