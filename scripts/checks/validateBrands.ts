import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { type Finding, orderedFindings } from "#scripts/brands/finding.ts";
import { type BrandSet, brandSet, validBrands } from "#scripts/brands/loadBrands.ts";
import { type OpenWorkspace, openWorkspace, type Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { SearchedFile } from "#scripts/leaks/findLeaks.ts";
import { BrandIndex } from "./BrandIndex.ts";
import { loadLocales } from "./loadLocales.ts";
import { PortalWords } from "./PortalWords.ts";
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
  readonly brands: BrandSet;
  /** Absolute path of the folder that was checked. */
  readonly root: string;
  /** Sorted by file, line and column. `reportFindings` gives them in words. */
  readonly findings: Finding[];
  readonly crashes: Crash[];
  /** How many files were checked. */
  readonly checked: { readonly brands: number; readonly themes: number; readonly texts: number };
}

/** Reads the portal's own files, with a page of no brand: every brand's folder has their words. */
export type ReadPortal = (root: string) => Promise<readonly SearchedFile[]>;

const repository = join(import.meta.dirname, "../..");

async function installedFonts(): Promise<string[]> {
  const folder = join(repository, "node_modules", "@fontsource-variable");
  return existsSync(folder) ? (await readdir(folder)).toSorted() : [];
}

/** How many brands, or themes, are checked at a time. */
const partSize = 64;

/** The workspace in parts: all brands with their themes, then the themes that no brand uses. */
function* partsOf(workspace: OpenWorkspace): Generator<Workspace> {
  const unused = new Set(workspace.themeNames);
  const chunks = (names: readonly string[]): string[][] =>
    Array.from({ length: Math.ceil(names.length / partSize) }, (_, index) =>
      names.slice(index * partSize, (index + 1) * partSize),
    );
  for (const folders of chunks(workspace.folders)) {
    const part = workspace.part(folders);
    for (const name of part.themes.keys()) unused.delete(name);
    yield part;
  }
  for (const themes of chunks([...unused])) yield workspace.part([], themes);
}

/** Runs rules on one part after another. A rule that has thrown is not run again. */
class RuleRun {
  readonly findings: Finding[] = [];
  readonly crashes: Crash[] = [];
  readonly #rules: readonly Rule[];

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
  }

  async check(context: CheckContext): Promise<void> {
    for (const rule of this.#rules) await this.#run(rule, rule.check, context);
  }

  async finish(context: CheckContext): Promise<void> {
    for (const rule of this.#rules) if (rule.finish !== undefined) await this.#run(rule, rule.finish, context);
  }

  async #run({ meta: { name, codes } }: Rule, check: Rule["check"], context: CheckContext): Promise<void> {
    if (this.crashes.some(({ rule }) => rule === name)) return;
    try {
      const found = await check(context);
      const undeclared = found.find(
        ({ code }) => !codes.includes(code) && !context.locales.findings.some((finding) => finding.code === code),
      );
      if (undeclared === undefined) for (const finding of found) this.findings.push(finding);
      else
        this.crashes.push({
          rule: name,
          message: `It reported the code "${undeclared.code}", which it does not declare`,
        });
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.crashes.push({ rule: name, message });
    }
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
  const workspace = openWorkspace(brandsDir);
  const locales = loadLocales(join(repository, "locales", "nb"));
  const portal = await readPortal?.(repository);
  const shared = {
    index: new BrandIndex(workspace),
    locales,
    portal: portal && new PortalWords(repository, workspace.root, portal),
    fonts: await installedFonts(),
    today,
  };
  const run = new RuleRun(rules);
  const ids: string[] = [];
  const checked = { brands: 0, themes: new Set<string>() };
  const found: Finding[] = [...workspace.findings];
  for (const part of partsOf(workspace)) {
    for (const finding of part.findings) found.push(finding);
    await run.check({ ...shared, workspace: part });
    ids.push(...validBrands(part).map(({ id }) => id));
    checked.brands += part.brands.length;
    for (const name of part.themes.keys()) checked.themes.add(name);
  }
  await run.finish({ ...shared, workspace: workspace.part([]) });
  for (const finding of run.findings) found.push(finding);
  return {
    brands: brandSet(workspace, ids),
    root: workspace.root,
    findings: withoutUnfilled(orderedFindings(found)),
    crashes: run.crashes,
    checked: { brands: checked.brands, themes: checked.themes.size, texts: locales.files.size },
  };
}
