import { describe, expect, test } from "vitest";
import { inWords } from "#scripts/findings/inWords.ts";
import { fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { validateBrands } from "../validateBrands.ts";

const findingsWith = async (text: string) =>
  withFolder({ ...(await fixtureFiles("fjord")), "tenants/fjord/look.json": text }, async (folder) => {
    const { findings, crashes } = await validateBrands(folder);
    expect(crashes).toEqual([]);
    return findings.map((finding) => {
      const { file, line, column, code, message, suggestion } = inWords(finding);
      return [`${file}:${line}:${column} ${code}: ${message}`, suggestion];
    });
  });

describe("The answers of imports", () => {
  test("a token, or null, for roles of the theme", async () => {
    expect(await findingsWith('{ "roles": { "color.page": "Color/Page", "radius.card": null } }')).toEqual([]);
  });

  test("which look is read, what dark takes, and what it has taken", async () => {
    const whole = {
      themes: ["Nord"],
      roles: {},
      dark: { "color.page": "a", "color.text": null },
      takenInDark: ["color.page"],
    };
    expect(await findingsWith(JSON.stringify(whole))).toEqual([]);
    expect(await findingsWith('{ "dark": null }')).toEqual([]);
  });

  test.each([
    [
      '{ "roles": { "color.pagge": "a" } }',
      '1:14 unknown-token: "color.pagge" is not a role in the theme contract',
      '"color.page"',
    ],
    ['{ "roles": { "color.page": 1 } }', '1:28 wrong-type: The value of "color.page" is a number', undefined],
    ['{ "roles": [] }', '1:12 wrong-type: The value of "roles" is a list', undefined],
    ['{ "dark": { "color.page": true } }', '1:27 wrong-type: The value of "color.page" is true or false', undefined],
    ['{ "dark": "light" }', '1:11 wrong-type: The value of "dark" is a text', undefined],
    ['{ "themes": "Nord" }', '1:13 wrong-type: The value of "themes" is a text', undefined],
    ['{ "themes": [1] }', '1:14 wrong-type: The value of "0" is a number', undefined],
    [
      '{ "takenInDark": ["color.pagge"] }',
      '1:19 unknown-token: "color.pagge" is not a role in the theme contract',
      '"color.page"',
    ],
    ['{ "role": {} }', '1:3 unknown-key: "role" is not a field of "look.json"', '"roles"'],
    ['{ "roles": ', "1:12 syntax-error: The file ends too early: the { of line 1 is not closed", undefined],
  ])("%s", async (text, finding, suggestion) => {
    expect(await findingsWith(text)).toEqual([[`tenants/fjord/look.json:${finding}`, suggestion]]);
  });
});
