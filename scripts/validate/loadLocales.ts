import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

import type { Diagnostic } from "../descriptor/diagnostic.ts";
import type { JsonFile } from "../descriptor/jsonFile.ts";
import { readJson } from "../descriptor/loadWorkspace.ts";

/** The texts of `locales/nb/`. */
export interface Locales {
  /** By feature: the file and its texts; the keys of nested objects are joined by dots. */
  readonly files: ReadonlyMap<string, { readonly json: JsonFile; readonly texts: ReadonlyMap<string, unknown> }>;
  readonly faults: readonly Diagnostic[];
}

function flatTexts(group: Record<string, unknown>, prefix: string, texts: Map<string, unknown>): Map<string, unknown> {
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      flatTexts(value as Record<string, unknown>, `${prefix}${key}.`, texts);
    else texts.set(`${prefix}${key}`, value);
  }
  return texts;
}

/** Reads every `<feature>.json` of a folder. */
export async function loadLocales(folder: string): Promise<Locales> {
  const faults: Diagnostic[] = [];
  const files = new Map<string, { json: JsonFile; texts: Map<string, unknown> }>();
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(".json")).toSorted()) {
    const json = await readJson(join(folder, name), `locales/nb/${name}`, faults);
    if (json !== undefined) files.set(basename(name, ".json"), { json, texts: flatTexts(json.value, "", new Map()) });
  }
  return { files, faults };
}
