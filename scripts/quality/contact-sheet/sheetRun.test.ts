import { describe, expect, test } from "vitest";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { repository } from "#scripts/files/repository.ts";
import { sheetBrands } from "./sheetRun.ts";

const { brands } = await loadBrands(repository, "local");

describe("The brands of a contact sheet (spec: languages-52)", () => {
  test("are shown in their own languages", () => {
    const shown = sheetBrands(brands);
    expect(shown.map(({ id }) => id)).toEqual(brands.map(({ id }) => id));
    expect(new Map(shown.map(({ id, language }) => [id, language]))).toEqual(
      new Map(brands.map(({ id, languages: [own] }) => [id, own.language])),
    );
  });

  test("are those that have the language that is asked for", () => {
    const having = brands.filter(({ languages }) => languages.some(({ language }) => language === "en"));
    expect(having.length).toBeGreaterThan(0);
    expect(having.length).toBeLessThan(brands.length);
    expect(sheetBrands(brands, "en").map(({ id, language }) => [id, language])).toEqual(
      having.map(({ id }) => [id, "en"]),
    );
  });
});
