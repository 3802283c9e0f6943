import { sbomFile } from "#contract/releaseFiles.ts";
import type { BrandFact } from "./facts/brandFacts.ts";
import { decodeBase64 } from "./decodeBase64.ts";
import { decodeEscapes } from "./decodeEscapes.ts";
import { piecesOf } from "./pieces.ts";
import { comparable, type FactIndex, fold, longestValue, type PlacedFact, type SharedFact } from "./facts/FactIndex.ts";

/** A file to search: its path in the brand's folder, and its content as bytes or, where it is known, as text. */
export interface SearchedFile {
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

/** The content of a file as text. */
export const textOf = ({ bytes }: SearchedFile): string =>
  typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes);

/** A fact of a brand in a file that must not contain it. */
export interface Leak {
  readonly fact: BrandFact;
  /** Path in the brand's folder. */
  readonly file: string;
  /** Offset in the file's text, from 0. */
  readonly offset: number;
  /** How the fact is written there. */
  readonly form: "text" | "escaped" | "base64" | "file name";
}

/** What a folder may contain although it is a fact of a brand. */
export interface Permitted {
  /** The brand of the folder; undefined for the chunks that all brands share. */
  readonly brand: string | undefined;
  /** The brand's own public fields, theme and images: {@link permittedText}. */
  readonly ownText: string;
  /** Whether a {@link comparable} value is in the texts of the portal, which belong to no brand. */
  readonly isNeutral?: (value: string) => boolean;
}

/** Joins the texts that a folder may contain. */
export const permittedText = (parts: readonly string[]): string => fold(parts.join("\n"));

/** The fact of another brand that a value is; `undefined` when the folder may contain it. */
function leakOf({ value, owners }: SharedFact, { brand, ownText, isNeutral }: Permitted): BrandFact | undefined {
  const [first] = owners;
  // A build-only field may not even be in its own brand's folder.
  if (first?.kind === "build-only field")
    return ownText.includes(value) || isNeutral?.(value) === true ? undefined : first;
  const foreign = owners.find((fact) => fact.brand !== brand);
  // An id or a name belongs to one brand, also when a text of another contains it.
  if (foreign === undefined || foreign.kind === "id" || foreign.kind === "name") return foreign;
  const isOwn = owners.length > 1 && owners.some((fact) => fact.brand === brand);
  // Two brands can share a text or a colour.
  return isOwn || ownText.includes(value) || isNeutral?.(value) === true ? undefined : foreign;
}

/** Whether a fact is a leak where it is in a file that all brands share, wherever that is. */
export const isLeakInPortal = (fact: BrandFact, isNeutral: (value: string) => boolean): boolean => {
  const value = comparable(fact.value).slice(0, longestValue);
  return (
    fact.kind !== "colour" &&
    leakOf({ value, owners: [fact] }, { brand: undefined, ownText: "", isNeutral }) !== undefined
  );
};

/** Digests in file names are random letters and digits, which could spell an id. */
const withoutDigest = (path: string) => path.replace(/-[0-9a-f]{8}(?=\.)/, "");

/**
 * Compressed fonts contain no text to search; the release record has their digests. The list of packages and their
 * licences are the words of others.
 */
const isText = (path: string) =>
  (/\.(?:html|js|css|svg|json)$/.test(path) && path !== sbomFile) || path.startsWith(".well-known/");

/** A digest is random letters, which could spell an id, also when it is decoded. */
const withoutDigests = (text: string) =>
  text.replaceAll(/\bsha256-[\w+/]{43}=|\b[0-9a-f]{64}\b/g, (digest) => " ".repeat(digest.length));

/** A fact that was found in a text, before it is known whether it may be there. */
export interface FoundFact extends PlacedFact {
  readonly form: "text" | "escaped" | "base64";
}

/** Finds facts in names of files and in texts. */
export interface FactSearch {
  /** Every fact in a name of a file, with its offset. */
  inName(name: string): Iterable<PlacedFact>;
  /** Every fact in a text: plain, escaped and as base64. */
  inText(text: string): Iterable<FoundFact>;
}

/** Every fact in a text: plain, escaped and as base64. */
export function* factsInText(facts: FactIndex, original: string): Generator<FoundFact> {
  for (const [pass, { text, originAt }] of decodeEscapes(original).entries()) {
    const form = pass === 0 ? "text" : "escaped";
    for (const { fact, offset } of facts.search(text)) yield { fact, offset: originAt(offset), form };
    for (const encoded of decodeBase64(text)) {
      const offset = originAt(encoded.offset);
      for (const { fact } of facts.search(encoded.text)) yield { fact, offset, form: "base64" };
    }
  }
}

/**
 * All texts in which {@link findLeaks} searches: the file's name, the pieces of its content, and what is decoded from
 * them.
 */
export function* searchedTexts(file: SearchedFile): Generator<string> {
  yield withoutDigest(file.path);
  if (!isText(file.path)) return;
  for (const { piece } of piecesOf(withoutDigests(textOf(file))))
    for (const { text } of decodeEscapes(piece)) {
      yield text;
      for (const encoded of decodeBase64(text)) yield encoded.text;
    }
}

/** Every leak in one file: plain, escaped, as base64, and in its name. */
export function* findLeaks(facts: FactSearch, searched: SearchedFile, permitted: Permitted): Generator<Leak> {
  const { path } = searched;
  for (const { fact } of facts.inName(withoutDigest(path))) {
    const leak = leakOf(fact, permitted);
    if (leak !== undefined) yield { fact: leak, file: path, offset: 0, form: "file name" };
  }
  if (!isText(path)) return;
  const seen = new Set<string>();
  for (const { fact, offset, form } of facts.inText(withoutDigests(textOf(searched)))) {
    const key = `${fact.value} ${offset}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const leak = leakOf(fact, permitted);
    if (leak !== undefined) yield { fact: leak, file: path, offset, form };
  }
}

/**
 * Facts of any brand in a file that all brands share. Colours do not count: our own code has none
 * (`house/no-raw-style`), and those of libraries belong to no brand.
 */
export function* leaksInPortal(
  facts: FactSearch,
  file: SearchedFile,
  isNeutral: (value: string) => boolean,
): Generator<Leak> {
  for (const leak of findLeaks(facts, file, { brand: undefined, ownText: "", isNeutral }))
    if (leak.fact.kind !== "colour") yield leak;
}

/** A leak as one line of the build's output. */
export function describeLeak(folder: string, { fact, file, offset, form }: Leak): string {
  const value = fact.value.length > 60 ? `${fact.value.slice(0, 57)}…` : fact.value;
  const how = form === "text" ? "" : ` (${form})`;
  return `${folder}: ${file}, offset ${offset}: the ${fact.kind} "${value}" of ${fact.brand}${how}`;
}
