import { describe, expect, test } from "vitest";
import { changesOfFile, takenBack, withFieldOf } from "./fieldChanges.ts";

const before = `{
  // The company.
  "name": "Fjord",
  "footer": { "telefon": "80000202", "epost": "a@fjord.example" },
  "faq": [{ "q": "Hva?", "a": "Det." }],
  "environments": { "Production": { "urls": { "login": "https://a.example" } } }
}
`;
const after = before
  .replace("80000202", "80000203")
  .replace('"Det."', '"Dette."')
  .replace(`{ "login": "https://a.example" }`, `{ "login": "https://b.example", "timeout": "https://c.example" }`);

describe("What differs between two versions of a file, field by field", () => {
  test("each field has its path and both values; an item of a list, too", () => {
    expect(changesOfFile("descriptor", before, after)).toEqual([
      { kind: "descriptor", path: ["footer", "telefon"], before: "80000202", after: "80000203" },
      { kind: "descriptor", path: ["faq", 0, "a"], before: "Det.", after: "Dette." },
      {
        kind: "descriptor",
        path: ["environments", "Production", "urls", "login"],
        before: "https://a.example",
        after: "https://b.example",
      },
      { kind: "descriptor", path: ["environments", "Production", "urls", "timeout"], after: "https://c.example" },
    ]);
  });

  test("a token of a theme is one value", () => {
    const token = (red: number) => `{ "color": { "action": { "$value": { "components": [${red}, 0, 0] } } } }`;
    expect(changesOfFile("theme", token(0), token(1)).map(({ path }) => path)).toEqual([["color", "action", "$value"]]);
  });

  test("taking all of them back leaves the text as it was, with its comments", () => {
    const paths = changesOfFile("descriptor", before, after).map(({ path }) => path);
    expect(paths.reduce((text, path) => withFieldOf(text, before, path), after)).toBe(before);
  });

  test("a removed field comes back to its place; a file that is new goes with its last field", () => {
    const without = before.replace(/\s*"faq": .*/, "");
    expect(takenBack(without, before, ["faq"])).toBe(before);
    const file = `{ "color": { "action": { "$value": "#fff" }, "link": { "$value": "#000" } } }`;
    const one = withFieldOf(file, "", ["color", "link", "$value"]);
    expect(one).toContain("action");
    expect(withFieldOf(one, "", ["color", "action", "$value"])).toBe("");
  });

  test("the line with the schema is for text editors: it is no change", () => {
    const withSchema = before.replace("{", '{ "$schema": "../tenant.schema.json",');
    expect(changesOfFile("descriptor", before, withSchema)).toEqual([]);
  });

  test("a text that cannot be read has no fields", () => {
    expect(changesOfFile("descriptor", before, "{")).toEqual([]);
  });

  test("a text that cannot be read is compared, as far as it can be read, with one that replaces it", () => {
    const broken = after.replace('"80000203",', '"80000203"');
    expect(changesOfFile("descriptor", broken, before)).toMatchObject([
      { path: ["footer", "telefon"], before: "80000203", after: "80000202" },
      { path: ["faq", 0, "a"] },
      { path: ["environments", "Production", "urls", "login"] },
      { path: ["environments", "Production", "urls", "timeout"], before: "https://c.example" },
    ]);
    const conflict = after.replace('  "faq"', '<<<<<<< HEAD\n  "faq"');
    expect(changesOfFile("descriptor", conflict, before)).toHaveLength(4);
    // Taking back the last difference does not bring back the fault.
    expect(takenBack(after.replace("80000203", "80000202"), broken, ["footer", "telefon"])).toBe(after);
  });
});
