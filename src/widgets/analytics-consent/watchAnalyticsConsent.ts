import { watchConsent } from "../cookie-consent/watchConsent.ts";
import type { AnalyticsConsentSource } from "./readAnalyticsConsent.ts";

/** The bank's service needs a moment after its dialog has closed (spec: analytics-5). */
const rereadDelayMs = 250;

/** The message itself, or an object of this type. */
function isOptInClosed(data: unknown): boolean {
  if (typeof data === "object" && data !== null && "type" in data) return data.type === "optin_closed";
  return data === "optin_closed";
}

/**
 * Calls when the consent to statistics should be read again: the consent cookie may have changed, or the bank's opt-in
 * dialog has closed.
 * @returns a function that ends it.
 */
export function watchAnalyticsConsent(source: AnalyticsConsentSource, reread: () => void): () => void {
  const timers = new Set<number>();
  const onMessage = ({ origin, data }: MessageEvent<unknown>): void => {
    if (source.strategy !== "opt-in-service" || origin !== source.messageOrigin || !isOptInClosed(data)) return;
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      reread();
    }, rereadDelayMs);
    timers.add(timer);
  };
  const unwatch = watchConsent(reread);
  window.addEventListener("message", onMessage);
  return () => {
    for (const timer of timers) window.clearTimeout(timer);
    unwatch();
    window.removeEventListener("message", onMessage);
  };
}
