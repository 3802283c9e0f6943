import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { type Finding, orderedFindings } from "#scripts/brands/finding.ts";
import { type Brand, validBrands } from "#scripts/brands/loadBrands.ts";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { loadLocales } from "./loadLocales.ts";
import type { CheckContext, Rule } from "./Rule.ts";
import { rules as allRules } from "./rules/rules.ts";

/** A rule that threw an error: its findings are unknown. */
export interface Crash {
  readonly rule: string;
  readonly message: string;
}

/** The result of a run. It passes when there is no crash, and no finding but notes. */
export interface Validation {
  /** Brands that can be built. */
  readonly brands: Brand[];
  /** Absolute path of the folder that was checked. */
  readonly root: string;
  /** Sorted by file, line and column. `reportFindings` gives them in words. */
  readonly findings: Finding[];
  readonly crashes: Crash[];
  /** How many files were checked. */
  readonly checked: { readonly brands: number; readonly themes: number; readonly texts: number };
}

/** Reads the portal's own files (`CheckContext.portal`). */
export type ReadPortal = (root: string) => Promise<CheckContext["portal"]>;

const repository = join(import.meta.dirname, "../..");

async function installedFonts(): Promise<string[]> {
  const folder = join(repository, "node_modules", "@fontsource-variable");
  return existsSync(folder) ? (await readdir(folder)).toSorted() : [];
}

async function runRule(rule: Rule, context: CheckContext): Promise<{ found: readonly Finding[] } | { crash: Crash }> {
  const { name, codes } = rule.meta;
  try {
    const found = await rule.check(context);
    const undeclared = found.find(
      ({ code }) => !codes.includes(code) && !context.locales.findings.some((finding) => finding.code === code),
    );
    if (undeclared === undefined) return { found };
    return { crash: { rule: name, message: `It reported the code "${undeclared.code}", which it does not declare` } };
  } catch (error) {
    return { crash: { rule: name, message: error instanceof Error ? (error.stack ?? error.message) : String(error) } };
  }
}

/** A value that has still to be filled in has one finding: that its format is wrong too is no news. */
function withoutUnfilled(findings: readonly Finding[]): Finding[] {
  const placeOf = ({ file, line, column }: Finding): string => `${file}:${line}:${column}`;
  const unfilled = new Set(findings.filter(({ code }) => code === "unfilled-value").map(placeOf));
  return findings.filter((finding) => finding.code === "unfilled-value" || !unfilled.has(placeOf(finding)));
}

/**
 * Checks every descriptor, theme, text and image of a folder with `tenants/` and `themes/`.
 * @param today the day in Norway, as `2026-12-24`: a campaign that is over is a note
 * A rule that throws is a crash, never a pass. Throws `MissingFolderError` when there is no such folder.
 */
export async function validateBrands(
  brandsDir: string,
  rules: readonly Rule[] = allRules,
  today: string = dayInOslo(new Date()),
  readPortal?: ReadPortal,
): Promise<Validation> {
  const workspace = loadWorkspace(brandsDir);
  const locales = loadLocales(join(repository, "locales", "nb"));
  const context: CheckContext = {
    workspace,
    locales,
    portal: await readPortal?.(repository),
    fonts: await installedFonts(),
    today,
  };
  const found: Finding[] = [...workspace.findings];
  const crashes: Crash[] = [];
  for (const rule of rules) {
    const result = await runRule(rule, context);
    if ("crash" in result) crashes.push(result.crash);
    else for (const finding of result.found) found.push(finding);
  }
  return {
    brands: validBrands(workspace),
    root: workspace.root,
    findings: withoutUnfilled(orderedFindings(found)),
    crashes,
    checked: { brands: workspace.brands.length, themes: workspace.themes.size, texts: locales.files.size },
  };
}
