import { expect, test } from "vitest";
import { readPage } from "#core/http/fetchPage.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import { inLanguages, madeUpCompilation, madeUpInput } from "#tests/support/stampInput.ts";

test("the portal reads each page of a brand as it is stamped (spec: languages-36)", async () => {
  const { files, block } = await stamp(inLanguages(await madeUpInput("alfa"), "en"), madeUpCompilation);
  const read = (name: string) => readPage(new TextDecoder().decode(files.find(({ path }) => path === name)?.bytes));
  const main = "/privat/forsikring/oversikt/assets/main-0.js";
  expect(read("index.html")).toEqual({ language: "nb", main, block });
  const english = read("index.en.html");
  expect(english).toMatchObject({ language: "en", main });
  expect(english.block.laterTexts).not.toEqual(block.laterTexts);
});

test.each(["", '<html lang="en"><h1>Vennligst vent</h1></html>', '<html lang="de"></html>'])(
  "another page is refused: %j",
  (html) => {
    expect(() => readPage(html)).toThrow("Not a page of the portal");
  },
);
