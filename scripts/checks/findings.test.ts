import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import type { Finding } from "#scripts/brands/finding.ts";
import { findingCodes } from "#scripts/brands/findingCodes.ts";
import { type FixtureFiles, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import type { Planted } from "#tests/support/brandFixtures/Planted.ts";
import { plantedDescriptorFaults } from "#tests/support/brandFixtures/plantedDescriptorFaults.ts";
import { plantedFolderFaults } from "#tests/support/brandFixtures/plantedFolderFaults.ts";
import { plantedThemeFaults } from "#tests/support/brandFixtures/plantedThemeFaults.ts";
import { validateBrands } from "./validateBrands.ts";

const allPlanted = [...plantedDescriptorFaults, ...plantedThemeFaults];

function changed(files: FixtureFiles, { file, replace: [from, to] }: Planted): FixtureFiles {
  const before = String(files[file]);
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`nothing to replace in ${file}`);
  return { ...files, [file]: after };
}

const said = ({ message, expected, suggestion }: Finding): string =>
  [message, expected, suggestion && `did you mean ${suggestion}`].join(" | ");

function positionIn(text: string, token: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(token)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

describe("npm run validate: every fault has a stable code, its place and what is expected", () => {
  test.each(allPlanted)("$code: $says", async (fault) => {
    const files = changed(await fixtureFiles("fjord", "vidde"), fault);
    const { findings, crashes } = await withFolder(files, (folder) => validateBrands(folder));
    expect(crashes).toEqual([]);
    const found = findings.filter(({ code }) => code === fault.code);
    // One fault, one finding: nothing follows from it, and no other branch of a choice speaks up.
    expect(findings.map(({ code }) => code)).toEqual([fault.code]);
    const match = found.find((finding) =>
      typeof fault.says === "string" ? said(finding).includes(fault.says) : fault.says.test(said(finding)),
    );
    expect(match === undefined ? found.map(said) : []).toEqual([]);
    expect(match).toBeDefined();
    expect(match?.frame).toContain("^");
    if (fault.token === undefined || fault.token === "") return;
    expect(match).toMatchObject({ file: fault.file, ...positionIn(String(files[fault.file]), fault.token) });
  });
});

describe("npm run validate: folders and files as a whole", () => {
  test.each(plantedFolderFaults)("$code: $says", async ({ code, files, file, line, column, says }) => {
    const { findings, crashes } = await withFolder(await files(), (folder) => validateBrands(folder));
    expect(crashes).toEqual([]);
    const found = findings.find((finding) => finding.code === code && said(finding).includes(says));
    expect(found).toMatchObject({ file, line, column });
  });
});

describe("npm run validate: the codes", () => {
  test("each has a fault in these tables", () => {
    const covered = new Set([...allPlanted, ...plantedFolderFaults].map(({ code }) => code));
    expect(Object.keys(findingCodes).filter((code) => !covered.has(code as keyof typeof findingCodes))).toEqual([]);
  });

  test("are all explained in docs/validate.md, in these words", async () => {
    const page = await readFile(join(import.meta.dirname, "../..", "docs", "validate.md"), "utf8");
    const rows = Object.entries(findingCodes).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
    expect(page.split("\n").filter((line) => line.startsWith("| `"))).toEqual(rows);
  });
});
