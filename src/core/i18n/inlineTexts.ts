import avtaler from "#locales/nb/avtaler.json";
import felles from "#locales/nb/felles.json";
import innlogging from "#locales/nb/innlogging.json";
import oversikt from "#locales/nb/oversikt.json";
import session from "#locales/nb/session.json";
import skall from "#locales/nb/skall.json";

/**
 * The texts that are inlined in index.html, by namespace: those of the first page and of what is around every page. The
 * build writes them there (`BrandBlock.texts`). Only the build and tests import this as a value: elsewhere it would put
 * them into a chunk as well. Other texts are fetched with the code that shows them (`useTexts`).
 */
export const inlineTexts = { felles, skall, session, innlogging, avtaler, oversikt };

export type InlineTexts = typeof inlineTexts;
