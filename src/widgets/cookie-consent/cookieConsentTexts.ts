import type cookieConsent from "#locales/nb/cookie-consent.json";
import { textSource } from "#ui/texts/TextsContext.ts";

/** Keys of the dialog's texts. `reopen` names the button of the page that opens it again. */
export type CookieConsentText = keyof typeof cookieConsent;

/** The built-in texts of the dialog. */
export const cookieConsentTexts = textSource<typeof cookieConsent>("cookie-consent");
