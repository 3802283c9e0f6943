import { decodeBase64, decodeEscapes } from "./decodeEscapes.ts";
import type { BrandFact } from "./leakFacts.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";

/** A fact of one brand, found where it must not be. */
export interface Leak {
  readonly fact: BrandFact;
  /** Path in the brand's folder. */
  readonly file: string;
  /** Offset in the file's text, from 0. */
  readonly offset: number;
  /** How it was written there. */
  readonly form: "text" | "escaped" | "base64" | "file name";
}

/** Names of the wire and paths of the specification that hold a brand's id: the only exceptions (contract §2). */
const wireNames =
  /EIKA_[A-Z]+|LO_?FAVOR\w*|eikaintegrasjon|\/(?:avtale)?detaljer\/eika(?=\/|$)|\/skade\/innbo\/lo\/dobbeltforsikret|\/skade\/reise\/lofavor/g;

/** An id may have two letters. */
const prefixLengths = [2, 3] as const;
/** Keys of the index are at most this long; long facts are told apart by comparing. */
const longestKey = 12;
/** An id this short is also an ordinary variable of minified code: it counts as a whole string or path segment only. */
const shortestWord = 3;

const isUpper = (code: number) => (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
const isLower = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code !== 0xf7 && code < 0x2000) || (code >= 0x30 && code <= 0x39);
const isWordSign = (code: number) => isUpper(code) || isLower(code);

/** A text in lower case with plain spaces, sign for sign. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  const folded = lower.length === text.length ? lower : text.replaceAll(/[A-ZÆØÅ]/g, (sign) => sign.toLowerCase());
  return folded.replaceAll(/\s/g, " ");
}

/** A fact's value as it is compared: folded, from its first letter, digit or `#` on. */
const comparable = (value: string) => fold(value).replace(/^[^\p{L}\p{N}#]+/u, "");

function startsWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 0x23) return true;
  if (!isWordSign(code)) return false;
  const before = text.charCodeAt(at - 1);
  return !isWordSign(before) || (isLower(before) && isUpper(code));
}

function endsWord(text: string, end: number): boolean {
  const after = text.charCodeAt(end);
  return !isWordSign(after) || (isLower(text.charCodeAt(end - 1)) && isUpper(after));
}

const quotes = new Set(['"', "'", "`", "/"]);

function standsAlone({ kind, value }: BrandFact, text: string, at: number, end: number): boolean {
  if (kind === "id" && value.length < shortestWord) {
    const exact = text.slice(at, end) === value;
    return exact && quotes.has(text[at - 1] ?? '"') && quotes.has(text[end] ?? '"');
  }
  return kind === "text" || kind === "image" || kind === "build-only field" || endsWord(text, end);
}

function wireRanges(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(wireNames)].map((match) => [match.index, match.index + match[0].length] as const);
}

/** What may stand in a folder although it is a fact of some brand. */
export interface Permitted {
  /** The brand whose folder it is; undefined for the chunks that all brands share. */
  readonly brand: string | undefined;
  /** What the brand's own public fields, theme and images say, and what belongs to no brand: {@link permittedText}. */
  readonly ownText: string;
}

/** Puts together what a folder may say. */
export const permittedText = (parts: readonly string[]): string => fold(parts.join("\n"));

const pairAt = (text: string, at: number) => (text.charCodeAt(at) * 251 + text.charCodeAt(at + 1)) & 0xffff;

interface Sought {
  readonly fact: BrandFact;
  readonly value: string;
}

/** Facts that begin alike: first told apart by a key, then by comparing. */
interface Bucket {
  readonly keyLengths: Set<number>;
  readonly byKey: Map<string, Sought[]>;
}

/** Searches files for facts of brands. Made once; a search costs much the same however many brands there are. */
export class LeakScan {
  readonly #buckets = new Map<string, Bucket>();
  /** Which pairs of signs a fact can begin with: most places of a text are passed over after one look. */
  readonly #pairs = new Uint8Array(0x10000);

  constructor(facts: Iterable<BrandFact>) {
    for (const fact of facts) {
      const value = comparable(fact.value);
      if (value.length < prefixLengths[0]) continue;
      const key = value.slice(0, longestKey);
      const prefix = value.slice(0, prefixLengths[1]);
      const bucket = this.#buckets.get(prefix) ?? { keyLengths: new Set(), byKey: new Map<string, Sought[]>() };
      this.#buckets.set(prefix, bucket);
      this.#pairs[pairAt(value, 0)] = 1;
      bucket.keyLengths.add(key.length);
      bucket.byKey.set(key, [...(bucket.byKey.get(key) ?? []), { fact, value }]);
    }
  }

  *#search(text: string): Generator<{ fact: BrandFact; at: number }> {
    const folded = fold(text);
    let exceptions: ReturnType<typeof wireRanges> | undefined;
    for (let at = 0; at < text.length; at++) {
      if (this.#pairs[pairAt(folded, at)] === 0 || !startsWord(text, at)) continue;
      for (const prefixLength of prefixLengths) {
        const bucket = this.#buckets.get(folded.slice(at, at + prefixLength));
        if (!bucket) continue;
        for (const keyLength of bucket.keyLengths) {
          for (const { fact, value } of bucket.byKey.get(folded.slice(at, at + keyLength)) ?? []) {
            const end = at + value.length;
            if (!folded.startsWith(value, at) || !standsAlone(fact, text, at, end)) continue;
            exceptions ??= wireRanges(text);
            if (!exceptions.some(([from, to]) => from <= at && end <= to)) yield { fact, at };
          }
        }
      }
    }
  }

  /** Facts that the permitted brand may not carry: of others, or its own that are for the build only. */
  #isLeak({ brand, kind, value }: BrandFact, permitted: Permitted): boolean {
    if (kind !== "build-only field" && brand === permitted.brand) return false;
    // An id or a name is never common property, whatever a text of everybody's says.
    if (kind === "id" || kind === "name") return true;
    return !permitted.ownText.includes(comparable(value));
  }

  /** Everything that leaks in one file. */
  *scan(file: OutputFile, permitted: Permitted): Generator<Leak> {
    for (const { fact } of this.#search(file.path.replace(/-[0-9a-f]{8}(?=\.)/, ""))) {
      if (this.#isLeak(fact, permitted)) yield { fact, file: file.path, offset: 0, form: "file name" };
    }
    // Compressed fonts hold no text that could be searched; their digests are in the release record.
    if (!/\.(?:html|js|css|svg|json)$/.test(file.path)) return;
    const seen = new Set<string>();
    const once = (leak: Leak) => {
      const key = `${leak.fact.value} ${leak.offset}`;
      return !seen.has(key) && seen.add(key) && this.#isLeak(leak.fact, permitted);
    };
    const original = new TextDecoder().decode(file.bytes);
    for (const [pass, { text, originAt }] of decodeEscapes(original).entries()) {
      for (const { fact, at } of this.#search(text)) {
        const leak: Leak = { fact, file: file.path, offset: originAt(at), form: pass === 0 ? "text" : "escaped" };
        if (once(leak)) yield leak;
      }
      for (const encoded of decodeBase64(text)) {
        for (const { fact } of this.#search(encoded.text)) {
          const leak: Leak = { fact, file: file.path, offset: originAt(encoded.offset), form: "base64" };
          if (once(leak)) yield leak;
        }
      }
    }
  }
}

/** A leak in one line, for the one who has to find it. */
export function describeLeak(brand: string, { fact, file, offset, form }: Leak): string {
  const value = fact.value.length > 60 ? `${fact.value.slice(0, 57)}…` : fact.value;
  const how = form === "text" ? "" : ` (${form})`;
  return `${brand}: ${file}, offset ${offset}: the ${fact.kind} "${value}" of ${fact.brand}${how}`;
}
