import type { Language } from "#contract/pageLanguage.ts";
import { fieldText } from "../../fields/fieldText.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { isFound, type SearchWay } from "./searchMatch.ts";

/** A text of the portal. */
export interface PortalTextHit {
  readonly file: string;
  readonly name: string;
  /** The text in the portal's own words. */
  readonly original: string;
}

/** The texts of the portal that a search finds in one of the ways. */
export function searchTexts(texts: FormBasis["texts"][Language], query: string, way: SearchWay): PortalTextHit[] {
  return Object.entries(texts).flatMap(([file, entries]) => {
    const about = [fieldText("descriptor", ["texts", file])?.title ?? ""];
    return Object.entries(entries)
      .filter(([name, original]) => isFound(query, { words: [original], path: `texts.${file}.${name}`, about }, way))
      .map(([name, original]) => ({ file, name, original }));
  });
}
