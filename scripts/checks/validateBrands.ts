import { repository } from "#scripts/brands/repository.ts";

import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { type Finding, orderedFindings } from "#scripts/brands/finding.ts";
import { type BrandSet, brandSet } from "#scripts/brands/loadBrands.ts";
import { type OpenWorkspace, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import { BrandChecker, type Crash } from "./BrandChecker.ts";
import type { Rule } from "./Rule.ts";
import { rules as allRules } from "./rules/rules.ts";

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

/** Checks a folder that is open already, and may have drafts in place of some files (see {@link validateBrands}). */
export async function validateWorkspace(
  workspace: OpenWorkspace,
  { rules = allRules, today = dayInOslo(new Date()), portal }: WorkspaceCheck = {},
): Promise<Validation> {
  const checker = new BrandChecker(workspace, { rules, today, portal });
  await checker.checkBrands(workspace.folders);
  await checker.checkThemes(workspace.themeNames.filter((name) => !checker.themes.has(name)));
  const { findings, crashes, ids, brands, themes } = await checker.finish();
  return {
    brands: brandSet(workspace, ids),
    root: workspace.root,
    findings: withoutUnfilled(orderedFindings([...workspace.findings, ...findings])),
    crashes: [...crashes],
    checked: { brands, themes: themes.length, texts: checker.texts },
  };
}
