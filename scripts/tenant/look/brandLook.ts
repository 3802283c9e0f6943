import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lookFile, lookFileOf, resolverFileOf } from "#scripts/brands/brandFiles.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import { loadWorkspace, readJson } from "#scripts/brands/loadWorkspace.ts";
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
  const theme = result?.theme;
  if (result === undefined || theme === undefined)
    throw new UsageError(`The theme of "${id}" cannot be read: npm run validate says what is wrong`);
  const hasAnswers = brand.files.includes(lookFile);
  const answers = hasAnswers ? readJson(join(dir, lookFileOf(id)), lookFileOf(id), []) : undefined;
  if (hasAnswers && answers === undefined)
    throw new UsageError(`${lookFileOf(id)} cannot be read: npm run validate says what is wrong`);
  return {
    files: { ...result, resolver: readFileSync(join(dir, resolverFileOf(result.name)), "utf8") },
    present: { light: theme.tokens, hasDark: theme.schemes.includes("dark"), takenOver: theme.takenOver },
    theme: { tokens: theme.tokens, contexts: buildContexts(theme.tokens, theme) },
    answers: readAnswers(answers?.value),
    answersText: answers?.text,
  };
}
