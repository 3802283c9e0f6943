import { describe, expect, test } from "vitest";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";
import { readTokenValue, type TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { contextRules } from "./themeStyles.ts";

function colours(values: Readonly<Record<string, string>>): ReadonlyMap<string, TokenValue> {
  return new Map(
    Object.entries(values).map(([role, css]) => {
      const read = readTokenValue("color", colourObject(css));
      if (!("value" in read)) throw new Error(css);
      return [`color.${role}`, read.value];
    }),
  );
}

const light = colours({ text: "#333333", surface: "#ffffff", header: "#eeeeee" });
const more = colours({ text: "#000000", header: "#ffffff" });
const dark = colours({ text: "#dddddd", surface: "#111111", header: "#222222" });
const darkMore = colours({ text: "#ffffff" });
/** Widgets have no header. */
const read = new Set(["color.text", "color.surface"]);

/** The rules as a list: what is around each, its selector and what it declares. */
function rulesOf(contexts: Theme["contexts"]): string[] {
  const css = contextRules({ tokens: light, contexts }, read);
  return css
    .replaceAll(/\s+/g, " ")
    .split(/(?<=\}) (?=:root|@media)/)
    .map((rule) => rule.trim().replaceAll("--fpw-color-", ""));
}

describe("The stylesheet of a theme in the package of the widgets (spec: scheme-20)", () => {
  test("has light, more contrast, dark and both, and of each what the widgets read", () => {
    expect(rulesOf({ dark, more, darkMore })).toEqual([
      ":root { text: #333333; surface: #ffffff; }",
      "@media (prefers-contrast: more) { :root { text: #000000; } }",
      '@media screen { :root[data-scheme="dark"] { text: #dddddd; surface: #111111; } }',
      '@media screen and (prefers-color-scheme: dark) { :root[data-scheme="device"] { text: #dddddd; surface: #111111; } }',
      '@media screen and (prefers-contrast: more) { :root[data-scheme="dark"] { text: #ffffff; } }',
      '@media screen and (prefers-color-scheme: dark) and (prefers-contrast: more) { :root[data-scheme="device"] { text: #ffffff; } }',
    ]);
  });

  test("a theme with light alone has no rule for dark", () => {
    expect(rulesOf({ dark: undefined, more, darkMore: undefined })).toEqual([
      ":root { text: #333333; surface: #ffffff; }",
      "@media (prefers-contrast: more) { :root { text: #000000; } }",
    ]);
  });
});
