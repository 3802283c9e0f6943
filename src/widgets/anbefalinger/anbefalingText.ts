import texts from "#locales/nb/anbefalinger.json";
import { createTextReader, type OwnTexts, type TextReader } from "../texts/createTextReader.ts";
import type { Anbefaling, AnbefalingCandidate } from "./AnbefalingCandidate.ts";
import type { Scored } from "./chooseAnbefalinger.ts";

/** Keys of the texts of recommendations. */
export type AnbefalingText = keyof typeof texts;

/** The texts of recommendations, where the texts of the application replace the built-in ones. */
export const readAnbefaling = (own: OwnTexts<AnbefalingText> | undefined): TextReader<AnbefalingText> =>
  createTextReader<AnbefalingText>(texts, own);

const isText = (key: string): key is AnbefalingText => key in texts;

/** Why a candidate cannot be shown, for the console. */
export function candidateError({ productType, title, content }: AnbefalingCandidate): string | undefined {
  const isKnown = isText(`title.${productType}`) || (title !== undefined && content !== undefined);
  return isKnown ? undefined : `The recommended product "${productType}" needs a title and a content`;
}

/** A candidate with its own words, else the built-in ones of its product type. */
export function withTexts(candidate: Scored<AnbefalingCandidate>, t: TextReader<AnbefalingText>): Anbefaling {
  const tKnown = (key: string) => (isText(key) ? t(key) : "");
  const { productType } = candidate;
  const { title = tKnown(`title.${productType}`), content = tKnown(`content.${productType}`) } = candidate;
  return { ...candidate, title, content };
}
