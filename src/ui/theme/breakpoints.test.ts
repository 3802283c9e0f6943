import { describe, expect, test } from "vitest";
import tokens from "#themes/base.tokens.json";
import { breakpoints } from "./breakpoints.ts";

describe("Constants of the layout (spec: focus-8)", () => {
  test("breakpoints are medium 680, large 1200 and xl 1600 px", () => {
    expect(breakpoints).toEqual({ medium: 680, large: 1200, xl: 1600 });
  });

  test("the spacing scale is 0, 16, 24, 40, 64, 104, 168", () => {
    const steps = Object.values(tokens.space).map(({ $value }) => $value);
    expect(steps.map(({ value }) => value)).toEqual([0, 16, 24, 40, 64, 104, 168]);
    expect(new Set(steps.map(({ unit }) => unit))).toEqual(new Set(["px"]));
  });
});
