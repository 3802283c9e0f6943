import { nameWithBrandId } from "#contract/namesWithBrandId.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";

/** The id or the name of a brand in a text. */
export interface BrandMention {
  /** The id of the brand. */
  readonly brand: string;
  readonly kind: "id" | "name";
  /** As it is written in the text. */
  readonly text: string;
  readonly offset: number;
}

/** Finds the first mention of a brand other than `own` in a text. */
export type BrandSearch = (text: string, own: string) => BrandMention | undefined;

/** A value in the form in which it is compared. Its length stays the same. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll(/[A-ZÆØÅ]/g, (letter) => letter.toLowerCase());
}

const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Whether a word ends at an offset or begins there: also before the capital in `forFjord`. */
function isBoundary(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  return !isWord(before) || !isWord(after) || (!/\p{Lu}/u.test(before) && /\p{Lu}/u.test(after));
}

const prefixLength = 2;
const pairAt = (text: string, at: number): number => (text.charCodeAt(at) * 251 + text.charCodeAt(at + 1)) & 0xffff;

/**
 * Prepares a search for the ids and names of all brands, by the rules of the build's leak check: whole words in any case, except
 * in `namesWithBrandId`. An id of two letters is an ordinary word: it counts only as a whole text. A name that two brands
 * have is not searched for: it is a finding of its own.
 */
export function createBrandSearch({ brands }: Pick<Workspace, "brands">): BrandSearch {
  const owners = new Map<string, Pick<BrandMention, "brand" | "kind"> | "several">();
  const lengths = new Map<string, Set<number>>();
  /** Which pairs of characters start an id or a name: most offsets are skipped after one look-up. */
  const pairs = new Uint8Array(0x10000);
  const add = (value: unknown, brand: string, kind: BrandMention["kind"]) => {
    if (typeof value !== "string" || value.length < prefixLength) return;
    const folded = fold(value);
    owners.set(folded, kind === "name" && owners.has(folded) ? "several" : { brand, kind });
    pairs[pairAt(folded, 0)] = 1;
    const prefix = folded.slice(0, prefixLength);
    lengths.set(prefix, (lengths.get(prefix) ?? new Set()).add(value.length));
  };
  for (const { name } of brands) add(name, name, "id");
  for (const { name, json } of brands) add(json.value["name"], name, "name");
  return (text, own) => {
    const folded = fold(text);
    // Found once, and walked through as the offset grows: a text can have thousands of them.
    let permitted: readonly { readonly index: number; readonly end: number }[] | undefined;
    let next = 0;
    const isPermitted = (from: number, to: number): boolean => {
      permitted ??= [...text.matchAll(nameWithBrandId)].map(({ index, 0: name }) => ({
        index,
        end: index + name.length,
      }));
      while ((permitted[next]?.end ?? Number.POSITIVE_INFINITY) <= from) next += 1;
      const around = permitted[next];
      return around !== undefined && around.index <= from && to <= around.end;
    };
    for (let offset = 0; offset < text.length; offset += 1) {
      if (pairs[pairAt(folded, offset)] === 0 || !isBoundary(text, offset)) continue;
      for (const length of lengths.get(folded.slice(offset, offset + prefixLength)) ?? []) {
        const end = offset + length;
        const owner = owners.get(folded.slice(offset, end));
        if (owner === undefined || owner === "several" || owner.brand === own || !isBoundary(text, end)) continue;
        if (owner.kind === "id" && length === prefixLength && text !== owner.brand) continue;
        if (!isPermitted(offset, end)) return { ...owner, text: text.slice(offset, end), offset };
      }
    }
    return undefined;
  };
}
