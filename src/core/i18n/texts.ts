import avtaler from "../../../locales/nb/avtaler.json";
import felles from "../../../locales/nb/felles.json";
import innlogging from "../../../locales/nb/innlogging.json";
import oversikt from "../../../locales/nb/oversikt.json";
import session from "../../../locales/nb/session.json";
import skall from "../../../locales/nb/skall.json";

/** The texts that the first page needs, by namespace: they come with the bundle. Others come with their page (`addTexts`). */
export const firstTexts = { felles, skall, session, innlogging, avtaler, oversikt };

/**
 * Every namespace and its keys, for the types of `useTranslation`. A page that brings texts of its own adds them here by
 * type: `readonly kjop: typeof import("…/kjop.json")`.
 */
export type Texts = typeof firstTexts;
