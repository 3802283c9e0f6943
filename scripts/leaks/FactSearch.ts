import { namesWithBrandId, nameWithBrandId } from "#contract/namesWithBrandId.ts";
import { escapeRegExp } from "#scripts/shared/text/escapeRegExp.ts";
import type { BrandFact } from "./brandFacts.ts";

/** The shortest id has two letters. */
const shortestFact = 2;
/** A value is looked up by its first characters: so many, or all of a shorter one. */
const startLength = 4;
/** Of a longer fact, the beginning is searched for. It bounds the work at a place. */
const longestValue = 64;
/** A shorter id is also a variable name in minified code: it counts only as a whole string or path segment. */
const shortestWord = 3;

/** A text in lower case, with every white space as a plain space. Its length stays the same. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const folded = lower.length === text.length ? lower : text.replaceAll(/[A-ZÆØÅ]/g, (letter) => letter.toLowerCase());
  return folded.replaceAll(/[^\S ]/g, " ");
}

/** The form in which a fact's value is compared: folded, from its first letter, digit or `#` on. */
export const comparable = (value: string): string =>
  fold(value)
    .replace(/^[^\p{L}\p{N}#]+/u, "")
    .slice(0, longestValue);

const upper = "A-Z\u00c0-\u00d6\u00d8-\u00de";
/** Digits too: they end a word in front of a capital letter. */
const lower = "a-z0-9\u00df-\u00f6\u00f8-\u1fff";
const letter = `[${upper}${lower}]`;

/** Where a fact could begin: at a word, at a capital letter inside one, or at the `#` of a colour. */
const wordStart = new RegExp(`#|(?<!${letter})${letter}|(?<=[${lower}])[${upper}]`, "y");
/** Where a word ends. */
const wordEnd = new RegExp(`(?!${letter})|(?<=[${lower}])(?=[${upper}])`, "y");

/** Whether an expression matches at an offset. */
function isAt(expression: RegExp, text: string, offset: number): boolean {
  expression.lastIndex = offset;
  return expression.test(text);
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
  if (extent === "word") return isAt(wordEnd, text, end);
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

/** A value that is a fact of one brand, or of several. */
export interface SharedFact {
  /** {@link comparable} */
  readonly value: string;
  /** As it is in the descriptors of the first brands that have it: two are enough to know whose fact a text is not. */
  readonly owners: readonly BrandFact[];
}

/** A fact in a text. */
interface PlacedFact {
  readonly fact: SharedFact;
  readonly offset: number;
}

/** Facts that may be shared, may not be, and may not even be in their own brand's folder are kept apart. */
function rankOf(kind: BrandFact["kind"]): number {
  if (kind === "build-only field") return 2;
  return kind === "id" || kind === "name" ? 1 : 0;
}

/** The facts with one value that count in the same places, for the same folders. */
interface Entry {
  readonly extent: Extent;
  readonly rank: number;
  readonly owners: BrandFact[];
}

/**
 * Finds facts of brands in texts. At each word of a text, it looks up the values that begin with the same characters:
 * the time of a search does not depend on the number of brands.
 */
export class FactSearch {
  readonly #entries = new Map<string, Entry[]>();
  /** The lengths of the values with the same first characters, in their order. */
  readonly #lengths = new Map<string, number[]>();
  #expression: RegExp | undefined;

  /** Facts are added before the first search. */
  add(fact: BrandFact): void {
    const value = comparable(fact.value);
    if (value.length < shortestFact) return;
    const start = value.slice(0, startLength);
    const lengths = this.#lengths.get(start) ?? [];
    if (!lengths.includes(value.length))
      this.#lengths.set(
        start,
        [...lengths, value.length].toSorted((a, b) => a - b),
      );
    const [extent, rank] = [extentOf(fact), rankOf(fact.kind)];
    const entries = this.#entries.get(value) ?? [];
    const same = entries.find((entry) => entry.extent === extent && entry.rank === rank);
    if (same === undefined) this.#entries.set(value, [...entries, { extent, rank, owners: [fact] }]);
    else if (same.owners.length === 1 && same.owners[0]?.brand !== fact.brand) same.owners.push(fact);
  }

  /** One expression for the first characters of all values, made at the first search. */
  get #starts(): RegExp {
    this.#expression ??= new RegExp([...this.#lengths.keys()].toSorted().map(escapeRegExp).join("|") || "(?!)", "g");
    return this.#expression;
  }

  /** Every fact in a text as it is written, except inside wire names and generated classes. */
  factsIn(text: string): PlacedFact[] {
    const folded = fold(text);
    const found: PlacedFact[] = [];
    const starts = this.#starts;
    starts.lastIndex = 0;
    for (let match = starts.exec(folded); match !== null; match = starts.exec(folded)) {
      const { index: at } = match;
      // Another value can begin inside this one.
      starts.lastIndex = at + 1;
      if (!isAt(wordStart, text, at)) continue;
      for (let start = at + shortestFact; start <= Math.min(at + startLength, text.length); start += 1)
        for (const length of this.#lengths.get(folded.slice(at, start)) ?? [])
          if (at + length <= text.length) this.#collect(found, text, folded, at, at + length);
    }
    return found;
  }

  /** Adds the facts that a part of a text is. */
  #collect(found: PlacedFact[], text: string, folded: string, at: number, end: number): void {
    const value = folded.slice(at, end);
    for (const { extent, owners } of this.#entries.get(value) ?? []) {
      const [first] = owners;
      if (first === undefined || !isWhole(extent, first.value, text, at, end)) continue;
      if (!isPermittedName(text, at, end)) found.push({ fact: { value, owners }, offset: at });
    }
  }
}
