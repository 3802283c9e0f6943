import { describe, expect, test } from "vitest";
import { emulatedCondition } from "./mediaRules.ts";

const paper = { isPrinted: true, isHighContrast: false };
const contrast = { isPrinted: false, isHighContrast: true };

describe("Conditions of the portal's style sheets in the preview (spec: studio-31)", () => {
  test.each([
    ["print", paper, "all"],
    ["print and (min-width: 20rem)", paper, "all and (min-width: 20rem)"],
    ["screen", paper, "not all"],
    ["(min-width: 680px)", paper, "(min-width: 680px)"],
    ["(forced-colors: active)", contrast, "(min-width: 0px)"],
    ["(forced-colors: none) and (min-width: 680px)", contrast, "(max-width: 0px) and (min-width: 680px)"],
    ["print", contrast, "print"],
    ["print", { isPrinted: false, isHighContrast: false }, "print"],
  ])("%s, %j: %s", (original, emulated, condition) => {
    expect(emulatedCondition(original, emulated)).toBe(condition);
  });
});
