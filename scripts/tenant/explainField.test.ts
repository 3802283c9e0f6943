import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { describe, expect, test } from "vitest";

import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { type FixtureFiles, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { fixtureInEnglish } from "#tests/support/brandFixtures/fixtureInEnglish.ts";
import { explainField } from "./explainField.ts";
import { explanationText } from "./tenantText.ts";

const descriptor = "tenants/fjord/tenant.jsonc";

const replaced = (files: FixtureFiles, file: string, from: string, to: string): FixtureFiles => ({
  ...files,
  [file]: String(files[file]).replace(from, () => to),
});

const base = "tenants/base.jsonc";

/** The line of the base that has a text. The base grows, so no test counts its lines. */
function baseLine(files: FixtureFiles, text: string): number {
  const lines = String(files[base]).split("\n");
  const at = lines.findIndex((line) => line.includes(text));
  if (at === -1) throw new Error(`${base} does not have ${text}.`);
  return at + 1;
}

const testTimeout = "https://test.felles.example/tidsavbrudd";

/** The field of "fjord" explained, as data and as text. */
async function explained(files: FixtureFiles, field: string, only?: "Production" | "QA" | "Dev" | "Test") {
  return withFolder(files, (folder) => {
    const explanation = explainField(loadWorkspace(folder), "fjord", field, { environment: only });
    return Promise.resolve({ ...explanation, text: explanationText(explanation) });
  });
}

describe("npm run tenant -- explain, in another language (spec: brands-56)", () => {
  const inEnglish = async (field: string, language?: "nn" | "en") =>
    withFolder(await fixtureInEnglish(), (folder) =>
      Promise.resolve(explainField(loadWorkspace(folder), "fjord", field, { environment: "QA", language })),
    );

  test.each([
    ["a text of the brand", "marketing.heroTitle", "Good to have you here", "tenants/fjord/tenant.en.jsonc"],
    ["a text of the base", "faq.0.question", "Where is my insurance?", "tenants/base.en.jsonc"],
    ["what is no text", "theme", "fjord", descriptor],
  ])("%s has value and place", async (_, field, value, file) => {
    expect((await inEnglish(field, "en")).environments).toMatchObject([{ value, from: { file } }]);
  });

  test("without a language, it is the brand's own", async () => {
    expect((await inEnglish("marketing.heroTitle")).environments).toMatchObject([
      { value: "Godt å ha deg her", from: { file: descriptor } },
    ]);
  });

  test("a language that the brand does not have is refused", async () => {
    await expect(inEnglish("marketing.heroTitle", "nn")).rejects.toThrow("expected nb or en");
  });
});

describe("npm run tenant -- explain", () => {
  test("has value, place, what it replaces, and who shares it, in each environment", async () => {
    const files = await fixtureFiles("fjord", "vidde");
    const { environments } = await explained(files, "urls.timeout");
    expect(environments).toHaveLength(4);
    expect(environments.at(-1)).toMatchObject({
      environment: "Test",
      value: testTimeout,
      from: { layer: "tenants/base.jsonc, Test", file: base, line: baseLine(files, testTimeout) },
      shadows: [{ file: descriptor, line: 11 }],
      sharedWith: ["vidde"],
    });
    expect((await explained(files, "urls.timeout", "Test")).text).toBe(
      [
        "fjord, urls.timeout: Where the browser goes when the session has run out.",
        "",
        `Test: "${testTimeout}"`,
        `  from ${base}:${baseLine(files, testTimeout)} (Test)  "${testTimeout}"`,
        `  over ${descriptor}:11  "https://www.fjord.example/tidsavbrudd"`,
        "  the same in vidde",
        "",
      ].join("\n"),
    );
  });

  test("a field of one environment can be typed as it is in the file", async () => {
    const { environments, field } = await explained(await fixtureFiles("fjord"), "environments.Test.urls.timeout");
    expect(field).toBe("urls.timeout");
    expect(environments.map(({ environment }) => environment)).toEqual(["Test"]);
  });

  test("an object is explained field by field, each with the layer that decides it", async () => {
    const files = await fixtureFiles("fjord");
    const { environments, text } = await explained(files, "urls", "Test");
    expect(environments[0]?.parts?.map(({ field, from }) => [field, from?.file, from?.line])).toEqual([
      ["urls.timeout", base, baseLine(files, testTimeout)],
      ["urls.partnerDetail", descriptor, 12],
      ["urls.partnerInbox", descriptor, 13],
    ]);
    expect(text).toContain(`  urls.partnerInbox: "https://partner.fjord.example/innboks"  ${descriptor}:13\n`);
  });

  test("a null around the field removes it, and shadows the values below", async () => {
    const files = replaced(await fixtureFiles("fjord"), descriptor, '"id":', '"login": null, "id":');
    const { environments, text } = await explained(files, "login.direct", "QA");
    expect(environments[0]).not.toHaveProperty("value");
    expect(environments[0]).toMatchObject({
      from: { file: descriptor, line: 3, field: "login", value: null },
      shadows: [{ file: base, line: baseLine(files, '"login"'), value: true }],
    });
    const over = `${base}:${baseLine(files, '"login"')}`;
    expect(text).toContain(`QA: no value\n  from ${descriptor}:3  login: null\n  over ${over}  true\n`);
  });

  test("a list replaces the whole list below: an entry that it does not have has no value", async () => {
    const files = await fixtureFiles("fjord");
    const shorter = replaced(files, descriptor, '"id":', '"partnerAgreements": { "bankPlaces": ["2050"] }, "id":');
    const { environments } = await explained(shorter, "partnerAgreements.bankPlaces.1", "QA");
    expect(environments[0]).not.toHaveProperty("value");
    expect(environments[0]).toMatchObject({
      from: { file: descriptor, line: 3, field: "partnerAgreements.bankPlaces", value: ["2050"] },
      shadows: [{ file: base, value: "0502" }],
    });
    const [first] = (await explained(shorter, "partnerAgreements.bankPlaces[0]", "QA")).environments;
    expect(first).toMatchObject({ value: "2050", from: { file: descriptor, value: "2050" } });
  });

  test("the host names of each environment", async () => {
    const { environments } = await explained(await fixtureFiles("fjord"), "hostnames");
    expect(environments.map(({ value, from }) => [value, from?.line])).toEqual([
      [["forsikring.fjord.example"], 27],
      [["qa.fjord.example"], 28],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  test("a role of the theme, with the tokens that it leads to and the brands that have the same", async () => {
    const theme = "themes/fjord.tokens.json";
    const files = await fixtureFiles("fjord", "vidde");
    const palette =
      '"palette": {\n  "paper": { "$type": "color", "$value": ' + colourText("#f6f6f6") + ' } },\n"color": {';
    const own = replaced(
      replaced(files, theme, colourText("#f6f6f6"), '"{palette.paper}"'),
      theme,
      '"color": {',
      palette,
    );
    const { environments, description } = await explained(own, "color.page");
    const [first] = environments;
    expect(description).toBe("Background of the page.");
    expect(first).toMatchObject({ value: "#f6f6f6", from: { file: theme, value: "{palette.paper}" } });
    expect(first?.aliases).toMatchObject([{ file: theme, field: "palette.paper", value: { hex: "#f6f6f6" } }]);
    expect(first?.sharedWith).toEqual(["vidde"]);
  });

  test.each([
    ["urls.timout", 'Did you mean "urls.timeout"?'],
    ["faq[0].anwser", 'Did you mean "faq.0.answer"?'],
    ["faq.first", '"faq" is a list: type a number, such as faq.0'],
    ["urls.timeout.x", '"urls.timeout" is a single value'],
    ["color.pages", 'There is no field "color.pages"'],
    ["environments.QA", '"environments.QA" is not a field'],
    ["...", '"..." is not a field'],
  ])("%s is not a field: it says what is", async (field, says) => {
    await expect(explained(await fixtureFiles("fjord"), field)).rejects.toThrow(says);
  });

  test("a descriptor that cannot be read is not called unknown", async () => {
    const files = { ...(await fixtureFiles("fjord")), [descriptor]: "{" };
    await expect(explained(files, "name")).rejects.toThrow(`${descriptor} cannot be read: npm run validate`);
  });
});
