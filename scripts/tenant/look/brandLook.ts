import { join } from "node:path";
import { lookFile, lookFileOf, resolverFileOf } from "#scripts/brands/brandFiles.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import { readJson, readText, type Workspace } from "#scripts/brands/loadWorkspace.ts";
import { installedFonts } from "#scripts/brands/themes/installedFonts.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { brandOf } from "../brandOf.ts";
import type { PresentLook } from "./applyLook.ts";
import type { WholeTheme } from "./exportLook.ts";
import { type LookAnswers, readAnswers } from "./lookAnswers.ts";
import type { ThemeBefore } from "./lookEdits.ts";

/** What a brand looks like, with the files that say it. */
export interface BrandLook {
  readonly files: ThemeBefore;
  readonly present: PresentLook;
  readonly theme: WholeTheme;
  /** The fonts that the theme can name: those of the installed packages, and the brand's own. */
  readonly fonts: readonly string[];
  /** What was answered in earlier imports. */
  readonly answers: LookAnswers;
  /** The text with these answers: an empty object where there are none. */
  readonly answersText: string;
}

/**
 * The look of a brand and its answers.
 * @throws UsageError for a brand that does not exist, or whose theme cannot be read
 */
export function brandLook(workspace: Workspace, id: string): BrandLook {
  const { root } = workspace;
  const brand = brandOf(workspace, id);
  const { drafts, files } = brand;
  const { theme: name } = effectiveOf(workspace.base, brand.json);
  const result = typeof name === "string" ? workspace.themes.get(name) : undefined;
  const resolverFile = resolverFileOf(result?.name ?? "");
  const resolver = readText(join(root, resolverFile), resolverFile, drafts);
  if (result?.theme === undefined || !("source" in resolver))
    throw new UsageError(`The theme of "${id}" cannot be read: npm run validate says what is wrong`);
  const { theme } = result;
  const hasAnswers = files.includes(lookFile);
  const answers = hasAnswers ? readJson(join(root, lookFileOf(id)), lookFileOf(id), [], drafts) : undefined;
  if (hasAnswers && answers === undefined)
    throw new UsageError(`${lookFileOf(id)} cannot be read: npm run validate says what is wrong`);
  return {
    files: { ...result, resolver: resolver.source.text },
    present: { light: theme.tokens, hasDark: theme.schemes.includes("dark"), takenOver: theme.takenOver },
    theme,
    fonts: [...installedFonts(), ...brand.fonts.map(({ family }) => family)],
    answers: readAnswers(answers?.value),
    answersText: answers?.text ?? "{}\n",
  };
}
