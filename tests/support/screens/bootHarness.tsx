import { loadParts } from "./loadParts.ts";
import { endPortal } from "./endPortal.ts";
import { StrictMode } from "react";
import { act, waitFor } from "@testing-library/react";
import { beforeAll, onTestFinished, vi } from "vitest";
import { prepareDrawing } from "#boot/prepareDrawing.ts";
import { basePath, forsikringBase } from "#contract/basePath.ts";
import { brandBlockId, rootId, samplesId } from "#contract/pageElements.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { apiBase, pathOf } from "#contract/callNames.ts";
import type { Json } from "#contract/mergeLayers.ts";
import { requestHeaders } from "#core/http/requestHeaders.ts";
import { readTenant } from "#core/tenant/readTenant.ts";
import { App } from "#app/startup/App.tsx";
import { createServices, type Services } from "#app/startup/createServices.ts";
import { preloadPageAt } from "#app/startup/portalPages.ts";
import { renderShell } from "#app/startup/renderShell.tsx";
import { showCampaigns } from "#app/startup/showCampaigns.ts";
import { mountPortal } from "#app/startup/mountPortal.ts";
import { brandBlock } from "./brandBlock.ts";
import { speedUpTimers } from "./speedUpTimers.ts";

type DrawSession = (sessionId: string) => Promise<void>;

/** index.html of the test brand, as a browser has parsed it: the static shell, the samples, and no code. */
export interface OpenPage {
  readonly root: HTMLElement;
  /** The `<section>` of the agreements, or of their skeleton. */
  readonly section: () => HTMLElement;
  /** Everything inside the root element. */
  readonly markup: () => string;
  /** The cards that the boot script has drawn. */
  readonly cards: () => readonly HTMLElement[];
  /** Draws the agreements as the boot script does once session-status has named this session. Never fails. */
  readonly draw: DrawSession;
  /** Prepares the drawing as the boot script does before that. */
  readonly prepare: () => Promise<DrawSession>;
  /**
   * Starts the portal, as `main.tsx` does. Returns what React could not hydrate.
   * @param meanwhile runs when the portal has decided what to hydrate, and React has not begun
   */
  readonly startPortal: (
    meanwhile?: () => void,
  ) => Promise<{ readonly portal: Services; readonly recovered: readonly string[] }>;
}

beforeAll(loadParts, 300_000);

/** Calls the API as the boot script does, and leaves the answer unread. */
export const callEarly = (path: string): Promise<Response> =>
  fetch(new URL(apiBase + path, window.location.origin), { headers: requestHeaders() });

/** The session that the simulator has now. */
export async function askSessionId(): Promise<string> {
  const { kfpSessionId } = (await (await callEarly("/auth/session-status")).json()) as { kfpSessionId?: string };
  if (kfpSessionId === undefined) throw new Error("No customer is logged in");
  return kfpSessionId;
}

const bodies = new Map<string, HTMLElement>();

function parseShell(block: BrandBlock): HTMLElement {
  const { html, samples } = renderShell(block, {}, "nb");
  const source = `<div id="${rootId}">${html}</div><template id="${samplesId}">${samples}</template>`;
  return new DOMParser().parseFromString(source, "text/html").body;
}

/** The body with the static shell of a brand block, rendered and parsed once. */
function bodyOf(block: BrandBlock): HTMLElement {
  const key = JSON.stringify(block);
  const body = bodies.get(key) ?? parseShell(block);
  bodies.set(key, body);
  return document.importNode(body, true);
}

/** Shows index.html of the test brand at the overview. `tenant` is merged over the brand's descriptor. */
export function openPage(tenant: Json = {}): OpenPage {
  // A busy machine needs the 3 s after which React no longer waits for the session.
  speedUpTimers(2_999);
  window.localStorage.clear();
  window.history.pushState(null, "", `${basePath}/`);
  const block = brandBlock(tenant);
  const cookie = `${block.tenant.cookieConsent.cookieName}={"F":"denied","S":"denied","M":"denied"}`;
  document.cookie = `${cookie}; path=${forsikringBase}`;
  const brand = document.createElement("script");
  Object.assign(brand, { id: brandBlockId, type: "application/json", textContent: JSON.stringify(block) });
  document.body.replaceChildren(...bodyOf(block).childNodes, brand);
  const root = document.getElementById(rootId);
  if (root === null) throw new Error("The page has no root element");
  onTestFinished(() => {
    document.body.replaceChildren();
    document.body.style.visibility = "";
    delete window.portalDrawing;
    delete document.documentElement.dataset["campaigns"];
    delete window.portalEarlyCalls;
    window.sessionStorage.clear();
  });

  const section = (): HTMLElement => {
    const found = root.querySelector<HTMLElement>("main section");
    if (found === null) throw new Error("The page has no agreements");
    return found;
  };

  async function prepare(): Promise<DrawSession> {
    const draw = await prepareDrawing((call) => callEarly(pathOf(call)));
    return async (sessionId) => {
      const calls = { own: callEarly("/avtaleoversikt/avtaler"), context: callEarly("/auth/client-context") };
      await draw?.(sessionId, calls).catch(() => undefined);
    };
  }

  async function startPortal(meanwhile: () => void = () => undefined) {
    const own = readTenant(block, window.location.hostname);
    const portal = createServices(own);
    const recovered: string[] = [];
    const log = vi.spyOn(console, "error").mockImplementation((...words) => {
      // React reports attributes that differ only here.
      if (/hydrat/i.test(String(words[0]))) recovered.push(words.join(" "));
    });
    onTestFinished(() => log.mockRestore());
    portal.session.start();
    onTestFinished(() => endPortal(portal));
    const theTenant = own.marketing.campaigns ? showCampaigns(own, root as HTMLElement) : own;
    await preloadPageAt(own, window.location.pathname);
    const mounted = await mountPortal(
      root as HTMLElement,
      portal,
      (drawn) => {
        meanwhile();
        return (
          <StrictMode>
            <App tenant={theTenant} {...portal} drawn={drawn} />
          </StrictMode>
        );
      },
      { onRecoverableError: (error) => recovered.push(String(error)) },
    );
    onTestFinished(() => act(() => mounted?.unmount()));
    // As long as a test may take: a busy machine hydrates 500 agreements in 20 s.
    await waitFor(
      () => {
        const isLoggedIn = portal.session.session().status === "loggedIn";
        if (isLoggedIn && root?.querySelector("nav") === null) throw new Error("The portal is not there");
      },
      { timeout: 60_000 },
    );
    return { portal, recovered };
  }

  return {
    root,
    section,
    markup: () => new XMLSerializer().serializeToString(root),
    cards: () => [...section().querySelectorAll<HTMLElement>("ul:not([aria-hidden]) > li")],
    prepare,
    draw: async (sessionId) => (await prepare())(sessionId),
    startPortal,
  };
}
