import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import type { ReportedFinding } from "#scripts/findings/inWords.ts";
import { type FindingCode, findingCodes } from "#scripts/findings/codes.ts";
import { type FixtureFiles, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import type { PlantedProblem } from "#tests/support/brandFixtures/PlantedProblem.ts";
import { plantedAddressProblems } from "#tests/support/brandFixtures/plantedAddressProblems.ts";
import { plantedCampaignProblems, plantedDay } from "#tests/support/brandFixtures/plantedCampaignProblems.ts";
import { plantedDescriptorProblems } from "#tests/support/brandFixtures/plantedDescriptorProblems.ts";
import { plantedFolderProblems } from "#tests/support/brandFixtures/plantedFolderProblems.ts";
import { plantedFontProblems } from "#tests/support/brandFixtures/plantedFontProblems.ts";
import { plantedGitProblems } from "#tests/support/brandFixtures/plantedGitProblems.ts";
import { plantedLanguageProblems } from "#tests/support/brandFixtures/plantedLanguageProblems.ts";
import { plantedListProblems } from "#tests/support/brandFixtures/plantedListProblems.ts";
import { plantedSyntaxProblems } from "#tests/support/brandFixtures/plantedSyntaxProblems.ts";
import { plantedTextProblems } from "#tests/support/brandFixtures/plantedTextProblems.ts";
import { plantedThemeProblems } from "#tests/support/brandFixtures/plantedThemeProblems.ts";
import { plantedTranslationProblems } from "#tests/support/brandFixtures/plantedTranslationProblems.ts";
import { reportFindings } from "./report/reportFindings.ts";
import { validateBrands } from "./validateBrands.ts";

const allPlanted = [
  ...plantedAddressProblems,
  ...plantedDescriptorProblems,
  ...plantedCampaignProblems,
  ...plantedListProblems,
  ...plantedTextProblems,
  ...plantedSyntaxProblems,
  ...plantedThemeProblems,
];

const plantedInFolders = [
  ...plantedFolderProblems,
  ...plantedFontProblems,
  ...plantedGitProblems,
  ...plantedLanguageProblems,
];

function changed(files: FixtureFiles, { file, replace: [from, to] }: PlantedProblem): FixtureFiles {
  const before = String(files[file]);
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`Nothing to replace in ${file}`);
  return { ...files, [file]: after };
}

const textOf = ({ message, expected, suggestion }: ReportedFinding): string =>
  [message, expected, suggestion && `did you mean ${suggestion}`].join(" | ");

const validated = (files: FixtureFiles) =>
  withFolder(files, async (folder) => {
    const validation = await validateBrands(folder, undefined, plantedDay);
    return { findings: reportFindings(validation).findings, crashes: validation.crashes };
  });

function positionIn(text: string, token: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(token)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

describe("npm run validate: every finding has a stable code, its place and what is expected", () => {
  test.each(allPlanted)("$code: $says", async (problem) => {
    const files = changed(await fixtureFiles("fjord", "vidde"), problem);
    const { findings, crashes } = await validated(files);
    expect(crashes).toEqual([]);
    const found = findings.filter(({ code }) => code === problem.code);
    // One problem is one finding, also in a union with several branches.
    expect(findings.map(({ code }) => code)).toEqual([problem.code]);
    const match = found.find((finding) =>
      typeof problem.says === "string" ? textOf(finding).includes(problem.says) : problem.says.test(textOf(finding)),
    );
    expect(match === undefined ? found.map(textOf) : []).toEqual([]);
    expect(match).toBeDefined();
    expect(match?.frame).toContain("^");
    if (problem.token === undefined || problem.token === "") return;
    expect(match).toMatchObject({ file: problem.file, ...positionIn(String(files[problem.file]), problem.token) });
  });
});

describe("npm run validate: folders and files as a whole", () => {
  test.each(plantedInFolders)("$code: $says", async ({ code, files, file, line, column, says }) => {
    const { findings, crashes } = await validated(await files());
    expect(crashes).toEqual([]);
    const found = findings.find((finding) => finding.code === code && textOf(finding).includes(says));
    expect(found).toMatchObject({ file, line, column });
  });
});

describe("npm run validate: the codes", () => {
  test("each has a row in these tables", () => {
    // These need the portal itself: codeWords.test.ts, usedTextsRule.test.ts and translationsRule.test.ts have their rows.
    const covered = new Set<FindingCode>(["word-of-code", "missing-text", "unused-text"]);
    for (const { code } of plantedTranslationProblems) covered.add(code);
    for (const { code } of [...allPlanted, ...plantedInFolders]) covered.add(code);
    expect(Object.keys(findingCodes).filter((code) => !covered.has(code as keyof typeof findingCodes))).toEqual([]);
  });

  test("are listed in docs/validate.md with the same meaning", async () => {
    const page = await readFile(join(import.meta.dirname, "../..", "docs", "validate.md"), "utf8");
    const rows = Object.entries(findingCodes).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
    const codes = page.slice(page.indexOf("## Codes"));
    expect(codes.split("\n").filter((line) => line.startsWith("| `"))).toEqual(rows);
  });
});
