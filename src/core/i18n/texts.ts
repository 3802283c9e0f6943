import type andreForsikringer from "#locales/nb/andre-forsikringer.json";
import type anbefalinger from "#locales/nb/anbefalinger.json";
import type cookieConsent from "#locales/nb/cookie-consent.json";
import type forsikringsprofil from "#locales/nb/forsikringsprofil.json";
import type kjop from "#locales/nb/kjop.json";
import type medlem from "#locales/nb/medlem.json";
import type oppgaver from "#locales/nb/oppgaver.json";
import type skadesaker from "#locales/nb/skadesaker.json";
import type sperrer from "#locales/nb/sperrer.json";
import type faq from "#locales/nb/faq.json";
import type tilbakemelding from "#locales/nb/tilbakemelding.json";
import type tilbud from "#locales/nb/tilbud.json";
import type { FirstTexts } from "./firstTexts.ts";

/** Texts that come with a page that is loaded later (`useTexts`); types only, so that they stay out of the first load. */
interface LaterTexts {
  readonly "andre-forsikringer": typeof andreForsikringer;
  readonly anbefalinger: typeof anbefalinger;
  readonly "cookie-consent": typeof cookieConsent;
  readonly kjop: typeof kjop;
  readonly forsikringsprofil: typeof forsikringsprofil;
  readonly medlem: typeof medlem;
  readonly oppgaver: typeof oppgaver;
  readonly skadesaker: typeof skadesaker;
  readonly sperrer: typeof sperrer;
  readonly faq: typeof faq;
  readonly tilbakemelding: typeof tilbakemelding;
  readonly tilbud: typeof tilbud;
}

/** Every namespace and its keys, for the types of `useTranslation`. */
export type Texts = FirstTexts & LaterTexts;
