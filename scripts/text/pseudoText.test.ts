import { describe, expect, test } from "vitest";

import avtaler from "#locales/nb/avtaler.json" with { type: "json" };
import forsikringsprofil from "#locales/nb/forsikringsprofil.json" with { type: "json" };
import session from "#locales/nb/session.json" with { type: "json" };
import skall from "#locales/nb/skall.json" with { type: "json" };
import { pseudoText, pseudoTexts } from "./pseudoText.ts";

const files = [avtaler, forsikringsprofil, session, skall];
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
    for (const texts of files) {
      const pseudo = pseudoTexts(texts);
      expect(Object.keys(pseudo)).toEqual(Object.keys(texts));
      for (const [key, text] of Object.entries<string>(texts)) {
        expect(pseudo[key]).toMatch(/^\[[^]*\]$/);
        expect(placeholdersOf(pseudo[key] ?? "")).toEqual(placeholdersOf(text));
      }
    }
  });
});
