import texts from "#locales/nb/sperrer.json";
import { createTextReader, type OwnTexts, type TextReader } from "../texts/createTextReader.ts";
import type { StoppedPageLabels } from "./StoppedPage.tsx";

/** Keys of the texts of block and error pages. */
export type SperrerText = keyof typeof texts;

/** The texts of block and error pages, with those of the application laid over them. */
export const readSperrer = (own: OwnTexts<SperrerText> | undefined): TextReader<SperrerText> =>
  createTextReader<SperrerText>(texts, own);

/** What all of these pages have. */
export const labelsOf = (t: TextReader<SperrerText>): StoppedPageLabels => ({
  contact: t("contact"),
  goBack: t("goBack"),
  overview: t("overview"),
});
