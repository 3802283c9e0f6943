import avtaler from "#locales/nb/avtaler.json";
import felles from "#locales/nb/felles.json";
import innlogging from "#locales/nb/innlogging.json";
import oversikt from "#locales/nb/oversikt.json";
import session from "#locales/nb/session.json";
import skall from "#locales/nb/skall.json";

/**
 * The texts that the first page needs, by namespace. The build puts them into the page (`BrandBlock.texts`): whoever imports
 * them as values puts them into the bundle as well. Others come with their page (`useTexts`).
 */
export const firstTexts = { felles, skall, session, innlogging, avtaler, oversikt };

export type FirstTexts = typeof firstTexts;
