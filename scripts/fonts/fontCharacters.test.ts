import { describe, expect, test } from "vitest";
import { unicodeRange } from "./fontCharacters.ts";

describe("A unicode-range", () => {
  test.each([
    { characters: [0xe6], expected: "U+E6" },
    { characters: [0x20, 0x21, 0x22, 0x41], expected: "U+20-22,U+41" },
    { characters: [0x41, 0x20, 0x21], expected: "U+20-21,U+41" },
    { characters: [], expected: "" },
  ])("of $characters is $expected", ({ characters, expected }) => {
    expect(unicodeRange(characters)).toBe(expected);
  });
});
