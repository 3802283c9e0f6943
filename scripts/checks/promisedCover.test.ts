import { describe, expect, test } from "vitest";
import { fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { reportFindings } from "./report/reportFindings.ts";
import { validateBrands } from "./validateBrands.ts";

const findingsIn = (files: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> =>
  withFolder(files, async (folder) =>
    reportFindings(await validateBrands(folder, undefined, "2026-11-22")).findings.map(
      ({ code, message }) => `${code}: ${message}`,
    ),
  );

/** The findings of a brand with these marketing texts. */
async function findings(texts: string, qa = ""): Promise<string[]> {
  const files = await fixtureFiles("fjord");
  const file = "tenants/fjord/tenant.jsonc";
  const changed = {
    ...files,
    [file]: String(files[file])
      .replace('"heroTitle":', () => `${texts}"heroTitle":`)
      .replace('"QA": {', () => `"QA": { ${qa}`),
  };
  return findingsIn(changed);
}

describe("Slogans for customers without known agreements (spec: brands-25)", () => {
  test.each([
    ["Du er forsikret", "forsikret"],
    ["Du er sikret", "sikret"],
    ["Trygge dager", "Trygge"],
    ["Snart fornyes alt", "fornyes"],
    ["Du er forsikra", "forsikra"],
  ])("%j promises cover", async (text, word) => {
    const found = await findings(`"heroTitleWithoutAgreements": "${text}", "heroTitleUnknown": "${text}", `);
    expect(found).toEqual(
      ["heroTitleWithoutAgreements", "heroTitleUnknown"].map(
        (field) => `promised-cover: "${field}" says "${word}" to customers of whom no agreement is known`,
      ),
    );
  });

  test.each(["Velkommen hit", "Hva vil du forsikre?", "Vi sikter mot stjernene"])("%j does not", async (text) => {
    expect(await findings(`"heroTitleUnknown": "${text}", `)).toEqual([]);
  });

  test("the slogan for customers with agreements may", async () => {
    expect(await findings("", '"marketing": { "heroTitle": "Du er forsikret" }, ')).toEqual([]);
  });

  test("the brand's texts in another language must not either (spec: languages-55)", async () => {
    const files = await fixtureInEnglish();
    const file = "tenants/fjord/tenant.en.jsonc";
    expect(await findingsIn(files)).toEqual([]);
    const changed = { ...files, [file]: String(files[file]).replace('"Welcome"', '"You are insured"') };
    expect(await findingsIn(changed)).toEqual([
      'promised-cover: "heroTitleUnknown" says "insured" to customers of whom no agreement is known',
    ]);
  });

  test("a campaign, and an environment, must not either", async () => {
    const campaign = `"campaigns": { "jul": { "firstDay": "2026-12-01", "lastDay": "2026-12-24", "texts": { "heroTitleUnknown": "Trygg jul" } } }, `;
    expect(await findings(campaign)).toHaveLength(1);
    expect(await findings("", '"marketing": { "heroTitleUnknown": "Trygg" }, ')).toHaveLength(1);
  });
});
