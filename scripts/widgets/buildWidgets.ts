import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import { Refusal } from "#scripts/command/Refusal.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { createLeakCheck } from "#scripts/leaks/createLeakCheck.ts";
import { compileWidgets } from "./compileWidgets.ts";
import { declareWidgets } from "./declareWidgets.ts";
import { packageDocuments } from "./packageDocuments.ts";
import { packageManifest } from "./packageManifest.ts";
import { tokensOfReset } from "./scopedReset.ts";
import { resetFile, themeStyles } from "./themeStyles.ts";

const textFile = (path: string, text: string): OutputFile => ({ path, bytes: new TextEncoder().encode(text) });

/**
 * Searches files that belong to no brand for facts of one.
 * @throws Refusal with a line for each
 */
export async function refuseFacts(root: string, brands: readonly Brand[], files: readonly OutputFile[]): Promise<void> {
  const check = await createLeakCheck(root, root, brands);
  const leaks = check.shared(files);
  if (leaks.length > 0) throw new Refusal(leaks.join("\n"));
}

/**
 * Makes the files of the package, in the order of their paths. The same sources give the same bytes.
 * @param root the repository's folder
 * @throws Refusal when a fact of a brand is in the code
 */
export async function buildWidgets(root: string): Promise<OutputFile[]> {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const [compiled, declarations, { brands }] = await Promise.all([
    compileWidgets(root),
    declareWidgets(root),
    loadBrands(root),
  ]);
  const tokens = new Set([...compiled.tokens, ...tokensOfReset]);
  const neutral = [
    ...compiled.files,
    ...declarations,
    ...(await packageDocuments(root, tokens)),
    resetFile,
    textFile("package.json", packageManifest(version)),
  ];
  await refuseFacts(root, brands, neutral);
  const themes = new Map(brands.map(({ theme }) => [theme.name, theme]));
  const files = [...neutral, ...(await themeStyles([...themes.values()], tokens))];
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
