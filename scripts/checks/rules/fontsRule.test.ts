import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { repository } from "#scripts/files/repository.ts";
import { type FixtureFiles, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { filesWithFont, themeWith } from "#tests/support/brandFixtures/plantedFontProblems.ts";
import { italicFont, testFont } from "#tests/support/fonts/testFonts.ts";
import { BrandIndex } from "../BrandIndex.ts";
import { checkFonts } from "../CheckedFonts.ts";
import { loadLocales, loadTranslations } from "../loadLocales.ts";
import { reportFindings } from "../report/reportFindings.ts";
import { validateBrands } from "../validateBrands.ts";
import { fontsRule } from "./fontsRule.ts";

const findingsOf = (files: FixtureFiles) =>
  withFolder(files, async (folder) => {
    const validation = await validateBrands(folder);
    expect(validation.crashes).toEqual([]);
    return reportFindings(validation).findings.map(({ file, code, message }) => `${file} ${code}: ${message}`);
  });

describe("A brand's own font (spec: brands-30)", () => {
  test("is right as one variable file", async () => {
    expect(await findingsOf(await filesWithFont({ "fjord.woff2": await testFont() }))).toEqual([]);
  });

  test("is right as a file for each weight, with an italic one", async () => {
    const files = await filesWithFont({
      "400.ttf": await testFont({ weight: 400, format: "sfnt" }),
      "400-italic.ttf": await italicFont(400),
      "600.woff2": await testFont({ weight: 600 }),
      "700.woff2": await testFont({ weight: 700 }),
    });
    expect(await findingsOf(files)).toEqual([]);
  });

  test("is unknown to a brand with the same theme that does not have it", async () => {
    const files = {
      ...(await fixtureFiles("vidde")),
      ...(await filesWithFont({ "fjord.woff2": await testFont() })),
      "themes/vidde.tokens.json": await themeWith("fjord-sans"),
    };
    expect(await findingsOf(files)).toEqual(
      Array.from({ length: 2 }, () => 'themes/vidde.tokens.json unknown-font: The font "fjord-sans" is not installed'),
    );
  });

  test("may be that of two brands that say so", async () => {
    const font = await testFont();
    const vidde = await fixtureFiles("vidde");
    const descriptor = String(vidde["tenants/vidde/tenant.jsonc"]).replace(
      '"theme":',
      '"sharesFactsWith": ["fjord"],\n  "theme":',
    );
    const files = {
      ...vidde,
      ...(await filesWithFont({ "fjord.woff2": font })),
      "tenants/vidde/tenant.jsonc": descriptor,
      "themes/vidde.tokens.json": await themeWith("fjord-sans"),
      "tenants/vidde/fonts/fjord-sans/fjord.woff2": font,
      "tenants/vidde/fonts/fjord-sans/LICENSE.txt": "Fjord Sans belongs to both.",
    };
    expect(await findingsOf(files)).toEqual([]);
  });

  test.each([
    { firstBytes: 100_000, codes: [] },
    { firstBytes: 100_001, codes: ["too-large"] },
  ])("makes every page load at most 100 kB: $firstBytes bytes", async ({ firstBytes, codes }) => {
    const found = await withFolder(await filesWithFont({ "fjord.woff2": await testFont() }), async (folder) => {
      const workspace = loadWorkspace(folder);
      const ownFonts = await checkFonts(workspace.brands, []);
      return fontsRule.check({
        workspace,
        valid: [],
        index: new BrandIndex(workspace),
        locales: loadLocales(join(repository, "locales", "nb")),
        translations: loadTranslations(join(repository, "locales")),
        portal: undefined,
        fonts: [],
        ownFonts: { ...ownFonts, firstBytesOf: () => firstBytes },
        today: "2026-12-24",
      });
    });
    expect(found.map(({ code }) => code)).toEqual(codes);
  });
});
