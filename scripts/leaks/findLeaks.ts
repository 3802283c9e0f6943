import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import type { BrandFact } from "./brandFacts.ts";
import { decodeBase64 } from "./decodeBase64.ts";
import { decodeEscapes } from "./decodeEscapes.ts";
import { comparable, type FactIndex, fold } from "./FactIndex.ts";

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
  /** The brand's own public fields, theme and images, and the texts of the portal: {@link permittedText}. */
  readonly ownText: string;
}

/** Joins the texts that a folder may contain. */
export const permittedText = (parts: readonly string[]): string => fold(parts.join("\n"));

function isLeak({ brand, kind, value }: BrandFact, permitted: Permitted): boolean {
  if (kind !== "build-only field" && brand === permitted.brand) return false;
  // Two brands can share a text or a colour. An id or a name belongs to one brand, whatever other texts contain.
  if (kind === "id" || kind === "name") return true;
  return !permitted.ownText.includes(comparable(value));
}

/** Digests in file names are random letters and digits, which could spell an id. */
const withoutDigest = (path: string) => path.replace(/-[0-9a-f]{8}(?=\.)/, "");

/** Compressed fonts contain no text to search; the release record has their digests. */
const isText = (path: string) => /\.(?:html|js|css|svg|json)$/.test(path);

function* factsInText(facts: FactIndex, bytes: Uint8Array): Generator<Omit<Leak, "file">> {
  const original = new TextDecoder().decode(bytes);
  for (const [pass, { text, originAt }] of decodeEscapes(original).entries()) {
    const form = pass === 0 ? "text" : "escaped";
    for (const { fact, offset } of facts.search(text)) yield { fact, offset: originAt(offset), form };
    for (const encoded of decodeBase64(text)) {
      const offset = originAt(encoded.offset);
      for (const { fact } of facts.search(encoded.text)) yield { fact, offset, form: "base64" };
    }
  }
}

/** Every leak in one file: plain, escaped, as base64, and in its name. */
export function* findLeaks(facts: FactIndex, { path, bytes }: OutputFile, permitted: Permitted): Generator<Leak> {
  for (const { fact } of facts.search(withoutDigest(path))) {
    if (isLeak(fact, permitted)) yield { fact, file: path, offset: 0, form: "file name" };
  }
  if (!isText(path)) return;
  const seen = new Set<string>();
  for (const found of factsInText(facts, bytes)) {
    const key = `${found.fact.value} ${found.offset}`;
    if (seen.has(key) || !isLeak(found.fact, permitted)) continue;
    seen.add(key);
    yield { ...found, file: path };
  }
}

/** A leak as one line of the build's output. */
export function describeLeak(folder: string, { fact, file, offset, form }: Leak): string {
  const value = fact.value.length > 60 ? `${fact.value.slice(0, 57)}…` : fact.value;
  const how = form === "text" ? "" : ` (${form})`;
  return `${folder}: ${file}, offset ${offset}: the ${fact.kind} "${value}" of ${fact.brand}${how}`;
}
