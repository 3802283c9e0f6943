import { parseConsentRecord } from "#widgets/cookie-consent/consentRecord.ts";
import { readCookie } from "#ui/store/readCookie.ts";
import type { Tenant } from "../tenant/readTenant.ts";
import type { AnalyticsConsent } from "./analyticsState.ts";

/** The bank's consent level when its cookie is missing (spec: analytics-6). */
const missingLevel = "0";

/**
 * Reads whether the user has opted in, by the strategy of the brand (spec: analytics-6, analytics-7, analytics-9).
 * Never throws.
 * @param page Where the cookies and the bank's opt-in service are.
 */
export function readAnalyticsConsent(
  { analytics: { consent }, cookieConsent }: Pick<Tenant, "analytics" | "cookieConsent">,
  page: Window = window,
): AnalyticsConsent {
  switch (consent.strategy) {
    case "consent-cookie": {
      const cookie = readCookie(cookieConsent.cookieName, page.document);
      const { statistics } = parseConsentRecord(cookie, cookieConsent.coding);
      return statistics === "accepted" ? "OPTED_IN" : statistics === "denied" ? "OPTED_OUT" : "UNANSWERED";
    }
    case "bank-cookie-level": {
      const level = readCookie(consent.cookieName, page.document) ?? missingLevel;
      return level === consent.optedInLevel ? "OPTED_IN" : "OPTED_OUT";
    }
    case "opt-in-service": {
      const status = askService(page, consent.windowObject);
      return status === "in" ? "OPTED_IN" : status === "out" ? "OPTED_OUT" : "UNANSWERED";
    }
  }
}

/** The service is the bank's: it may not be there, or be anything. */
function askService(page: Window, name: string): unknown {
  try {
    const service: unknown = Reflect.get(page, name);
    if (typeof service !== "object" || service === null) return undefined;
    const getStatus: unknown = Reflect.get(service, "getStatus");
    return typeof getStatus === "function" ? Reflect.apply(getStatus, service, ["statistics"]) : undefined;
  } catch {
    return undefined;
  }
}
