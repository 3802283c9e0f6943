import type { FactSearch } from "#scripts/leaks/FactSearch.ts";
import { textForms } from "#scripts/leaks/textForms.ts";

/** The id or the name of a brand in a text. */
export interface BrandMention {
  /** The id of the brand. */
  readonly brand: string;
  readonly kind: "id" | "name";
  /** As it is written in the text, or the id or name itself where the text hides it in an escape or in base64. */
  readonly text: string;
  readonly offset: number;
}

/** Finds the first mention of a brand other than `own` in a text. */
export type BrandSearch = (text: string, own: string) => BrandMention | undefined;

/**
 * Prepares a search for ids and names of brands with the engine of the build's leak check, so that
 * both find the same: whole words in any case, also escaped and as base64, except in `namesWithBrandId`. A name that
 * two brands have is a finding of its own.
 */
export function createBrandSearch(facts: FactSearch): BrandSearch {
  // Brands have most of their texts in common, and most texts are without any id or name.
  const without = new Set<string>();
  return (text, own) => {
    if (without.has(text)) return undefined;
    let isWithout = true;
    for (const { text: shown, form, originAt } of textForms(text))
      for (const { fact, offset: place } of facts.factsIn(shown)) {
        isWithout = false;
        const [owner] = fact.owners;
        const isForeign = fact.owners.every(({ brand }) => brand !== own);
        const isShared = fact.owners.length > 1;
        if (owner === undefined || !isForeign || isShared) continue;
        const offset = originAt(place);
        const written = form === "text" ? text.slice(offset, offset + fact.value.length) : owner.value;
        return { brand: owner.brand, kind: owner.kind === "id" ? "id" : "name", text: written, offset };
      }
    if (isWithout) without.add(text);
    return undefined;
  };
}
