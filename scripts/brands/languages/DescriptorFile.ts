import { type BrandLanguages, type Language, namedLanguages } from "#contract/pageLanguage.ts";
import type { JsonFile } from "../json/jsonFile.ts";
import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";
import type { IsTranslated } from "#contract/descriptor/inLanguage.ts";
import { schemaAt } from "../schema/schemaAt.ts";

/** A descriptor, or the base of all brands, with the files beside it that have its texts in other languages. */
export interface DescriptorFile extends JsonFile {
  /** The language files, by language: also those of languages that the brand does not have. */
  readonly languageFiles?: ReadonlyMap<Language, JsonFile>;
}

/** A descriptor, and the files beside it with its texts in other languages. */
export const filesOf = (descriptor: DescriptorFile): JsonFile[] => [
  descriptor,
  ...(descriptor.languageFiles?.values() ?? []),
];

/** The languages of a brand, its own first. */
export const languagesOf = (base: JsonFile | undefined, brand: JsonFile): BrandLanguages =>
  namedLanguages(brand.value["languages"] ?? base?.value["languages"]);

/** Whether the field at a path of a descriptor, or of an environment in it, is a text that every language has. */
export const isTranslated: IsTranslated = (path) => {
  const field = path[0] === "environments" ? path.slice(2) : path;
  return schemaAt(effectiveDescriptorSchema, undefined, field)?.meta()?.["translated"] === true;
};
