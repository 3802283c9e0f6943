import { describe, expect, test } from "vitest";
import { fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { exitCodeOf, reportFindings } from "./report/reportFindings.ts";
import { validateBrands } from "./validateBrands.ts";

const jul = '"firstDay": "2026-12-01", "lastDay": "2026-12-24", "texts": { "heroTitle": "God jul" }';

/** The findings of two brands; `base` and `fjord` are put into the marketing texts of these files. */
async function findings({ base = "", fjord = "", qa = "", today = "2026-11-22" }) {
  const files = await fixtureFiles("fjord", "vidde");
  const file = "tenants/fjord/tenant.jsonc";
  const baseFile = "tenants/base.jsonc";
  const changed = {
    ...files,
    [file]: String(files[file])
      .replace('"heroTitle":', () => `${fjord}"heroTitle":`)
      .replace('"QA": {', () => `"QA": { ${qa}`),
    [baseFile]: String(files[baseFile]).replace("{", () => `{ ${base}`),
  };
  return withFolder(changed, async (folder) => {
    const validation = await validateBrands(folder, undefined, today);
    const exitCode = exitCodeOf(validation);
    const found = reportFindings(validation).findings.map(({ code, file: at, level }) => `${code} ${level} ${at}`);
    return { found, exitCode, brands: validation.brands.map(({ id }) => id) };
  });
}

describe("Campaigns in npm run validate (spec: brands-17)", () => {
  test.each([
    ["2026-11-30", []],
    ["2026-12-24", []],
    ["2026-12-25", ["campaign-over note tenants/fjord/tenant.jsonc"]],
  ])("on %s: %j", async (today, found) => {
    const result = await findings({ fjord: `"campaigns": { "jul": { ${jul} } }, `, today });
    expect(result.found).toEqual(found);
    // The brand is built on any day.
    expect(result).toMatchObject({ exitCode: 0, brands: ["fjord", "vidde"] });
  });

  test("a campaign with texts for the time after it is never over", async () => {
    const fjord = `"campaigns": { "jul": { ${jul}, "after": { "heroTitle": "Takk for i år" } } }, `;
    expect((await findings({ fjord, today: "2027-06-01" })).found).toEqual([]);
  });

  test("a campaign of the base is one finding, in the base", async () => {
    const base = `"marketing": { "campaigns": { "jul": { ${jul} } } },`;
    expect((await findings({ base, today: "2026-12-25" })).found).toEqual(["campaign-over note tenants/base.jsonc"]);
  });

  test("a brand removes a campaign of the base with null, and changes a day of it", async () => {
    const base = `"marketing": { "campaigns": { "jul": { ${jul} } } },`;
    const removed = await findings({ base, fjord: '"campaigns": { "jul": null }, ', today: "2026-12-25" });
    expect(removed.found).toEqual(["campaign-over note tenants/base.jsonc"]);
    const moved = await findings({ base, fjord: '"campaigns": { "jul": { "lastDay": "2026-11-01" } }, ' });
    expect(moved.found).toEqual(["campaign-never-shown error tenants/fjord/tenant.jsonc"]);
  });

  test("campaigns on the same days with different texts do not overlap", async () => {
    const other =
      '"rabatt": { "firstDay": "2026-12-01", "lastDay": "2026-12-24", "texts": { "heroLead": "Kom innom" } }';
    expect((await findings({ fjord: `"campaigns": { "jul": { ${jul} }, ${other} }, ` })).found).toEqual([]);
  });

  const after = (firstDay: string, rest = "") =>
    `"romjul": { "firstDay": "${firstDay}", "lastDay": "2027-01-31", "texts": { "heroTitle": "Romjul" }${rest} }`;
  test.each([
    ["the next day", after("2026-12-25"), "2026-11-22", 0],
    ["two days later", after("2026-12-27"), "2026-11-22", 1],
    ["seven days between", after("2027-01-01"), "2026-11-22", 1],
    ["more, which are meant", after("2027-01-02"), "2026-11-22", 0],
    ["with a text for these days", after("2026-12-27", ', "before": { "heroTitle": "Snart" }'), "2026-11-22", 0],
    ["when the days have passed", after("2026-12-27"), "2026-12-27", 0],
  ])("a gap to the next campaign with the same text: %s", async (_, next, today, count) => {
    const { found, exitCode } = await findings({ fjord: `"campaigns": { "jul": { ${jul} }, ${next} }, `, today });
    const gap = "campaign-gap note tenants/fjord/tenant.jsonc";
    expect(found.filter((each) => each === gap)).toHaveLength(count);
    expect(exitCode).toBe(0);
  });

  test("what a campaign lacks in another language is a missing translation, and nothing else", async () => {
    const file = "tenants/fjord/tenant.jsonc";
    const files = await fixtureInEnglish();
    const texts = '"heroTitle": "God jul", "heroLead": "Kom innom"';
    const written = String(files[file]).replace(
      '"heroTitle":',
      () => `"campaigns": { "jul": { ${jul.replace('"heroTitle": "God jul"', texts)} } }, "heroTitle":`,
    );
    const found = await withFolder({ ...files, [file]: written }, async (folder) =>
      reportFindings(await validateBrands(folder, undefined, "2026-11-22")).findings.map(({ code }) => code),
    );
    expect(found).toEqual(["missing-translation", "missing-translation"]);
  });

  test("a campaign of one environment is checked there", async () => {
    const qa =
      '"marketing": { "campaigns": { "test": { "firstDay": "2026-12-02", "lastDay": "2026-12-01", "texts": {} } } }, ';
    expect((await findings({ qa })).found).toEqual(["campaign-never-shown error tenants/fjord/tenant.jsonc"]);
  });
});
