import { isLanguage, type Language } from "#contract/pageLanguage.ts";
import { baseLanguage } from "../brandFiles.ts";
import type { JsonFile } from "../json/jsonFile.ts";

/** Languages of a brand: its own first. */
export type BrandLanguages = readonly [Language, ...Language[]];

/** The languages of a brand, as far as they are languages of the portal; bokmål where none is. */
export function languagesOf(base: JsonFile | undefined, brand: JsonFile): BrandLanguages {
  const given = brand.value["languages"] ?? base?.value["languages"];
  const named = (Array.isArray(given) ? given : []).filter((each) => typeof each === "string");
  const [own = baseLanguage, ...others] = new Set(named.filter(isLanguage));
  return [own, ...others];
}
