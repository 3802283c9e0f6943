import { type AnalyticsTransport, createAnalytics } from "#widgets/analytics-consent/createAnalytics.ts";
import { readAnalyticsConsent, type AnalyticsConsentSource } from "#widgets/analytics-consent/readAnalyticsConsent.ts";
import { watchAnalyticsConsent } from "#widgets/analytics-consent/watchAnalyticsConsent.ts";
import { report } from "../errorReporting/report.ts";
import type { Tenant } from "../tenant/readTenant.ts";
import { requireConfig } from "../errorReporting/requireConfig.ts";
import { clearAnalyticsStorage } from "./clearAnalyticsStorage.ts";
import { loadOptInService } from "./loadOptInService.ts";
import { takeEvents, type TrackedEvent } from "./track.ts";

/** Where a brand's consent to statistics is. */
function consentSource({
  analytics: { consent },
  cookieConsent: { cookieName, coding },
}: Pick<Tenant, "analytics" | "cookieConsent">): AnalyticsConsentSource {
  return consent.strategy === "consent-cookie" ? { ...consent, cookieName, coding } : consent;
}

/** Fetches the code that sends events. */
type LoadTransport = () => Promise<(token: string, endpoint: string) => AnalyticsTransport<TrackedEvent>>;

type Configured = Pick<Tenant, "analytics" | "cookieConsent">;

let running: { users: number; readonly end: () => void } | undefined;

/**
 * Takes the events of `track` and watches the consent, once for all callers, until the last has ended it. Where the
 * brand has no analytics, this is reported (spec: errors-12), events are dropped and nothing is ever fetched.
 * @param loadTransport called after an opt-in and never before.
 * @returns a function that ends it.
 */
export function startAnalytics(tenant: Configured, loadTransport: LoadTransport): () => void {
  const mine = (running ??= { users: 0, end: begin(tenant, loadTransport) });
  mine.users += 1;
  return () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    running = undefined;
    mine.end();
  };
}

function begin(tenant: Configured, loadTransport: LoadTransport): () => void {
  const token = requireConfig(tenant.analytics.token, "analytics.token");
  const endpoint = requireConfig(tenant.analytics.endpoint, "analytics.endpoint");
  if (token === undefined || endpoint === undefined) return takeEvents(() => undefined);
  const source = consentSource(tenant);
  const analytics = createAnalytics<TrackedEvent>({
    readConsent: () => readAnalyticsConsent(source),
    loadTransport: async () => (await loadTransport())(token, endpoint),
    clearStorage: clearAnalyticsStorage,
    onError: (error) => report(error, { part: "analytics" }),
  });
  const endWatch = watchAnalyticsConsent(source, analytics.refresh);
  loadOptInService(tenant, () => analytics.refresh());
  const endEvents = takeEvents(analytics.track);
  return () => {
    endEvents(analytics.end());
    endWatch();
  };
}
