import { join } from "node:path";
import { languages } from "#contract/pageLanguage.ts";
import { baseFile, languageFileOf } from "#scripts/brands/brandFiles.ts";
import { readJson } from "#scripts/brands/loadWorkspace.ts";

/** The base of all brands of a folder in all languages, as far as it can be read. */
export const readBase = (brandsDir: string): unknown =>
  [baseFile, ...languages.map((language) => languageFileOf(baseFile, language))].map(
    (name) => readJson(join(brandsDir, "tenants", name), `tenants/${name}`, [])?.value,
  );
