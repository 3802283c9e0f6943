import type anbefalinger from "#locales/nb/anbefalinger.json";
import { textSource } from "#ui/texts/TextsContext.ts";
import type { TextReader } from "../texts/createTextReader.ts";
import type { Anbefaling, AnbefalingCandidate } from "./AnbefalingCandidate.ts";
import type { Scored } from "./chooseAnbefalinger.ts";

/** Keys of the texts of recommendations. */
export type AnbefalingText = keyof AnbefalingTexts;

type AnbefalingTexts = typeof anbefalinger;

/** The built-in texts of recommendations. */
export const anbefalingTexts = textSource<AnbefalingTexts>("anbefalinger");

const isText = (key: string, texts: AnbefalingTexts): key is AnbefalingText => key in texts;

/**
 * Why a candidate cannot be shown, for the console.
 * @param texts the built-in ones: which product types have a title
 */
export function candidateError(
  { productType, title, content }: AnbefalingCandidate,
  texts: AnbefalingTexts,
): string | undefined {
  const isKnown = isText(`title.${productType}`, texts) || (title !== undefined && content !== undefined);
  return isKnown ? undefined : `The recommended product "${productType}" needs a title and a content`;
}

/** A candidate with its own words, else the built-in ones of its product type. */
export function withTexts(
  candidate: Scored<AnbefalingCandidate>,
  texts: AnbefalingTexts,
  t: TextReader<AnbefalingText>,
): Anbefaling {
  const tKnown = (key: string) => (isText(key, texts) ? t(key) : "");
  const { productType } = candidate;
  const { title = tKnown(`title.${productType}`), content = tKnown(`content.${productType}`) } = candidate;
  return { ...candidate, title, content };
}
