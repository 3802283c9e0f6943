import { readCookie } from "#ui/store/readCookie.ts";
import { type ConsentCoding, consentCookieName, parseConsentRecord } from "../cookie-consent/consentRecord.ts";
import type { AnalyticsConsent } from "./analyticsState.ts";

/** The bank's consent level when its cookie is missing (spec: analytics-6). */
const missingLevel = "0";

/** Where the consent to statistics is (spec: analytics-6, analytics-7, analytics-9). */
export type AnalyticsConsentSource =
  /** The statistics value of the cookie of `CookieConsentProvider`. */
  | {
      readonly strategy: "consent-cookie";
      /** Default: that of `CookieConsentProvider`. */
      readonly cookieName?: string | undefined;
      /** How the cookie names the categories. Default `named`. */
      readonly coding?: ConsentCoding | undefined;
    }
  /** A cookie of the bank with a level. Every other level, and no cookie, is an opt-out. */
  | { readonly strategy: "bank-cookie-level"; readonly cookieName: string; readonly optedInLevel: string }
  /** An object of the bank on `window`, with `getStatus("statistics")`: `in`, `out`, or anything else. */
  | {
      readonly strategy: "opt-in-service";
      readonly windowObject: string;
      /** The only origin from which the message `optin_closed` is accepted. */
      readonly messageOrigin: string;
    };

/**
 * Reads whether the user has opted in. Never throws. On a server it is UNANSWERED.
 * @param page Where the cookies and the bank's opt-in service are.
 */
export function readAnalyticsConsent(
  source: AnalyticsConsentSource,
  page: Window | undefined = globalThis.window,
): AnalyticsConsent {
  if (page === undefined) return "UNANSWERED";
  switch (source.strategy) {
    case "consent-cookie": {
      const cookie = readCookie(source.cookieName ?? consentCookieName, page.document);
      const { statistics } = parseConsentRecord(cookie, source.coding ?? "named");
      return statistics === "accepted" ? "OPTED_IN" : statistics === "denied" ? "OPTED_OUT" : "UNANSWERED";
    }
    case "bank-cookie-level": {
      const level = readCookie(source.cookieName, page.document) ?? missingLevel;
      return level === source.optedInLevel ? "OPTED_IN" : "OPTED_OUT";
    }
    case "opt-in-service": {
      const status = askService(page, source.windowObject);
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
