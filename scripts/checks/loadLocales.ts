import { isObject } from "#contract/isObject.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

import type { Finding } from "#scripts/brands/finding.ts";
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
