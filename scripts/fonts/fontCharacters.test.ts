import { describe, expect, test } from "vitest";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { readTexts } from "#scripts/compile/readTexts.ts";
import { repository } from "#scripts/files/repository.ts";
import { fontParts, unicodeRange } from "./fontCharacters.ts";

describe("The preloaded part of a font (spec: languages-53)", () => {
  const [{ characters }] = fontParts;
  const lackedBy = (texts: unknown) =>
    [...new Set(JSON.stringify(texts))].filter((sign) => sign !== "\u00AD" && !characters.includes(sign));

  test("has each sign of the portal's texts, in every language", () => {
    const byLanguage = readTexts(repository);
    expect(Object.keys(byLanguage)).toEqual(["nb", "nn", "en"]);
    expect(lackedBy(byLanguage)).toEqual([]);
  });

  test("has each sign of every brand, in each of its languages", async () => {
    const { brands } = await loadBrands(repository);
    for (const { id, languages } of brands)
      for (const { language, tenant } of languages) expect(lackedBy(tenant), `${id} in ${language}`).toEqual([]);
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
