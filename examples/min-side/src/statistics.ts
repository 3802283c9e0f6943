import {
  type AnalyticsConsentSource,
  createAnalytics,
  readAnalyticsConsent,
  watchAnalyticsConsent,
} from "@forsikringsportal/widgets/analytics-consent";
import { consentCookie } from "./consentCookie.ts";

const source: AnalyticsConsentSource = { strategy: "consent-cookie", cookieName: consentCookie };

/** Which pages are visited, once the visitor allows it. The bank has no service for it: the paths are logged. */
export const statistics = createAnalytics<string>({
  readConsent: () => readAnalyticsConsent(source),
  loadTransport: () =>
    Promise.resolve({
      send: (path) => console.info("statistikk", path),
      stop: () => console.info("statistikk", "stoppet"),
    }),
  clearStorage: () => undefined,
});

/** Follows the answer of the visitor, also in other tabs. */
export const watchStatistics = () => watchAnalyticsConsent(source, statistics.refresh);
