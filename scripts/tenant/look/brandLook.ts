import { existsSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { darkFileOf, lookFile, lookFileOf, resolverFileOf } from "#scripts/brands/brandFiles.ts";
import type { JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import { loadWorkspace, readJson } from "#scripts/brands/loadWorkspace.ts";
import { readRoles } from "#scripts/brands/themes/readRoles.ts";
import { buildContexts } from "#scripts/colours/contexts/buildContexts.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { brandOf } from "../brandOf.ts";
import type { PresentLook } from "./applyLook.ts";
import type { WholeTheme } from "./exportLook.ts";
import type { RoleChoices } from "./Look.ts";
import { readAnswers } from "./lookAnswers.ts";
import type { ThemeFiles } from "./lookEdits.ts";

/** What a brand looks like, with the files that say it. */
export interface BrandLook {
  readonly files: ThemeFiles;
  readonly present: PresentLook;
  readonly theme: WholeTheme;
  /** What was answered in earlier imports. */
  readonly answers: RoleChoices;
  /** The text with these answers; `undefined`: there are none. */
  readonly answersText: string | undefined;
}

/**
 * The look of a brand and its answers.
 * @throws UsageError for a brand that does not exist, or whose theme cannot be read
 */
export function brandLook(dir: string, id: string): BrandLook {
  const workspace = loadWorkspace(dir);
  const brand = brandOf(workspace, id);
  const { theme: name } = effectiveOf(workspace.base, brand.json);
  const result = typeof name === "string" ? workspace.themes.get(name) : undefined;
  if (result?.theme === undefined)
    throw new UsageError(`The theme of "${id}" cannot be read: npm run validate says what is wrong`);
  const optional = (file: string): JsonFile | undefined =>
    existsSync(join(dir, file)) ? readJson(join(dir, file), file, []) : undefined;
  const [resolver, dark] = [optional(resolverFileOf(result.name)), optional(darkFileOf(result.name))];
  const answers = brand.files.includes(lookFile) ? optional(lookFileOf(id)) : undefined;
  const light = result.theme.tokens;
  const hasDark =
    isObject(resolver?.value) && valueAt(resolver.value, ["modifiers", "scheme", "contexts", "dark"]) !== undefined;
  const takenOver = { dark: dark === undefined ? new Map() : readRoles(dark, result.file).tokens, more: new Map() };
  const contexts = buildContexts(light, { schemes: hasDark ? ["light", "dark"] : ["light"], takenOver });
  return {
    files: { name: result.name, theme: result.file, resolver, dark },
    present: { light, hasDark, takenOver },
    theme: { tokens: light, contexts },
    answers: readAnswers(answers?.value),
    answersText: answers?.text,
  };
}
