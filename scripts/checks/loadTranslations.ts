import { join } from "node:path";

import { languages } from "#contract/pageLanguage.ts";
import type { Finding } from "#scripts/brands/finding.ts";
import type { JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { readJson } from "#scripts/brands/loadWorkspace.ts";
import { loadLocales, type Locales } from "./loadLocales.ts";

/** The portal's own texts in the languages other than bokmål. */
export interface Translations {
  readonly languages: readonly Locales[];
  /** `locales/sameAsBokmal.jsonc`: by language, texts that may be the same as in bokmål. */
  readonly same: JsonFile | undefined;
  /** What is wrong with the files. */
  readonly findings: readonly Finding[];
}

const sameFile = "sameAsBokmal.jsonc";

/** Reads the languages other than bokmål. `folder` is the path of `locales/`. */
export function loadTranslations(folder: string): Translations {
  const findings: Finding[] = [];
  const same = readJson(join(folder, sameFile), `locales/${sameFile}`, findings);
  const others = languages
    .filter((language) => language !== "nb")
    .map((language) => loadLocales(join(folder, language), language));
  return { languages: others, same, findings: [...findings, ...others.flatMap((each) => each.findings)] };
}
