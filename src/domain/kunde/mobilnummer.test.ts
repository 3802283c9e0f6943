import { describe, expect, test } from "vitest";
import { checkMobilnummer, normaliseMobilnummer } from "./mobilnummer.ts";

describe("Mobile number (spec: profil-15)", () => {
  test.each([
    ["41234567", undefined],
    ["412 34 567", undefined],
    [" 41\u00a023 45 67 ", undefined],
    ["81234567", undefined],
    ["", "missing"],
    ["   ", "missing"],
    ["4123456", "invalid"],
    ["412345678", "invalid"],
    ["+4741234567", "invalid"],
    ["4123456o", "invalid"],
    ["1".repeat(50_000), "invalid"],
  ])("%j: %s", (typed, error) => {
    expect(checkMobilnummer(typed)).toBe(error);
  });

  test("characters are composed before the check (spec: formats-12)", () => {
    expect(normaliseMobilnummer("4123456a\u030a")).toBe("4123456\u00e5");
  });

  test("spaces are stripped before the number is sent", () => {
    expect(normaliseMobilnummer(" 412 34 567 ")).toBe("41234567");
  });
});
