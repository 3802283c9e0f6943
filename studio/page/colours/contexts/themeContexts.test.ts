import { describe, expect, test } from "vitest";
import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { builtWithMoreContrast, resolverWith, wholeTheme } from "#studio/test/support/themeTexts.ts";
import { readInContext } from "../contextView.ts";
import { coloursOf, hasDark, kindOfContext, type ThemeTexts } from "./themeContexts.ts";

const light: ThemeTexts = { theme: wholeTheme, resolver: resolverWith() };
const dark: ThemeTexts = { ...light, resolver: resolverWith(["light", "dark"]) };
const darkFile = JSON.stringify({ color: { $type: "color", link: { $value: "{palette.sand}" } } });

describe("The colours of a theme in a context", () => {
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
    const built = builtWithMoreContrast();
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
    const sand = `"palette": { "sand": { "$type": "color", "$value": ${colourText("#ffe6b3")} } },`;
    const palette = light.theme.replace('"color": {', `${sand}\n  "color": {`);
    const roleIn = (texts: ThemeTexts) => readInContext(texts, context)?.roles.find(({ name }) => name === "link");
    const named = { theme: palette, dark: darkFile, resolver: resolverWith(["light", "dark"], ["dark"]) };
    expect(roleIn(named)).toMatchObject({ css: "#ffe6b3", isTakenOver: true, origin: "color.link" });
    expect(roleIn({ ...named, resolver: dark.resolver ?? "" })).toMatchObject({ isTakenOver: false });
  });
});
