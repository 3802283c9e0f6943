import avtaler from "#locales/nb/avtaler.json";
import felles from "#locales/nb/felles.json";
import innlogging from "#locales/nb/innlogging.json";
import oversikt from "#locales/nb/oversikt.json";
import session from "#locales/nb/session.json";
import skall from "#locales/nb/skall.json";

/**
 * The texts that are inlined in index.html, by namespace: the texts of the first page and of the frame around every
 * page. The build writes them (`BrandBlock.texts`). Only the build and tests import this as a value: any other import
 * would put the texts into a chunk as well. Other texts are fetched with the code that shows them (`useTexts`).
 */
export const inlineTexts = { felles, skall, session, innlogging, avtaler, oversikt };

export type InlineTexts = typeof inlineTexts;
