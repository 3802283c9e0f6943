import { describe, expect, test } from "vitest";
import { readText } from "./readText.ts";

describe("A text of the API (spec: formats-15)", () => {
  test.each([
    ["\u200b\u2060", undefined],
    ["text", "text"],
    [" with blanks around it ", " with blanks around it "],
    [150, "150"],
    [0, "0"],
    ["", undefined],
    [" \n\u00a0", undefined],
    [Number.NaN, undefined],
    [true, undefined],
    [["text"], undefined],
  ])("%j is read as %j", (value, text) => {
    expect(readText(value)).toBe(text);
  });
});
