import { createContext, useContext } from "react";
import type { ConsentRecord } from "./consentRecord.ts";

/** What a page can know and do about cookie consent. */
export interface CookieConsent {
  /** What the visitor chose; `null` in a category: not yet chosen. All denied where the browser accepts no cookies. */
  readonly record: ConsentRecord;
  /**
   * Shows the dialog again, with the stored choices. Does nothing before the first choice, and where the browser
   * accepts no cookies.
   */
  readonly reopen: () => void;
  /** The browser accepts no cookies: nothing is asked, and there is nothing to reopen. */
  readonly isRefused: boolean;
  /** The browser keeps the choice. `false` also before the first choice. */
  readonly isStored: boolean;
}

/** Filled by `CookieConsentProvider`. */
export const CookieConsentContext = createContext<CookieConsent | undefined>(undefined);

const outside = "The cookie-consent hooks must be used inside the consent provider";

/**
 * The visitor's cookie consent.
 * @throws outside `CookieConsentProvider`, and logs the reason to the console (spec: consent-14).
 */
export function useCookieConsent(): CookieConsent {
  const consent = useContext(CookieConsentContext);
  if (consent === undefined) {
    console.error(outside);
    throw new Error(outside);
  }
  return consent;
}
