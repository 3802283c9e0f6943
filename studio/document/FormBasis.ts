import type { Language } from "#contract/pageLanguage.ts";

/** Values that the form shows beside the texts of a brand, with their texts in each language. */
export interface FormBasis {
  /** The fields of `tenants/base.jsonc`, which all brands share. */
  readonly base: Readonly<Record<Language, Readonly<Record<string, unknown>>>>;
  /** The portal's own texts: by file of its locales, then by key. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}
