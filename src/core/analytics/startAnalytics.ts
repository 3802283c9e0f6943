import type { Tenant } from "#core/tenant/readTenant.ts";
import { clearAnalyticsStorage } from "./clearAnalyticsStorage.ts";
import { createAnalytics } from "./createAnalytics.ts";
import { readAnalyticsConsent } from "./readAnalyticsConsent.ts";
import { takeEvents } from "./track.ts";
import { watchConsent } from "./watchConsent.ts";

/**
 * Takes the events of `track` and watches the consent. Where the brand has no analytics, events are dropped and nothing is ever fetched.
 * @returns a function that ends it.
 */
export function startAnalytics(tenant: Pick<Tenant, "analytics" | "cookieConsent">): () => void {
  const { token, endpoint } = tenant.analytics;
  if (token === undefined || endpoint === undefined) return takeEvents(() => undefined);
  const analytics = createAnalytics({
    readConsent: () => readAnalyticsConsent(tenant),
    loadTransport: async () => (await import("./mixpanelTransport.ts")).mixpanelTransport(token, endpoint),
    clearStorage: clearAnalyticsStorage,
  });
  const endWatch = watchConsent(tenant, analytics.refresh);
  const endEvents = takeEvents(analytics.track);
  return () => {
    endEvents(analytics.getState().waiting);
    endWatch();
  };
}
