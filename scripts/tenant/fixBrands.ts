import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, type Edit } from "jsonc-parser";

import { folderOf, resolverFileOf, themeFilesOf } from "#scripts/brands/brandFiles.ts";
import { type Finding, type Fix, isError } from "#scripts/findings/Finding.ts";
import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { listed } from "#scripts/findings/wordsOf.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import { fromResolver, resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { loadWorkspace, type Workspace } from "#scripts/brands/loadWorkspace.ts";
import { type ReadPortal, validateBrands } from "#scripts/checks/validateBrands.ts";
import { replacedLength } from "#scripts/shared/text/jsonc/replacedLength.ts";
import { editorParts, withoutEditorData } from "#scripts/shared/svg/editorData.ts";
import { readSvg } from "#scripts/shared/svg/readSvg.ts";
import { checkBrands } from "#scripts/command/checkBrands.ts";

/** One change of a file. */
export interface FixedPlace {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly before: string;
  readonly after: string;
}

/** What was corrected, and what is left. */
export interface FixResult {
  readonly fixed: readonly FixedPlace[];
  /** How many findings are left that have no certain correction. */
  readonly left: number;
}

interface FixOptions {
  /** Id of the brand; left out: all brands. */
  readonly brand?: string | undefined;
  /** Whether colours without enough contrast are replaced by the nearest that has it. */
  readonly colours: boolean;
  /** Whether the files are left as they are. */
  readonly dryRun: boolean;
  /** Reads the compiled portal, as validate does: without it, a word of the code is not among what is left. */
  readonly readPortal?: ReadPortal | undefined;
}

/** Corrections of one file in one run: each is tried out by parsing the file. */
const mostFixes = 300;

type Fixable = Finding & { readonly fix: Fix };

const offsetOf = (text: string, { line, column }: Finding): number => {
  let start = 0;
  for (let number = 1; number < line; number += 1) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
};

/** The corrections of one file. One after which the file has a syntax error, or a key twice, is left out. */
function fixFile(text: string, findings: readonly Fixable[]): { text: string; fixed: FixedPlace[] } {
  const edits: Edit[] = [];
  const fixed: FixedPlace[] = [];
  for (const finding of findings.slice(0, mostFixes)) {
    const { file, line, code, fix } = finding;
    const offset = offsetOf(text, finding);
    const length = code === "syntax-error" ? finding.length : replacedLength(text, offset, finding.length);
    if (edits.some((edit) => offset < edit.offset + edit.length && edit.offset < offset + length)) continue;
    const edit = { offset, length, content: fix.text };
    const parsed = parseJsonFile({ file, text: applyEdits(text, [...edits, edit]) });
    const isBroken = parsed.json === undefined || parsed.findings.length > 0;
    // A syntax error has to be corrected by itself first; other errors may remain.
    if (isBroken && code !== "syntax-error") continue;
    edits.push(edit);
    fixed.push({
      file,
      line,
      code: finding.code,
      before: text.slice(offset, offset + length),
      after: fix.text,
    });
  }
  return { text: applyEdits(text, edits), fixed };
}

/** The name of a brand's theme, also when the brand is not valid yet; its id when that is not known. */
function themeOf({ base, brands }: Workspace, brand: string): string {
  const json = brands.find(({ name }) => name === brand)?.json;
  const theme = json === undefined ? undefined : effectiveOf(base, json)["theme"];
  return typeof theme === "string" ? theme : brand;
}

/** Writes the resolver of each theme that has none: for light alone, with nothing taken over. */
function writeResolvers(root: string, findings: readonly Finding[], dryRun: boolean): FixedPlace[] {
  return findings.flatMap((finding) => {
    if (finding.id !== "missing-resolver") return [];
    const { file, line, code } = finding;
    const { theme } = finding.values;
    // "wx": nothing is overwritten.
    if (!dryRun) writeFileSync(join(root, resolverFileOf(theme)), resolverText(theme), { flag: "wx" });
    return [{ file, line, code, before: "", after: fromResolver(file) }];
  });
}

/** Takes the data of drawing programs out of images: what a browser draws stays the same. */
function cleanImages(root: string, findings: readonly Finding[], dryRun: boolean): FixedPlace[] {
  const found = findings.filter(({ code }) => code === "editor-data");
  return [...Map.groupBy(found, ({ file }) => file)].flatMap(([file, [first]]) => {
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    const read = readSvg(text);
    if (first === undefined || !("root" in read)) return [];
    const names = [...new Set(editorParts(read.root).map(({ name }) => name))];
    if (!dryRun) writeFileSync(path, withoutEditorData(text, read.root));
    return [{ file, line: first.line, code: first.code, before: listed(names, "en"), after: "" }];
  });
}

/** What Windows' programs write before a text. */
const byteOrderMark = "\ufeff";

/** Takes the mark before the text of a file out: it says nothing, and the file cannot be read with it. */
function cutMarks(root: string, findings: readonly Finding[], dryRun: boolean): FixedPlace[] {
  const found = findings.filter(({ id }) => id === "bad-encoding/byte-order-mark");
  return [...Map.groupBy(found, ({ file }) => file)].flatMap(([file, [first]]) => {
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    if (first === undefined || !text.startsWith(byteOrderMark)) return [];
    if (!dryRun) writeFileSync(path, text.slice(byteOrderMark.length));
    return [{ file, line: first.line, code: first.code, before: "U+FEFF", after: "" }];
  });
}

/** Rounds of corrections: one can make another visible, such as the value of a misspelt key. */
const mostRounds = 5;

/**
 * Corrects what is certain: misspelt keys and values, and values in another form than expected. Comments and order are
 * kept. A dry run shows the first round only.
 * @throws UsageError for a brand that does not exist
 */
export async function fixBrands(brandsDir: string, options: FixOptions): Promise<FixResult> {
  const all: FixedPlace[] = [];
  for (let round = 1; ; round += 1) {
    const { fixed, left } = await fixOnce(brandsDir, options);
    all.push(...fixed);
    if (fixed.length === 0 || options.dryRun || round === mostRounds) return { fixed: all, left };
  }
}

async function fixOnce(brandsDir: string, { brand, colours, dryRun, readPortal }: FixOptions): Promise<FixResult> {
  const workspace = loadWorkspace(brandsDir);
  if (brand !== undefined) checkBrands([brand], workspace.folders);
  const { root, findings, crashes } = await validateBrands(brandsDir, undefined, undefined, readPortal);
  if (crashes.length > 0) throw new Error("The check itself failed, so nothing was changed: npm run validate says why");
  const themeFiles = brand === undefined ? [] : themeFilesOf(themeOf(workspace, brand));
  const inScope = ({ file }: Finding): boolean =>
    brand === undefined || file.startsWith(`${folderOf(brand)}/`) || themeFiles.includes(file);
  const wanted = findings.filter(inScope);
  const isCertain = ({ fix, file }: Finding): boolean =>
    fix !== undefined && /\.jsonc?$/.test(file) && !file.startsWith("locales/") && (colours || fix.kind !== "colour");
  const fixable = wanted.filter((finding): finding is Fixable => isCertain(finding));
  const fixed = [...Map.groupBy(fixable, ({ file }) => file)].flatMap(([file, each]) => {
    const path = join(root, file);
    const result = fixFile(readFileSync(path, "utf8"), each);
    if (!dryRun && result.fixed.length > 0) writeFileSync(path, result.text);
    return result.fixed;
  });
  fixed.push(...writeResolvers(root, wanted, dryRun), ...cutMarks(root, wanted, dryRun));
  const left = wanted.filter(isError).length - fixed.length;
  return { fixed: [...fixed, ...cleanImages(root, wanted, dryRun)], left };
}
