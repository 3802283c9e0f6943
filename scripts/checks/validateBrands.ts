import { join } from "node:path";
import { installedFonts } from "#scripts/brands/themes/installedFonts.ts";
import { repository } from "#scripts/files/repository.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { type Finding, orderedFindings } from "#scripts/findings/Finding.ts";
import { type Brand, validBrands } from "#scripts/brands/loadBrands.ts";
import { type OpenWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import { BrandIndex } from "./BrandIndex.ts";
import { checkFonts } from "./CheckedFonts.ts";
import { loadLocales, loadTranslations } from "./loadLocales.ts";
import type { CheckContext, Rule } from "./Rule.ts";
import { rules as allRules } from "./rules/rules.ts";

/** A rule that threw an error: its findings are unknown. */
export interface Crash {
  readonly rule: string;
  readonly message: string;
}

/** The result of a run. It passes when there is no crash, and no finding but notes. */
export interface Validation {
  /** Brands that can be built, ordered by id. */
  readonly brands: readonly Brand[];
  /** Absolute path of the folder that was checked. */
  readonly root: string;
  /** Sorted by file, line and column. `reportFindings` gives them in words. */
  readonly findings: Finding[];
  readonly crashes: Crash[];
  /** How many files were checked. */
  readonly checked: { readonly brands: number; readonly themes: number; readonly texts: number };
}

/** Reads the portal's own files. */
export type ReadPortal = (root: string) => Promise<PortalText>;

/** A value that has still to be filled in has one finding, and none about its format. */
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
  return validateWorkspace(openWorkspace(brandsDir), { rules, today, portal: await readPortal?.(repository) });
}

/** What a workspace is checked with. */
interface WorkspaceCheck {
  readonly rules?: readonly Rule[];
  /** The day in Norway, as `2026-12-24`. */
  readonly today?: string;
  /** The portal's own files. Left out: their words are not checked. */
  readonly portal?: PortalText | undefined;
}

/** What a rule finds. A rule that throws has crashed. */
function runRule({ name, check }: Rule, context: CheckContext): readonly Finding[] | Crash {
  try {
    return check(context);
  } catch (error) {
    return { rule: name, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Checks a folder that is open already, and may have drafts in place of some files (see {@link validateBrands}). */
export async function validateWorkspace(
  opened: OpenWorkspace,
  { rules = allRules, today = dayInOslo(new Date()), portal }: WorkspaceCheck = {},
): Promise<Validation> {
  const workspace = opened.part(opened.folders, opened.themeNames);
  const valid = validBrands(workspace);
  const locales = loadLocales(join(repository, "locales", "nb"));
  const translations = loadTranslations(join(repository, "locales"));
  const index = new BrandIndex(workspace);
  const ownFonts = await checkFonts(workspace.brands, valid);
  const fonts = installedFonts();
  const context: CheckContext = { workspace, valid, index, locales, translations, portal, fonts, ownFonts, today };
  const results = rules.map((rule) => runRule(rule, context));
  const textFiles = [locales, ...translations.languages].reduce((sum, { files }) => sum + files.size, 0);
  const crashes = results.filter((result) => "rule" in result);
  const found = results.flatMap((result) => ("rule" in result ? [] : result));
  return {
    brands: valid,
    root: workspace.root,
    findings: withoutUnfilled(orderedFindings([...opened.findings, ...workspace.findings, ...found])),
    crashes,
    checked: { brands: workspace.brands.length, themes: workspace.themes.size, texts: textFiles },
  };
}
