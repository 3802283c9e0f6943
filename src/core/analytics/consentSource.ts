import type { AnalyticsConsentSource } from "#widgets/analytics-consent/readAnalyticsConsent.ts";
import type { Tenant } from "../tenant/readTenant.ts";

/** Where a brand's consent to statistics is. */
export function consentSource({
  analytics: { consent },
  cookieConsent: { cookieName, coding },
}: Pick<Tenant, "analytics" | "cookieConsent">): AnalyticsConsentSource {
  return consent.strategy === "consent-cookie" ? { ...consent, cookieName, coding } : consent;
}
