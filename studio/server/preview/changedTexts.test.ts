import { describe, expect, test } from "vitest";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { changedTexts } from "./changedTexts.ts";

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

  test("none when a field is new or gone, or when very many differ", () => {
    expect(changedTexts("nb", sources({ a: "Hei" }), sources({ b: "Hei du" }))).toEqual([]);
    const many = (ending: string) =>
      sources(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [String(at), `Tekst ${at}${ending}`])));
    expect(changedTexts("nb", many(""), many("!"))).toEqual([]);
  });
});
