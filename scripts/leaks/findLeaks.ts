import { sbomFile } from "#contract/releaseFiles.ts";
import { type BrandFact, fontDigest } from "./brandFacts.ts";
import { type FactSearch, fold, type SharedFact } from "./FactSearch.ts";
import { type TextForm, textForms } from "./textForms.ts";

/** A file to search: its path in the brand's folder, and its content as bytes or, where it is known, as text. */
export interface SearchedFile {
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

/** A file whose content was decoded, to be searched. */
export interface DecodedFile {
  readonly path: string;
  /** None of a file that contains no text. */
  readonly forms: readonly TextForm[];
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
  readonly form: TextForm["form"] | "file name";
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
export function leakOf({ value, owners }: SharedFact, { brand, ownText, isNeutral }: Permitted): BrandFact | undefined {
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

/** Digests in file names are random letters and digits, which could spell an id. */
const withoutDigest = (path: string) => path.replace(/-[0-9a-f]{8}(?=\.)/, "");

/**
 * Compressed fonts contain no text to search. The list of packages and their
 * licences are the words of others.
 */
const isText = (path: string) =>
  (/\.(?:html|js|css|svg|json)$/.test(path) && path !== sbomFile) || path.startsWith(".well-known/");

const isFont = (file: SearchedFile): file is SearchedFile & { readonly bytes: Uint8Array } =>
  file.path.endsWith(".woff2") && typeof file.bytes !== "string";

/** A digest is random letters, which could spell an id, also when it is decoded. */
const withoutDigests = (text: string) =>
  text.replaceAll(/\bsha256-[\w+/]{43}=|\b[0-9a-f]{64}\b/g, (digest) => " ".repeat(digest.length));

/** Decodes everything in a file in which a fact could be hidden. Of a font it is the digest. */
export const decodeFile = (file: SearchedFile): DecodedFile => ({
  path: file.path,
  forms: isFont(file)
    ? [{ text: fontDigest(file.bytes), form: "text", originAt: (offset) => offset }]
    : isText(file.path)
      ? [...textForms(withoutDigests(textOf(file)))]
      : [],
});

/** Every leak in one file: plain, escaped, as base64, and in its name. */
export function* findLeaks(facts: FactSearch, { path, forms }: DecodedFile, permitted: Permitted): Generator<Leak> {
  for (const { fact } of facts.factsIn(withoutDigest(path))) {
    const leak = leakOf(fact, permitted);
    if (leak !== undefined) yield { fact: leak, file: path, offset: 0, form: "file name" };
  }
  const seen = new Set<string>();
  for (const { text, form, originAt } of forms)
    for (const { fact, offset: place } of facts.factsIn(text)) {
      const offset = originAt(place);
      const key = `${fact.value} ${offset}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const leak = leakOf(fact, permitted);
      if (leak !== undefined) yield { fact: leak, file: path, offset, form };
    }
}

/** A leak as one line of the build's output. */
export function describeLeak(folder: string, { fact, file, offset, form }: Leak): string {
  const value = fact.value.length > 60 ? `${fact.value.slice(0, 57)}…` : fact.value;
  const how = form === "text" ? "" : ` (${form})`;
  return `${folder}: ${file}, offset ${offset}: the ${fact.kind} "${value}" of ${fact.brand}${how}`;
}
