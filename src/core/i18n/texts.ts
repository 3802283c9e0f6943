import type andreForsikringer from "#locales/nb/andre-forsikringer.json";
import type anbefalinger from "#locales/nb/anbefalinger.json";
import type avtaler from "#locales/nb/avtaler.json";
import type cookieConsent from "#locales/nb/cookie-consent.json";
import type driftsmeldinger from "#locales/nb/driftsmeldinger.json";
import type faq from "#locales/nb/faq.json";
import type felles from "#locales/nb/felles.json";
import type forsikringsprofil from "#locales/nb/forsikringsprofil.json";
import type innlogging from "#locales/nb/innlogging.json";
import type kjop from "#locales/nb/kjop.json";
import type medlem from "#locales/nb/medlem.json";
import type oppgaver from "#locales/nb/oppgaver.json";
import type oversikt from "#locales/nb/oversikt.json";
import type rettigheter from "#locales/nb/rettigheter.json";
import type session from "#locales/nb/session.json";
import type skadesaker from "#locales/nb/skadesaker.json";
import type skall from "#locales/nb/skall.json";
import type sperrer from "#locales/nb/sperrer.json";
import type sprak from "#locales/nb/sprak.json";
import type tilbakemelding from "#locales/nb/tilbakemelding.json";
import type tilbud from "#locales/nb/tilbud.json";
import type utseende from "#locales/nb/utseende.json";

/**
 * Every file of texts and its keys, for the types of `useTranslation`. Types only: the texts are data that come with the
 * page (`#contract/firstPageTexts.ts`) or are fetched later (`i18n.ts`), and no script has one. Bokmål has the keys of all languages.
 */
export interface Texts {
  readonly "andre-forsikringer": typeof andreForsikringer;
  readonly anbefalinger: typeof anbefalinger;
  readonly avtaler: typeof avtaler;
  readonly "cookie-consent": typeof cookieConsent;
  readonly driftsmeldinger: typeof driftsmeldinger;
  readonly faq: typeof faq;
  readonly felles: typeof felles;
  readonly forsikringsprofil: typeof forsikringsprofil;
  readonly innlogging: typeof innlogging;
  readonly kjop: typeof kjop;
  readonly medlem: typeof medlem;
  readonly oppgaver: typeof oppgaver;
  readonly oversikt: typeof oversikt;
  readonly rettigheter: typeof rettigheter;
  readonly session: typeof session;
  readonly skadesaker: typeof skadesaker;
  readonly skall: typeof skall;
  readonly sperrer: typeof sperrer;
  readonly sprak: typeof sprak;
  readonly tilbakemelding: typeof tilbakemelding;
  readonly tilbud: typeof tilbud;
  readonly utseende: typeof utseende;
}
