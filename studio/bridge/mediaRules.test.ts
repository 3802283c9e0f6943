import { describe, expect, test } from "vitest";
import { emulatedCondition } from "./mediaRules.ts";

const plain = { scheme: "light", contrast: "normal" } as const;
const dark = { ...plain, scheme: "dark" } as const;
const more = { ...plain, contrast: "more" } as const;

describe("Conditions of the portal's style sheets in the preview", () => {
  test.each([
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
  ] as const)("%s, %j: %s", (original, context, condition) => {
    expect(emulatedCondition(original, context)).toBe(condition);
  });
});
