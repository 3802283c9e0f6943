import { describe, expect, test } from "vitest";
import { exchangeItems, removeValue } from "./removeValue.ts";
import { insertItem, setValue } from "./setValue.ts";

const names = () => ["id", "name", "logo", "footer", "faq", "environments"];

const brand = `// The brand.
{
  "id": "fjord",

  // What customers know.
  "name": "Sandbu", // short
  "logo": { "alignment": "left" },

  // Shown below.
  "faq": [
    { "question": "A?" }, // first
    // about B
    { "question": "B?" }
  ]
}
`;

/** The lines of a text that another one does not have. */
const added = (before: string, after: string): string[] => {
  const known = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !known.has(line));
};

describe("Setting a value in a text with comments", () => {
  test("only the value changes", () => {
    expect(setValue(brand, ["name"], 'Sand "bu" & søn', names)).toBe(
      brand.replace('"Sandbu"', '"Sand \\"bu\\" & søn"'),
    );
    expect(setValue(brand, ["faq", 1, "question"], "C?", names)).toBe(brand.replace("B?", "C?"));
    expect(setValue(brand, ["name"], "Sandbu", names)).toBe(brand);
  });

  test("a new field is written at its place in the order, below the comment of the one before", () => {
    const after = setValue(brand, ["footer", "contact", "telefon"], "21000000", names);
    expect(after).toContain(
      '"logo": { "alignment": "left" },\n  "footer": { "contact": { "telefon": "21000000" } },\n',
    );
    expect(added(brand, after)).toHaveLength(1);
    expect(setValue('{\n  "name": "a", // short\n  "faq": []\n}', ["logo"], 1, names)).toBe(
      '{\n  "name": "a", // short\n  "logo": 1,\n  "faq": []\n}',
    );
  });

  test("as the last field: the comma comes before the comment", () => {
    expect(setValue('{\n  "id": 1 // one\n}', ["name"], "n", names)).toBe('{\n  "id": 1, // one\n  "name": "n"\n}');
    expect(setValue('{\n  "id": 1, // one\n}', ["name"], "n", names)).toBe('{\n  "id": 1, // one\n  "name": "n",\n}');
  });

  test("as the first field", () => {
    expect(setValue('{ // all\n  "name": 1\n}', ["id"], "a", names)).toBe('{ // all\n  "id": "a",\n  "name": 1\n}');
  });

  test("an object on one line stays on it as long as it fits", () => {
    expect(setValue(brand, ["logo", "url"], "/a", () => ["url", "alignment"])).toContain(
      '"logo": { "url": "/a", "alignment": "left" },',
    );
    const long = `https://www.bank.example/${"side/".repeat(18)}`;
    expect(setValue(brand, ["logo", "url"], long, () => ["alignment", "url"])).toContain(
      `"logo": {\n    "alignment": "left",\n    "url": "${long}"\n  },`,
    );
  });

  test("an empty object, and one with only a comment", () => {
    expect(setValue('{\n  "logo": {}\n}', ["logo", "url"], "/", names)).toBe('{\n  "logo": { "url": "/" }\n}');
    expect(setValue('{\n  "logo": {\n    // later\n  }\n}', ["logo", "url"], "/", names)).toBe(
      '{\n  "logo": {\n    // later\n    "url": "/"\n  }\n}',
    );
    expect(setValue("{}", ["name"], "n", names)).toBe('{\n  "name": "n"\n}');
  });

  test("a removed value, null, becomes an object again", () => {
    expect(setValue('{\n  "logo": null\n}', ["logo", "url"], "/", names)).toBe('{\n  "logo": { "url": "/" }\n}');
  });

  test("long lists and lists of objects get lines of their own", () => {
    const items = Array.from({ length: 12 }, (_, index) => `entrance-${index}`);
    expect(setValue("{\n}", ["faq"], items, names).split("\n")).toHaveLength(16);
    expect(setValue("{\n}", ["faq"], [{ question: "A?" }], names)).toBe(
      '{\n  "faq": [\n    { "question": "A?" }\n  ]\n}',
    );
  });

  test("a text with a syntax error stays as it is", () => {
    const broken = '{ "name": "a" "logo": 1 }';
    expect(setValue(broken, ["name"], "b", names)).toBe(broken);
    expect(removeValue(broken, ["name"])).toBe(broken);
    expect(insertItem(broken, ["name"], 0, 1)).toBe(broken);
  });
});

describe("Removing a value from a text with comments", () => {
  test("takes the comment above it along, and leaves those of the others", () => {
    expect(removeValue(brand, ["faq"])).toBe(`// The brand.
{
  "id": "fjord",

  // What customers know.
  "name": "Sandbu", // short
  "logo": { "alignment": "left" }
}
`);
  });

  test("a comment that may be about the next field stays", () => {
    expect(removeValue(brand, ["name"])).toBe(brand.replace('  "name": "Sandbu", // short\n', ""));
  });

  test("leaves no empty object around it", () => {
    const text = '{\n  "id": 1,\n  "footer": { "contact": { "telefon": "2" } },\n  "faq": []\n}';
    expect(removeValue(text, ["footer", "contact", "telefon"])).toBe('{\n  "id": 1,\n  "faq": []\n}');
  });

  test("from an object on one line", () => {
    const text = '{ "a": 1, "b": 2, "c": 3 }';
    expect(removeValue(text, ["a"])).toBe('{ "b": 2, "c": 3 }');
    expect(removeValue(text, ["b"])).toBe('{ "a": 1, "c": 3 }');
    expect(removeValue(text, ["c"])).toBe('{ "a": 1, "b": 2 }');
  });

  test("what was set and removed leaves the text as it was", () => {
    for (const path of [
      ["footer", "contact", "telefon"],
      ["logo", "url"],
      ["environments", "QA", "name"],
    ]) {
      const set = setValue(brand, path, "x", names);
      expect(set).not.toBe(brand);
      expect(removeValue(set, path)).toBe(brand);
    }
  });
});

describe("The items of a list", () => {
  test("are added, removed and exchanged; the comments of the others stay", () => {
    expect(insertItem(brand, ["faq"], 2, { question: "C?" })).toContain(
      '{ "question": "B?" },\n    { "question": "C?" }\n',
    );
    expect(removeValue(brand, ["faq", 0])).toContain('"faq": [\n    // about B\n    { "question": "B?" }\n  ]');
    expect(removeValue(brand, ["faq", 1])).toContain('"faq": [\n    { "question": "A?" } // first\n  ]');
    expect(exchangeItems(brand, ["faq"], 0)).toContain(
      '{ "question": "B?" }, // first\n    // about B\n    { "question": "A?" }',
    );
  });

  test("the last item leaves an empty list", () => {
    expect(removeValue('{ "a": ["x"] }', ["a", 0])).toBe('{ "a": [] }');
  });
});
