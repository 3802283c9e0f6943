import { describe, expect, test } from "vitest";
import { paragraphOf, withParagraph } from "./paragraphOf.ts";

describe("The paragraph of a text that is pressed", () => {
  const text = "Hei, {{ navn }}.\n\nDu har {{count, number}} forsikringer.\nTrafikk\u00ADforsikring";
  test.each([
    ["Hei, {{navn}}.", "Hei, {{ navn }}."],
    ["Du har\u00A0{{count}} forsikringer.", "Du har {{count, number}} forsikringer."],
    ["Trafikkforsikring", "Trafikk\u00ADforsikring"],
    ["You have {{count}} insurances.", undefined],
    ["", undefined],
  ])("%j", (shown, paragraph) => {
    expect(paragraphOf(text, shown)).toBe(paragraph);
  });

  test("another one takes its place, an empty one goes", () => {
    expect(withParagraph("A\n\nB\nC", "B", "Bedre")).toBe("A\n\nBedre\nC");
    expect(withParagraph("A\n\nB\nC", "B", "")).toBe("A\n\nC");
    expect(withParagraph("A\n\nB", "B", "")).toBe("A");
    expect(withParagraph("A", "A", "")).toBe("");
  });
});
