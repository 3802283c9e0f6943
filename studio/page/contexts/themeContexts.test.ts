import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { readInContext } from "../colours/contextView.ts";
import { coloursOf, hasDark, kindOfContext, type ThemeTexts } from "./themeContexts.ts";

const read = (file: string): string => readFileSync(`themes/${file}`, "utf8");
const light: ThemeTexts = { theme: read("dnb.tokens.json"), resolver: resolverText("dnb") };
const dark: ThemeTexts = { ...light, resolver: resolverText("dnb", ["light", "dark"]) };
const darkFile = JSON.stringify({ color: { $type: "color", link: { $value: "{palette.sand}" } } });

describe("The colours of a theme in a context (spec: studio-59)", () => {
  test("whether there is dark is what the resolver says", () => {
    expect([hasDark(light), hasDark(dark), hasDark({ theme: light.theme })]).toEqual([false, true, false]);
  });

  test.each([
    ["light", "normal", "theme"],
    ["light", "more", "more"],
    ["dark", "normal", "dark"],
    ["dark", "more", undefined],
  ] as const)("%s, %s: written in %s", (scheme, contrast, kind) => {
    expect(kindOfContext({ scheme, contrast })).toBe(kind);
  });

  test("with more contrast they are those that the build has", () => {
    const built = loadWorkspace(".").themes.get("dnb")?.theme?.contexts.more ?? new Map<string, { css: string }>();
    const shown = coloursOf(light, { scheme: "light", contrast: "more" });
    expect(built.size).toBeGreaterThan(0);
    for (const [name, { css }] of built)
      expect([name, shown?.get(name.replace("color.", ""))?.css]).toEqual([name, css]);
  });

  test.each([
    ["dark", "normal"],
    ["dark", "more"],
    ["light", "more"],
  ] as const)("%s, %s: every pair passes, and more contrast needs 7 for text", (scheme, contrast) => {
    const view = readInContext(dark, { scheme, contrast });
    expect(view?.pairs.filter(({ grade }) => grade === "low")).toEqual([]);
    const needs = view?.pairs.filter(({ kind }) => kind === "text").map(({ minimum }) => minimum);
    expect(new Set(needs)).toEqual(new Set([contrast === "more" ? 7 : 4.5]));
  });

  test("a colour that is taken over is shown so, and one that the resolver does not name is not read", () => {
    const context = { scheme: "dark", contrast: "normal" } as const;
    const palette = light.theme.replace(
      '"palette": {',
      '"palette": { "sand": { "$value": { "colorSpace": "srgb", "components": [1, 0.9, 0.7], "hex": "#ffe6b3" } },',
    );
    const roleIn = (texts: ThemeTexts) => readInContext(texts, context)?.roles.find(({ name }) => name === "link");
    const named = { theme: palette, dark: darkFile, resolver: resolverText("dnb", ["light", "dark"], ["dark"]) };
    expect(roleIn(named)).toMatchObject({ css: "#ffe6b3", isTakenOver: true, origin: "color.link" });
    expect(roleIn({ ...named, resolver: dark.resolver ?? "" })).toMatchObject({ isTakenOver: false });
  });
});
