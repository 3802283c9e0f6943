import type anbefalinger from "../../../locales/nb/anbefalinger.json";
import avtaler from "../../../locales/nb/avtaler.json";
import felles from "../../../locales/nb/felles.json";
import type forsikringsprofil from "../../../locales/nb/forsikringsprofil.json";
import innlogging from "../../../locales/nb/innlogging.json";
import type kjop from "../../../locales/nb/kjop.json";
import oversikt from "../../../locales/nb/oversikt.json";
import session from "../../../locales/nb/session.json";
import type skadesaker from "../../../locales/nb/skadesaker.json";
import skall from "../../../locales/nb/skall.json";
import type tilbud from "../../../locales/nb/tilbud.json";

/** The texts that the first page needs, by namespace: they come with the bundle. Others come with their page (`useTexts`). */
export const firstTexts = { felles, skall, session, innlogging, avtaler, oversikt };

/** Texts that come with a page that is loaded later (`useTexts`); types only, so that they stay out of the first load. */
interface LaterTexts {
  readonly anbefalinger: typeof anbefalinger;
  readonly kjop: typeof kjop;
  readonly forsikringsprofil: typeof forsikringsprofil;
  readonly skadesaker: typeof skadesaker;
  readonly tilbud: typeof tilbud;
}

/** Every namespace and its keys, for the types of `useTranslation`. */
export type Texts = typeof firstTexts & LaterTexts;
