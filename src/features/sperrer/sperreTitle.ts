import texts from "#locales/nb/sperrer.json";
import type { SperreType } from "#widgets/sperrer/SperrePage.tsx";
import { createTextReader, type OwnTexts } from "#widgets/texts/createTextReader.ts";

/**
 * The title of a block page, for the document's title.
 * @param own Texts of the brand that replace the built-in ones.
 */
export const sperreTitle = (type: SperreType, own: OwnTexts<keyof typeof texts> | undefined): string =>
  createTextReader(texts, own)(`sperre.${type}.title`).replaceAll("\u00ad", "");
