import { namesWithBrandId, nameWithBrandId } from "#contract/namesWithBrandId.ts";
import type { BrandFact } from "./brandFacts.ts";
import { FactStore } from "./FactStore.ts";
import { Fingerprints, RunningFingerprint } from "./Fingerprints.ts";
import { NumberList } from "./NumberList.ts";
import { PrefixBits } from "./PrefixBits.ts";

/** The shortest id has two letters. */
const shortestFact = 2;
/** A place in a text is left as soon as no fact begins with its first 4, 8, … characters. */
const prefixLengths = [4, 8, 12, 16, 24, 32, 48];
/** Of a longer fact, the beginning is searched for. It bounds the work at a place, and the memory. */
export const longestValue = 64;
/** Of the value as it is written, so much is kept: more than a report shows. */
const longestWritten = 160;
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

/** Whether a fact could begin at an offset. */
export function startsWord(text: string, at: number): boolean {
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

/** Whether a text could be a part of a wire name or of a generated class. */
const couldBePermitted = (part: string): boolean =>
  namesWithBrandId.some((name) => name.includes(part)) || /^[A-Za-z]{1,6}$/.test(part);

/**
 * Whether a place in a text is a part of a wire name or of a generated class. Only the neighbourhood is searched: the
 * expressions are slow.
 */
function isPermittedName(text: string, at: number, end: number): boolean {
  if (!couldBePermitted(text.slice(at, end))) return false;
  const from = Math.max(0, at - longestName);
  const around = text.slice(from, end + longestName);
  return [...around.matchAll(nameWithBrandId), ...around.matchAll(generatedClass)].some(
    ({ index, 0: name }) => from + index <= at && end <= from + index + name.length,
  );
}

const nothing: readonly (readonly [number, number])[] = [];

/** The number of a pair of characters; that after the end of a text is NaN. */
const pairOf = (code: number, next: number) => (code * 251 + next) & 0xffff;

/** A value that is a fact of one brand, or of several. */
export interface SharedFact {
  /** {@link comparable} */
  readonly value: string;
  /** As it is in the descriptors of the first brands that have it: two are enough to know whose fact a text is not. */
  readonly owners: readonly BrandFact[];
}

/** A fact in a text. */
export interface PlacedFact {
  readonly fact: SharedFact;
  readonly offset: number;
}

/** Facts that may be shared, may not be, and may not even be in their own brand's folder are kept apart. */
function rankOf(kind: BrandFact["kind"]): number {
  if (kind === "build-only field") return 2;
  return kind === "id" || kind === "name" ? 1 : 0;
}

/**
 * Finds facts of brands in texts. A search looks at each word of a text once, and there only as far as some fact begins
 * with the same characters: its time does not depend on the number of brands, nor on how many of them share a text.
 *
 * Facts of 10,000 brands are some hundred thousand. They are numbers in a few long lists, so that they take little
 * memory, and no time of the garbage collector.
 */
export class FactIndex {
  readonly #values = new Fingerprints();
  /** By value: its first fact. */
  readonly #firstFacts = new NumberList();
  readonly #facts = new FactStore();
  /** Whether a value begins with a pair of characters: most offsets of a text are skipped after one look-up. */
  readonly #pairs = new Uint8Array(0x10000);
  /** Whether a value has a length. */
  readonly #lengths = new Uint8Array(longestValue + 1);
  #bits = 1 << 14;
  #prefixes = new PrefixBits(this.#bits);
  readonly #running = new RunningFingerprint();

  /** How many different values it has. */
  get size(): number {
    return this.#values.size;
  }

  add(fact: BrandFact): void {
    const value = comparable(fact.value).slice(0, longestValue);
    if (value.length < shortestFact) return;
    const pair = pairOf(value.charCodeAt(0), value.charCodeAt(1));
    this.#pairs[pair] = 1;
    this.#lengths[value.length] = 1;
    const count = this.#values.size;
    const entry = this.#values.add(this.#markPrefixes(value));
    if (entry === count) {
      this.#firstFacts.push(this.#newFact(fact, value));
      if (count * 16 > this.#bits) this.#growPrefixes();
      return;
    }
    const [extent, rank] = [extentOf(fact), rankOf(fact.kind)];
    let last = this.#firstFacts.at(entry);
    for (let at: number | undefined = last; at !== undefined; at = this.#facts.after(at)) {
      last = at;
      const { first, other } = this.#facts.ownersOf(at);
      if (extentOf(first) !== extent || rankOf(first.kind) !== rank) continue;
      // Two brands are enough to know whose fact a text is not.
      if (other === undefined && first.brand !== fact.brand) this.#facts.addOwner(at, fact);
      return;
    }
    this.#facts.chain(last, this.#newFact(fact, value));
  }

  /** Keeps the beginning of a value as it is written: so much that it gives the same value to compare. */
  #newFact(fact: BrandFact, value: string): number {
    const short = fact.value.slice(0, longestWritten);
    return this.#facts.add(comparable(short).slice(0, longestValue) === value ? { ...fact, value: short } : fact);
  }

  /** Marks the beginnings of a value. Gives the fingerprint of the whole. */
  #markPrefixes(value: string): number {
    const running = this.#running;
    running.reset();
    for (let at = 0; at < value.length; at++) {
      running.add(value.charCodeAt(at));
      if (prefixLengths.includes(at + 1)) this.#prefixes.add(running.short());
    }
    // The end of a value is marked too, in another way than a beginning.
    this.#prefixes.add(~running.short());
    return running.value();
  }

  #growPrefixes(): void {
    this.#bits *= 4;
    this.#prefixes = new PrefixBits(this.#bits);
    for (let entry = 0; entry < this.#values.size; entry++) {
      const { value } = this.#facts.ownersOf(this.#firstFacts.at(entry)).first;
      this.#markPrefixes(comparable(value).slice(0, longestValue));
    }
  }

  /** Every fact in a text with its offset, except inside wire names and generated classes. */
  *search(text: string): Generator<PlacedFact> {
    const folded = fold(text);
    for (let at = this.#next(text, folded, 0); at < text.length; at = this.#next(text, folded, at + 1))
      for (const [entry, length] of this.#valuesAt(folded, at))
        yield* this.#factsOf(entry, text, folded, at, at + length);
  }

  /** The next offset where a fact could begin, or the text's length. V8 does not optimize the loop of a generator. */
  #next(text: string, folded: string, from: number): number {
    const pairs = this.#pairs;
    let code = folded.charCodeAt(from);
    for (let at = from; at < text.length; at++) {
      const next = folded.charCodeAt(at + 1);
      if (pairs[pairOf(code, next)] === 1 && startsWord(text, at)) return at;
      code = next;
    }
    return text.length;
  }

  /** The numbers of the values that a text has at an offset, with their lengths. */
  #valuesAt(folded: string, offset: number): readonly (readonly [entry: number, length: number])[] {
    const running = this.#running;
    running.reset();
    let found: [number, number][] | undefined;
    const end = Math.min(folded.length, offset + longestValue);
    for (let at = offset, next = 0; at < end; at++) {
      running.add(folded.charCodeAt(at));
      const length = at + 1 - offset;
      if (this.#lengths[length] === 1 && this.#prefixes.has(~running.short())) {
        const entry = this.#values.find(running.value());
        if (entry !== -1) (found ??= []).push([entry, length]);
      }
      if (length !== prefixLengths[next]) continue;
      if (!this.#prefixes.has(running.short())) break;
      next += 1;
    }
    return found ?? nothing;
  }

  *#factsOf(entry: number, text: string, folded: string, at: number, end: number): Generator<PlacedFact> {
    const value = folded.slice(at, end);
    for (
      let fact: number | undefined = this.#firstFacts.at(entry);
      fact !== undefined;
      fact = this.#facts.after(fact)
    ) {
      const { first, other } = this.#facts.ownersOf(fact);
      // Two texts could have one fingerprint.
      if (comparable(first.value).slice(0, longestValue) !== value) return;
      if (!isWhole(extentOf(first), value, text, at, end) || isPermittedName(text, at, end)) continue;
      yield { fact: { value, owners: other === undefined ? [first] : [first, other] }, offset: at };
    }
  }
}
