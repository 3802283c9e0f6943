import { isObject } from "#contract/isObject.ts";
import { type Language, languages } from "#contract/pageLanguage.ts";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Finding } from "#scripts/findings/Finding.ts";
import type { JsonFile, Path } from "#scripts/brands/json/jsonFile.ts";
import { readJson } from "#scripts/brands/loadWorkspace.ts";

/** A text of a file. Its value is not checked yet. */
export interface LocaleText {
  readonly value: unknown;
  readonly path: Path;
}

/** One file and its texts by key. The keys of nested objects are joined with dots. */
export interface LocaleFile {
  readonly json: JsonFile;
  readonly texts: ReadonlyMap<string, LocaleText>;
}

/** The texts of `locales/<language>/`. */
export interface Locales {
  readonly language: Language;
  /** By feature. */
  readonly files: ReadonlyMap<string, LocaleFile>;
  readonly findings: readonly Finding[];
}

function flatTexts(
  group: Record<string, unknown>,
  path: readonly string[],
  texts: Map<string, LocaleText>,
): Map<string, LocaleText> {
  for (const [key, value] of Object.entries(group)) {
    const here = [...path, key];
    if (isObject(value)) flatTexts(value as Record<string, unknown>, here, texts);
    else texts.set(here.join("."), { value, path: here });
  }
  return texts;
}

/**
 * Reads every `<feature>.json` of a folder. A folder that does not exist has no texts.
 * @param language the language of its texts
 */
export function loadLocales(folder: string, language: Language = "nb"): Locales {
  const findings: Finding[] = [];
  const files = new Map<string, LocaleFile>();
  for (const name of (existsSync(folder) ? readdirSync(folder) : [])
    .filter((each) => each.endsWith(".json"))
    .toSorted()) {
    const json = readJson(join(folder, name), `locales/${language}/${name}`, findings);
    if (json !== undefined) files.set(basename(name, ".json"), { json, texts: flatTexts(json.value, [], new Map()) });
  }
  return { language, files, findings };
}

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
