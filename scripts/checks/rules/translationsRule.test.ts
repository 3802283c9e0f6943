import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#contract/pageLanguage.ts";
import { orderedFindings } from "#scripts/findings/Finding.ts";
import { repository } from "#scripts/files/repository.ts";
import { withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import {
  plantedTranslationProblems,
  translationFiles,
} from "#tests/support/brandFixtures/plantedTranslationProblems.ts";
import { loadLocales, loadTranslations } from "../loadLocales.ts";
import { reportFindings } from "../report/reportFindings.ts";
import { translationFindings } from "./translationsRule.ts";
import { untranslatedFindings } from "./untranslatedRule.ts";

/** What both rules find in a folder as `locales/`. */
function findingsIn(folder: string) {
  const bokmal = loadLocales(join(folder, "nb"));
  const translations = loadTranslations(folder);
  const findings = [
    ...bokmal.findings,
    ...translations.findings,
    ...[bokmal, ...translations.languages].flatMap((each) => translationFindings(bokmal, each)),
    ...untranslatedFindings(bokmal, translations),
  ];
  return reportFindings({ root: folder, findings: orderedFindings(findings) }).findings;
}

const foundIn = (files: Readonly<Record<string, string>>) =>
  withFolder(files, (folder) => Promise.resolve(findingsIn(folder)));

function positionIn(text: string, token: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(token)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

describe("npm run validate: other languages have the texts of bokmål", () => {
  test("texts without a problem have no finding, short ones that nynorsk shares included", async () => {
    expect(await foundIn(translationFiles)).toEqual([]);
  });

  test.each(plantedTranslationProblems)("$code in $file: $says", async (planted) => {
    const { code, file, replace, token, says, original } = planted;
    const path = file.replace("locales/", "");
    const { [path]: text = "", ...others } = translationFiles;
    const changed = replace === "no such file" ? "" : text.replace(...replace);
    expect(changed).not.toBe(text);
    const found = await foundIn(replace === "no such file" ? others : { ...others, [path]: changed });
    const [first] = found.filter((each) => each.code === code);
    expect(
      [first?.message, first?.expected, first?.suggestion && `did you mean ${first.suggestion}`].join(" | "),
    ).toContain(says);
    expect(first).toMatchObject({ file, ...positionIn(changed, token) });
    if (original === undefined) return;
    const bokmal = path === "nb/session.json" ? changed : (translationFiles["nb/session.json"] ?? "");
    expect(first?.related).toMatchObject([{ file: "locales/nb/session.json", ...positionIn(bokmal, original) }]);
  });

  test("each missing text is a finding of its own", async () => {
    const found = await foundIn({ ...translationFiles, "en/session.json": "{}" });
    expect(found.filter(({ code }) => code === "missing-translation")).toHaveLength(5);
  });
});

describe("the languages of the portal", () => {
  test("have the same texts, with their placeholders, and no copies (spec: languages-10, languages-11, languages-12)", () => {
    expect(findingsIn(join(repository, "locales"))).toEqual([]);
  });

  test("have them in the same order, so that two files can be read side by side", () => {
    const keysOf = (language: (typeof languages)[number]) =>
      [...loadLocales(join(repository, "locales", language), language).files].map(([feature, { texts }]) => [
        feature,
        [...texts.keys()],
      ]);
    const bokmal = keysOf("nb");
    for (const language of languages) expect(keysOf(language)).toEqual(bokmal);
  });
});
