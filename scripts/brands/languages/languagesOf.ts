import { type BrandLanguages, namedLanguages } from "#contract/pageLanguage.ts";
import type { JsonFile } from "../json/jsonFile.ts";

/** The languages of a brand, its own first. */
export const languagesOf = (base: JsonFile | undefined, brand: JsonFile): BrandLanguages =>
  namedLanguages(brand.value["languages"] ?? base?.value["languages"]);
