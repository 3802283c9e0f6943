import type { Tenant } from "../tenant/readTenant.ts";
import { onConsentRefresh } from "./consentChange.ts";

/** The bank's service needs a moment after its dialog has closed (shared-widgets §9). */
export const rereadDelayMs = 250;

/** The message itself, or an object that is one of this type. */
function isOptInClosed(data: unknown): boolean {
  if (typeof data === "object" && data !== null && "type" in data) return data.type === "optin_closed";
  return data === "optin_closed";
}

/**
 * Calls when the consent may have changed and should be read again: the portal's own dialog or the bank's has closed, or the user comes back
 * from another tab.
 * @returns a function that ends it.
 */
export function watchConsent(
  { analytics: { consent } }: Pick<Tenant, "analytics">,
  reread: () => void,
  page: Window = window,
): () => void {
  const timers = new Set<number>();
  const onMessage = ({ origin, data }: MessageEvent<unknown>): void => {
    if (consent.strategy !== "opt-in-service" || origin !== consent.messageOrigin || !isOptInClosed(data)) return;
    const timer = page.setTimeout(() => {
      timers.delete(timer);
      reread();
    }, rereadDelayMs);
    timers.add(timer);
  };
  const onVisible = (): void => {
    if (page.document.visibilityState === "visible") reread();
  };
  const endRefresh = onConsentRefresh(reread);
  page.addEventListener("message", onMessage);
  page.addEventListener("focus", reread);
  page.addEventListener("pageshow", reread);
  page.document.addEventListener("visibilitychange", onVisible);
  return () => {
    for (const timer of timers) page.clearTimeout(timer);
    endRefresh();
    page.removeEventListener("message", onMessage);
    page.removeEventListener("focus", reread);
    page.removeEventListener("pageshow", reread);
    page.document.removeEventListener("visibilitychange", onVisible);
  };
}
