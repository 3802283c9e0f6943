import type { Language } from "#contract/pageLanguage.ts";
import dokumentEn from "#locales/en/dokument.json" with { type: "json" };
import dokumentNb from "#locales/nb/dokument.json" with { type: "json" };
import dokumentNn from "#locales/nn/dokument.json" with { type: "json" };
import fellesEn from "#locales/en/felles.json" with { type: "json" };
import fellesNb from "#locales/nb/felles.json" with { type: "json" };
import fellesNn from "#locales/nn/felles.json" with { type: "json" };
import skallEn from "#locales/en/skall.json" with { type: "json" };
import skallNb from "#locales/nb/skall.json" with { type: "json" };
import skallNn from "#locales/nn/skall.json" with { type: "json" };

interface DocumentTexts {
  readonly dokument: typeof dokumentNb;
  readonly felles: typeof fellesNb;
  readonly skall: typeof skallNb;
}

/** The texts of a page that is stamped, outside the portal: title, description, the bar of a preview, and
 * what is said when the portal does not start. */
export const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  nb: { dokument: dokumentNb, felles: fellesNb, skall: skallNb },
  nn: { dokument: dokumentNn, felles: fellesNn, skall: skallNn },
  en: { dokument: dokumentEn, felles: fellesEn, skall: skallEn },
};
