import type { Language } from "#contract/pageLanguage.ts";
import { fieldText } from "../../fields/fieldText.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { isFound, type Searched, type SearchWay } from "./searchMatch.ts";

/** A text of the portal. */
export interface PortalTextHit {
  readonly file: string;
  readonly name: string;
  /** The text in the portal's own words. */
  readonly original: string;
}

/** Every text of the portal. */
export const allTexts = (texts: FormBasis["texts"][Language]): readonly PortalTextHit[] =>
  Object.entries(texts).flatMap(([file, entries]) =>
    Object.entries(entries).map(([name, original]) => ({ file, name, original })),
  );

/** The part of the portal that a text belongs to, in words. */
export const partOfText = ({ file }: PortalTextHit): string => fieldText("descriptor", ["texts", file])?.title ?? file;

/** What a search can find of a text. */
export const searchedText = (hit: PortalTextHit): Searched => ({
  words: [hit.original],
  path: `texts.${hit.file}.${hit.name}`,
  about: [partOfText(hit)],
});

/** The texts of the portal that a search finds in one of the ways. */
export const searchTexts = (texts: FormBasis["texts"][Language], query: string, way: SearchWay): PortalTextHit[] =>
  allTexts(texts).filter((hit) => isFound(query, searchedText(hit), way));
