import { type BrandLanguages, type Language, languages, namedLanguages } from "#contract/pageLanguage.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { FileKind } from "./StudioDocument.ts";

/** Values that the form shows beside the texts of a document, with their texts in each language. */
export interface FormBasis {
  /** The fields of `tenants/base.jsonc`, which all brands share. Left out: the document is this base. */
  readonly base?: Readonly<Record<Language, Readonly<Record<string, unknown>>>>;
  /** The portal's own texts: by file of its locales, then by key. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** Whether the document is the base that all brands share. */
export const isOfBase = ({ base }: FormBasis): boolean => base === undefined;

/** The files that a document always has. The base has no theme. */
export const isNeeded = (kind: FileKind, basis: FormBasis): boolean =>
  kind === "descriptor" || (kind === "theme" && !isOfBase(basis));

/**
 * The languages of a brand, its own first, as its descriptor or the base names them. The base itself has all languages:
 * it is written in bokmål, the first of them.
 */
export const languagesIn = (descriptor: unknown, { base }: FormBasis): BrandLanguages =>
  base === undefined ? languages : namedLanguages(valueAt(descriptor, ["languages"]) ?? base.nb["languages"]);
