import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import { firstPageTexts } from "#contract/firstPageTexts.ts";
import { languageTexts } from "./languageTexts.ts";
import { readTexts } from "./readTexts.ts";

const all = { felles: { close: "Lukk" }, tilbud: { title: "Tilbud" }, faq: { heading: "Spørsmål" } };

describe("The texts of a language (spec: languages-1)", () => {
  test("are in the page, or in one file that has all others", () => {
    const { first, later } = languageTexts("nb", { ...all, dokument: { noScript: "Slå på skript" } });
    expect(first).toEqual({ felles: all.felles });
    expect(later?.texts).toEqual({ tilbud: all.tilbud, faq: all.faq });
    expect(JSON.parse(new TextDecoder().decode(later?.file.bytes))).toEqual(later?.texts);
  });

  test("are in a file whose name says the language and the digest of its content", () => {
    const { later } = languageTexts("en", all);
    const digest = hash("sha256", later?.file.bytes ?? "").slice(0, 8);
    expect(later?.file.path).toBe(`assets/texts-en-${digest}.json`);
  });

  test("of the repository have everything that the first page needs, in each language", () => {
    const written = Object.values(readTexts(repository));
    expect(written.length).toBeGreaterThan(0);
    for (const files of written) expect(Object.keys(files)).toEqual(expect.arrayContaining([...firstPageTexts]));
  });
});
