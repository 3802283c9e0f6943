import { describe, expect, test } from "vitest";
import { type Emulated, emulatedCondition } from "./mediaRules.ts";

const plain: Emulated = { isPrinted: false, isHighContrast: false, scheme: "light", contrast: "normal" };
const paper: Emulated = { ...plain, isPrinted: true };
const forced: Emulated = { ...plain, isHighContrast: true };
const dark: Emulated = { ...plain, scheme: "dark" };
const more: Emulated = { ...plain, contrast: "more" };

describe("Conditions of the portal's style sheets in the preview (spec: studio-31, studio-58)", () => {
  test.each([
    ["print", paper, "all"],
    ["print and (min-width: 20rem)", paper, "all and (min-width: 20rem)"],
    ["screen", paper, "not all"],
    ["(min-width: 680px)", paper, "(min-width: 680px)"],
    ["screen and (prefers-color-scheme: dark)", { ...paper, scheme: "dark" }, "not all"],
    ["(forced-colors: active)", forced, "(min-width: 0px)"],
    ["(forced-colors: none) and (min-width: 680px)", forced, "(max-width: 0px) and (min-width: 680px)"],
    ["print", forced, "print"],
    ["print", plain, "print"],
    ["screen and (prefers-color-scheme: dark)", dark, "screen and (min-width: 0px)"],
    ["screen and (prefers-color-scheme: dark)", plain, "screen and (max-width: 0px)"],
    ["(prefers-color-scheme: light)", dark, "(max-width: 0px)"],
    ["(prefers-color-scheme:dark)", dark, "(min-width: 0px)"],
    ["(prefers-contrast: more)", more, "(min-width: 0px)"],
    ["(prefers-contrast: more)", dark, "(max-width: 0px)"],
    ["(prefers-contrast: more), (forced-colors: active)", more, "(min-width: 0px), (forced-colors: active)"],
    [
      "screen and (prefers-color-scheme: dark) and (prefers-contrast: more)",
      { ...dark, contrast: "more" },
      "screen and (min-width: 0px) and (min-width: 0px)",
    ],
  ] as const)("%s, %j: %s", (original, emulated, condition) => {
    expect(emulatedCondition(original, emulated)).toBe(condition);
  });
});
