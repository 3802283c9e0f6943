import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#contract/pageLanguage.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { repository } from "#scripts/files/repository.ts";
import { fontParts, unicodeRange } from "./fontCharacters.ts";

describe("The preloaded part of a font (spec: languages-53)", () => {
  const [{ characters }] = fontParts;
  const lackedBy = (texts: unknown) =>
    [...new Set(JSON.stringify(texts))].filter((sign) => sign !== "\u00AD" && !characters.includes(sign));

  test.each(languages)("has each sign of the portal's texts in %s", (language) => {
    const files = globSync(`locales/${language}/*.json`, { cwd: repository });
    expect(files.length).toBeGreaterThan(10);
    const texts = files.map((file) => JSON.parse(readFileSync(join(repository, file), "utf8")) as unknown);
    expect(lackedBy(texts)).toEqual([]);
  });

  test("has each sign of every brand, in each of its languages", async () => {
    const { brands } = await loadBrands(repository);
    const lacked = brands.flatMap(({ id, languages: spoken }) =>
      spoken.map(({ language, tenant }) => [id, language, lackedBy(tenant)]),
    );
    expect(lacked.filter(([, , signs]) => signs?.length !== 0)).toEqual([]);
  });
});

describe("A unicode-range", () => {
  test.each([
    { characters: [0xe6], expected: "U+E6" },
    { characters: [0x20, 0x21, 0x22, 0x41], expected: "U+20-22,U+41" },
    { characters: [0x41, 0x20, 0x21], expected: "U+20-21,U+41" },
    { characters: [], expected: "" },
  ])("of $characters is $expected", ({ characters, expected }) => {
    expect(unicodeRange(characters)).toBe(expected);
  });
});
