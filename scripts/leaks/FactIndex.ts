import { nameWithBrandId } from "#contract/namesWithBrandId.ts";
import type { BrandFact } from "./brandFacts.ts";

/** The shortest id has two letters. */
const shortestFact = 2;
/** A place in a text is looked up by at most this many characters first; only where they match, by whole values. */
const longestKey = 12;
/** Of a longer fact, the beginning is searched for. It bounds the work at a place, and the memory. */
const longestValue = 64;
/** Two brands are enough to know whose fact a text is not. */
const mostOwners = 2;
/** A shorter id is also a variable name in minified code: it counts only as a whole string or path segment. */
const shortestWord = 3;

const isUpper = (code: number) => (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
const isLower = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code !== 0xf7 && code < 0x2000) || (code >= 0x30 && code <= 0x39);
const isWordCharacter = (code: number) => isUpper(code) || isLower(code);

/** A text in lower case, with every white space as a plain space. Its length stays the same. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const folded = lower.length === text.length ? lower : text.replaceAll(/[A-ZÆØÅ]/g, (letter) => letter.toLowerCase());
  return folded.replaceAll(/\s/g, " ");
}

/** The form in which a fact's value is compared: folded, from its first letter, digit or `#` on. */
export const comparable = (value: string): string => fold(value).replace(/^[^\p{L}\p{N}#]+/u, "");

function startsWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 0x23) return true;
  if (!isWordCharacter(code)) return false;
  const before = text.charCodeAt(at - 1);
  return !isWordCharacter(before) || (isLower(before) && isUpper(code));
}

function endsWord(text: string, end: number): boolean {
  const after = text.charCodeAt(end);
  return !isWordCharacter(after) || (isLower(text.charCodeAt(end - 1)) && isUpper(after));
}

const quotes = new Set(['"', "'", "`", "/"]);

/**
 * How much of a text a fact must be. `string`: a whole string or path segment. `word`: up to the end of a word. `part`:
 * of a word too.
 */
type Extent = "string" | "word" | "part";

function extentOf({ kind, value }: BrandFact): Extent {
  if (kind === "id" && value.length < shortestWord) return "string";
  return kind === "text" || kind === "image" || kind === "build-only field" ? "part" : "word";
}

function isWhole(extent: Extent, value: string, text: string, at: number, end: number): boolean {
  if (extent === "part") return true;
  if (extent === "word") return endsWord(text, end);
  return text.slice(at, end) === value && quotes.has(text[at - 1] ?? '"') && quotes.has(text[end] ?? '"');
}

/** No name in `namesWithBrandId` is longer. */
const longestName = 64;

/**
 * A class that styled-components made from a digest, in a rule or an attribute: its random letters could spell an id.
 */
const generatedClass = /(?<=\.|\bsc-[\w-]+ )(?=[a-z]*[A-Z])[A-Za-z]{5,6}(?=[\s"{.:,>)])/g;

/**
 * Whether a place in a text is a part of a wire name or of a generated class. Only the neighbourhood is searched: the
 * expressions are slow.
 */
function isPermittedName(text: string, at: number, end: number): boolean {
  const from = Math.max(0, at - longestName);
  const around = text.slice(from, end + longestName);
  return [...around.matchAll(nameWithBrandId), ...around.matchAll(generatedClass)].some(
    ({ index, 0: name }) => from + index <= at && end <= from + index + name.length,
  );
}

const pairAt = (text: string, at: number) => (text.charCodeAt(at) * 251 + text.charCodeAt(at + 1)) & 0xffff;

/** A value that is a fact of one brand, or of several. */
export interface SharedFact {
  /** {@link comparable} */
  readonly value: string;
  /** As it is in the descriptors of the first brands that have it; at most {@link mostOwners}. */
  readonly owners: readonly BrandFact[];
}

interface IndexedFact extends SharedFact {
  readonly extent: Extent;
  readonly owners: BrandFact[];
}

/** Facts with the same first characters. Brands by the thousand begin their texts with the same words. */
interface Bucket {
  /** The lengths of their values, each once. */
  readonly lengths: number[];
  readonly byValue: Map<string, IndexedFact[]>;
}

/**
 * Finds facts of brands in texts. A search looks at each word of a text once, and there at most at one key for each
 * length up to {@link longestKey} and at one value for each length up to {@link longestValue}: its time does not depend
 * on the number of brands, nor on how many of them share a text.
 */
export class FactIndex {
  readonly #buckets = new Map<string, Bucket>();
  /**
   * The lengths of keys that begin with a pair of characters, one bit each: most offsets of a text are skipped after
   * one look-up.
   */
  readonly #keyLengths = new Uint16Array(0x10000);

  add(fact: BrandFact): void {
    const value = comparable(fact.value).slice(0, longestValue);
    if (value.length < shortestFact) return;
    const key = value.slice(0, longestKey);
    const pair = pairAt(value, 0);
    this.#keyLengths[pair] = (this.#keyLengths[pair] ?? 0) | (1 << key.length);
    const bucket = this.#buckets.get(key) ?? { lengths: [], byValue: new Map<string, IndexedFact[]>() };
    this.#buckets.set(key, bucket);
    if (!bucket.lengths.includes(value.length)) bucket.lengths.push(value.length);
    const withValue = bucket.byValue.get(value) ?? [];
    bucket.byValue.set(value, withValue);
    const [extent, rank] = [extentOf(fact), rankOf(fact)];
    const same = withValue.find((one) => one.extent === extent && rankOf(one.owners[0]) === rank);
    if (same === undefined) withValue.push({ value, extent, owners: [fact] });
    else if (same.owners.length < mostOwners && same.owners.every(({ brand }) => brand !== fact.brand))
      same.owners.push(fact);
  }

  /** Every fact in a text with its offset, except inside wire names and generated classes. */
  *search(text: string): Generator<{ readonly fact: SharedFact; readonly offset: number }> {
    const folded = fold(text);
    for (let at = 0; at < text.length; at++) {
      const keyLengths = this.#keyLengths[pairAt(folded, at)] ?? 0;
      if (keyLengths === 0 || !startsWord(text, at)) continue;
      for (let keyLength = shortestFact; keyLength <= longestKey; keyLength++) {
        if ((keyLengths & (1 << keyLength)) === 0) continue;
        const bucket = this.#buckets.get(folded.slice(at, at + keyLength));
        for (const length of bucket?.lengths ?? []) {
          const end = at + length;
          for (const fact of bucket?.byValue.get(folded.slice(at, end)) ?? [])
            if (isWhole(fact.extent, fact.value, text, at, end) && !isPermittedName(text, at, end))
              yield { fact, offset: at };
        }
      }
    }
  }
}

/** Facts that may be shared, may not be, and may not even be in their own brand's folder are kept apart. */
const rankOf = (fact: BrandFact | undefined): number =>
  fact?.kind === "build-only field" ? 2 : fact?.kind === "id" || fact?.kind === "name" ? 1 : 0;
