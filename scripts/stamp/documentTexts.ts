import type { Language } from "#contract/pageLanguage.ts";
import dokumentEn from "#locales/en/dokument.json" with { type: "json" };
import dokumentNb from "#locales/nb/dokument.json" with { type: "json" };
import dokumentNn from "#locales/nn/dokument.json" with { type: "json" };
import skallEn from "#locales/en/skall.json" with { type: "json" };
import skallNb from "#locales/nb/skall.json" with { type: "json" };
import skallNn from "#locales/nn/skall.json" with { type: "json" };

interface DocumentTexts {
  readonly dokument: typeof dokumentNb;
  readonly skall: typeof skallNb;
}

/** The texts of a page that is stamped, outside the portal: title, description, the bar of a preview. */
export const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  nb: { dokument: dokumentNb, skall: skallNb },
  nn: { dokument: dokumentNn, skall: skallNn },
  en: { dokument: dokumentEn, skall: skallEn },
};
