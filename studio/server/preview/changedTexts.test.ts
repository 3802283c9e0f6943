import { describe, expect, test } from "vitest";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { markText } from "#scripts/shared/marks/markText.ts";
import { changedTexts, isSameButWords } from "./changedTexts.ts";

const sources = (texts: Readonly<Record<string, string>>): readonly FieldSource[] =>
  Object.entries(texts).map(([path, value]) => ({ kind: "descriptor", path: [path], seenAs: "text", value }));

describe("The texts that differ between two pages", () => {
  test("each with its field, also when another field has the same words", () => {
    const before = sources({ title: "Hei", lead: "Alt samlet", menu: "Tilbud", heading: "Tilbud" });
    const after = sources({ title: "Hei du", lead: "Alt samlet", menu: "Nye tilbud", heading: "Tilbud" });
    expect(changedTexts("nb", before, after)).toEqual([
      { language: "nb", path: ["title"], before: "Hei", after: "Hei du" },
      { language: "nb", path: ["menu"], before: "Tilbud", after: "Nye tilbud" },
    ]);
  });

  test("none when a field is new or gone, undefined when very many differ", () => {
    expect(changedTexts("nb", sources({ a: "Hei" }), sources({ b: "Hei du" }))).toEqual([]);
    const many = (ending: string) =>
      sources(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [String(at), `Tekst ${at}${ending}`])));
    expect(changedTexts("nb", many(""), many("!"))).toBeUndefined();
  });
});

describe("Two pages differ in words alone", () => {
  const page = (text: string, path = "title") => [{ name: "Fjord", texts: [markText(text, [path])] }];
  test.each([
    ["a text", page("Hei"), page("Hei du"), true],
    ["nothing", page("Hei"), page("Hei"), true],
    ["a text with placeholders that stay", page("{{count}} avtaler"), page("Du har {{count}} avtaler"), true],
    ["a placeholder", page("{{count}} avtaler"), page("{{sum}} kroner"), false],
    ["a placeholder with a format", page("{{count, number}} kr"), page("{{count, number}} kroner"), false],
    ["the field of a text", page("Hei"), page("Hei", "lead"), false],
    ["a text with a part in an element", page("Les <1>mer</1>"), page("Les <1>alt</1>"), false],
    ["a text of several paragraphs", page("Hei"), page("Hei\n\nigjen"), false],
    ["a text that is empty", page("Hei"), page(""), false],
    ["a value that no field has marked", [{ name: "Fjord" }], [{ name: "Vidde" }], false],
    ["a value more", [{ name: "Fjord" }], [{ name: "Fjord", days: 3 }], false],
    ["the length of a list", [page("Hei")], [page("Hei"), page("Hei")], false],
  ])("%s: %j and %j", (_, before, after, isSame) => {
    expect(isSameButWords(before, after)).toBe(isSame);
  });
});
