import { type BrandLanguages, type Language, namedLanguages } from "#contract/pageLanguage.ts";
import { valueAt } from "#contract/valueAt.ts";

/** Values that the form shows beside the texts of a brand, with their texts in each language. */
export interface FormBasis {
  /** The fields of `tenants/base.jsonc`, which all brands share. */
  readonly base: Readonly<Record<Language, Readonly<Record<string, unknown>>>>;
  /** The portal's own texts: by file of its locales, then by key. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** The languages of a brand, its own first, as its descriptor or the base names them. */
export const languagesIn = (descriptor: unknown, { base }: FormBasis): BrandLanguages =>
  namedLanguages(valueAt(descriptor, ["languages"]) ?? base.nb["languages"]);
