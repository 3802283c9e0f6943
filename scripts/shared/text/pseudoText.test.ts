import { describe, expect, test } from "vitest";

import { pseudoText, pseudoTexts } from "./pseudoText.ts";

const texts: Readonly<Record<string, string>> = {
  title: "Forsikrings\u00adprofil",
  documentTitle: "{{page}} – {{brand}}",
  heading_one: "Du blir logget ut om {{count}} sekund",
  heading_other: "Du blir logget ut om {{count}} sekunder",
  "summary.more": "+ {{antall}} forsikring(er)",
  "summary.discount": "inntil 20\u00a0% rabatt",
};
const placeholdersOf = (text: string) => text.match(/\{\{[^{}]*\}\}/g);

describe("the pseudo-language", () => {
  test("has accents, is longer, and is between brackets", () => {
    expect(pseudoText("Se pris")).toBe("[Šê pŕîš ~~~~]");
    expect(pseudoText("Forsikringene dine")).toBe("[Föŕšîķŕîñĝêñê đîñê ~~~~ ~]");
    expect(pseudoText("Båt på sjøen")).toBe("[Båţ på šjøêñ ~~~~]");
  });

  test("keeps placeholders as they are, with their names", () => {
    expect(pseudoText("{{count}} oppgaver")).toBe("[{{count}} öppĝávêŕ ~~~~]");
    expect(pseudoText("{{page}} – {{brand}}")).toBe("[{{page}} – {{brand}} ~~]");
    expect(pseudoText("{{name}}")).toBe("[{{name}}]");
    expect(pseudoText("$t(felles)")).toBe("[$t(felles)]");
  });

  test("keeps no-break spaces and soft hyphens in their places", () => {
    expect(pseudoText("inntil 20\u00a0% rabatt")).toContain("20\u00a0%");
    expect(pseudoText("Forsikrings\u00adprofil")).toContain("š\u00adp");
  });

  test.each([
    ["a word", "Båt"],
    ["a label", "Endre adresse"],
    ["a sentence", "Det tar lengre tid enn vanlig å hente forsikringene dine."],
  ])("%s is at least as much longer as another language makes it", (_, text) => {
    expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * 1.3);
  });

  test("has every text of a file: the same keys in the same order, and each is another text", () => {
    const pseudo = pseudoTexts(texts);
    expect(Object.keys(pseudo)).toEqual(Object.keys(texts));
    for (const [key, text] of Object.entries(texts)) {
      expect(pseudo[key]).toMatch(/^\[[^]*\]$/);
      expect(placeholdersOf(pseudo[key] ?? "")).toEqual(placeholdersOf(text));
    }
  });
});
