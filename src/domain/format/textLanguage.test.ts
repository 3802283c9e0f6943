import { describe, expect, test } from "vitest";
import { noteTextLanguage, textMark } from "./textLanguage.ts";

describe("The language of what the back end writes (spec: languages-33)", () => {
  test.each(["en", "en-GB", "EN"])("an answer in %s says so in each of its objects", (header) => {
    const answer = '[{ "name": "Car", "list": [{ "name": "Dog", "price": 2 }], "when": null }]';
    expect(JSON.parse(answer, noteTextLanguage(header))).toEqual([
      { name: "Car", list: [{ name: "Dog", price: 2, textLanguage: "en" }], when: null, textLanguage: "en" },
    ]);
  });

  test.each([null, "", "nb", "nn-NO", "no", "end"])("%j: the answer is Norwegian, and says nothing", (header) => {
    expect(noteTextLanguage(header)).toBeUndefined();
  });

  test.each([
    [undefined, "nb", undefined],
    [undefined, "nn", undefined],
    [undefined, "en", "nb"],
    ["en", "en", undefined],
    ["en", "nb", "en"],
    ["en", "nn", "en"],
  ] as const)("a text in %s on a page in %s is marked %s", (text, page, mark) => {
    expect(textMark(text, page)).toBe(mark);
  });
});
