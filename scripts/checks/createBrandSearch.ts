import { RecentMap } from "#scripts/brands/RecentMap.ts";
import type { FactSearch } from "#scripts/leaks/findLeaks.ts";

/** How many texts are remembered: seven brands have three thousand. */
const mostTexts = 10_000;

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
  // Texts without any id or name: brands have most of theirs in common.
  const without = new RecentMap<string, true>(mostTexts);
  return (text, own) => {
    if (without.get(text) === true) return undefined;
    let isWithout = true;
    for (const { fact, offset, form } of facts.inText(text)) {
      isWithout = false;
      const [owner] = fact.owners;
      const isForeign = fact.owners.every(({ brand }) => brand !== own);
      const isShared = fact.owners.length > 1;
      if (owner === undefined || !isForeign || isShared || owner.kind === "host") continue;
      const written = form === "text" ? text.slice(offset, offset + fact.value.length) : owner.value;
      return { brand: owner.brand, kind: owner.kind === "id" ? "id" : "name", text: written, offset };
    }
    if (isWithout) without.set(text, true);
    return undefined;
  };
}
