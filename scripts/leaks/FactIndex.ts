import { nameWithBrandId } from "#contract/namesWithBrandId.ts";
import type { BrandFact } from "./brandFacts.ts";

/** The shortest id has two letters. */
const prefixLengths = [2, 3] as const;
/** Keys of the index are at most this long; longer facts are compared in full. */
const longestKey = 12;
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

function isWholeFact({ kind, value }: BrandFact, text: string, at: number, end: number): boolean {
  if (kind === "id" && value.length < shortestWord) {
    const exact = text.slice(at, end) === value;
    return exact && quotes.has(text[at - 1] ?? '"') && quotes.has(text[end] ?? '"');
  }
  return kind === "text" || kind === "image" || kind === "build-only field" || endsWord(text, end);
}

function permittedRanges(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(nameWithBrandId)].map((match) => [match.index, match.index + match[0].length] as const);
}

const pairAt = (text: string, at: number) => (text.charCodeAt(at) * 251 + text.charCodeAt(at + 1)) & 0xffff;

interface IndexedFact {
  readonly fact: BrandFact;
  /** {@link comparable} */
  readonly value: string;
}

/** Facts with the same prefix, by a longer key. */
interface Bucket {
  readonly keyLengths: Set<number>;
  readonly byKey: Map<string, IndexedFact[]>;
}

/** Finds facts of brands in texts. The time of a search hardly depends on the number of brands. */
export class FactIndex {
  readonly #buckets = new Map<string, Bucket>();
  /** Which pairs of characters start a fact: most offsets of a text are skipped after one look-up. */
  readonly #pairs = new Uint8Array(0x10000);

  constructor(facts: Iterable<BrandFact>) {
    for (const fact of facts) {
      const value = comparable(fact.value);
      if (value.length < prefixLengths[0]) continue;
      const key = value.slice(0, longestKey);
      const prefix = value.slice(0, prefixLengths[1]);
      const bucket = this.#buckets.get(prefix) ?? { keyLengths: new Set(), byKey: new Map<string, IndexedFact[]>() };
      this.#buckets.set(prefix, bucket);
      this.#pairs[pairAt(value, 0)] = 1;
      bucket.keyLengths.add(key.length);
      bucket.byKey.set(key, [...(bucket.byKey.get(key) ?? []), { fact, value }]);
    }
  }

  /** Every fact in a text with its offset, except inside wire names. */
  *search(text: string): Generator<{ readonly fact: BrandFact; readonly offset: number }> {
    const folded = fold(text);
    let exceptions: ReturnType<typeof permittedRanges> | undefined;
    for (let at = 0; at < text.length; at++) {
      if (this.#pairs[pairAt(folded, at)] === 0 || !startsWord(text, at)) continue;
      for (const { fact, value } of this.#candidates(folded, at)) {
        const end = at + value.length;
        if (!folded.startsWith(value, at) || !isWholeFact(fact, text, at, end)) continue;
        exceptions ??= permittedRanges(text);
        if (!exceptions.some(([from, to]) => from <= at && end <= to)) yield { fact, offset: at };
      }
    }
  }

  *#candidates(folded: string, at: number): Generator<IndexedFact> {
    for (const prefixLength of prefixLengths) {
      const bucket = this.#buckets.get(folded.slice(at, at + prefixLength));
      for (const keyLength of bucket?.keyLengths ?? [])
        yield* bucket?.byKey.get(folded.slice(at, at + keyLength)) ?? [];
    }
  }
}
