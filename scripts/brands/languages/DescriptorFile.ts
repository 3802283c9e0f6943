import type { Language } from "#contract/pageLanguage.ts";
import type { JsonFile } from "../json/jsonFile.ts";

/** A descriptor, or the base of all brands, with the files beside it that have its texts in other languages. */
export interface DescriptorFile extends JsonFile {
  /** The language files, by language: also those of languages that the brand does not have. */
  readonly languageFiles?: ReadonlyMap<Language, JsonFile>;
}
