/**
 * Starts the first calls before the bundle is there (`core/http/earlyResponses.ts` takes them over), says on `<html>` whether the
 * overview was asked for, and lets the fonts follow the code. It is tiny, and whatever goes wrong here is left for the portal to find out.
 */
import type { EarlyCalls } from "#core/http/earlyResponses.ts";
import { startFonts } from "#core/page/startFonts.ts";

/** Resolves when everything that index.html names is known: earlier than `DOMContentLoaded`, which waits for modules. */
const pageParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("readystatechange", () => resolve(), { once: true });
  });

/** Resolves when a preloaded file is here, or will not come. */
const arrived = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (performance.getEntriesByName(link.href).length > 0) resolve();
    for (const event of ["load", "error"]) link.addEventListener(event, () => resolve(), { once: true });
  });

/** The line is free once the code is here, and the processor is busy with it: the time for the fonts. */
async function fontsAfterCode(): Promise<void> {
  await pageParsed();
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(arrived));
  startFonts();
}

function boot(): void {
  const base = "/privat/forsikring/oversikt";
  const { pathname } = window.location;
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return;
  const isOverview = pathname.length <= base.length + 1;
  // The page is drawn with the overview's skeleton; other pages do without (`StaticShell.tsx`).
  if (!isOverview) document.documentElement.dataset["arrival"] = "deep";

  // The bundle was faster, out of the browser's cache: it calls by itself.
  if (window.portalEarlyCalls !== undefined) return;

  const calls: EarlyCalls = {};
  window.portalEarlyCalls = calls;
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  const headers = {
    Accept: "application/json",
    "X-Requested-By": "kfp",
    ...(token !== undefined && { "X-XSRF-TOKEN": token.trim() }),
  };

  const urlOf = (path: string) => `/api/privat/forsikring${path}`;
  const start = (path: string): Promise<Response> => {
    const url = urlOf(path);
    const sentAt = Date.now();
    const response = fetch(url, { headers, credentials: "same-origin" });
    calls[url] = { sentAt, response };
    // Whoever takes the call over sees its failure.
    response.catch(() => undefined);
    return response;
  };

  const common = ["/auth/client-context", "/auth/bankkontakt", "/avtaleoversikt/tilbud", "/skadekunde/hent"];
  const overview = ["/avtaleoversikt/avtaler"];
  start("/auth/session-status")
    .then((response) => response.clone().json())
    .then((status: { kfpSessionId?: unknown } | null) => {
      if (!status?.kfpSessionId) return;
      for (const path of [...(isOverview ? overview : []), ...common]) {
        // The bundle may have come while we waited, and have called by itself.
        if (!(urlOf(path) in calls)) void start(path);
      }
    })
    .catch(() => undefined);
}

try {
  boot();
  void fontsAfterCode();
} catch {
  // No fetch, no cookies: the portal calls by itself.
}
