import { describe, expect, test } from "vitest";
import { foreignLetterIn, lookAlikeIn, readableText, withoutLookAlikes } from "./lookAlikes.ts";

describe("characters that are not what they look like", () => {
  test.each([
    ["b\u0430nk.example", "U+0430", "bank.example"],
    ["21\u00a000\u00a000\u00a000", "U+00A0", "21 00 00 00"],
    ["bank\u2011a.example", "U+2011", "bank-a.example"],
    ["\uff42ank", "U+FF42", "bank"],
    ["ba\u200bnk", "U+200B", "bank"],
    ["\ufb01n", "U+FB01", "fin"],
    ["eng\u00adhaug.example", "U+00AD", "enghaug.example"],
  ])("%j: %s", (text, character, plain) => {
    expect(lookAlikeIn(text)?.character).toBe(character);
    expect(withoutLookAlikes(text)).toBe(plain);
  });

  test.each(["bank.example", "bl\u00e5b\u00e6r-\u00f8", "\u017eivi\u010d", "B\ufffdnk", ""])("%j has none", (text) => {
    expect(lookAlikeIn(text)).toBeUndefined();
    expect(withoutLookAlikes(text)).toBe(text);
  });

  test("a letter of another alphabet in a word", () => {
    expect(foreignLetterIn("Din f\u043ersikring")).toEqual({ character: "U+043E", meant: "o" });
    expect(readableText("Din f\u043ersikring \u202e her\u200b")).toBe("Din forsikring her");
  });

  test("an emoji that is made of several keeps its joiners", () => {
    expect(readableText("Hei \u202e\u{1f469}\u200d\u{1f4bb} og \u2764\ufe0f")).toBe(
      "Hei \u{1f469}\u200d\u{1f4bb} og \u2764\ufe0f",
    );
  });

  test.each(["Din forsikring – «trygt»", "Банк", "Bank og Банк", "Čáhppes", "α-stråling"])(
    "%j is as it should be",
    (text) => {
      expect(foreignLetterIn(text)).toBeUndefined();
      expect(readableText(text)).toBe(text);
    },
  );
});
