import { describe, expect, test } from "vitest";
import { unicodeRange } from "./fontCharacters.ts";

describe("Characters as CSS writes them", () => {
  test.each([
    { characters: [0xe6], expected: "U+E6" },
    { characters: [0x20, 0x21, 0x22, 0x41], expected: "U+20-22,U+41" },
    { characters: [0x41, 0x20, 0x21], expected: "U+20-21,U+41" },
    { characters: [], expected: "" },
  ])("$characters are $expected", ({ characters, expected }) => {
    expect(unicodeRange(characters)).toBe(expected);
  });
});
