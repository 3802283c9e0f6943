import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { describe, expect, test } from "vitest";

import { readColour } from "#scripts/shared/colours/readColour.ts";
import { fixtureTheme } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { parseJsonFile } from "../json/jsonFile.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { fontFamilies, loadTheme, type Theme, type ThemeResult, variantAttributes } from "./loadTheme.ts";
import { standInFontCss, themeCss } from "./themeCss.ts";
import { constants, roles } from "./themeContract.ts";
import type { TokenValue } from "./tokenValue.ts";

async function readTheme(change: (text: string) => string = (text) => text): Promise<ThemeResult> {
  const { json } = parseJsonFile({ file: "themes/fjord.tokens.json", text: change(await fixtureTheme()) });
  if (json === undefined) throw new Error("the theme is not JSON");
  return loadTheme("fjord", json);
}

async function validTheme(change?: (text: string) => string): Promise<Theme> {
  const { theme, findings } = await readTheme(change);
  if (theme === undefined) throw new Error(findings.map((finding) => wordsOf(finding).message).join("\n"));
  return theme;
}

/** The declarations of the first rule: light with normal contrast. */
const declarations = (css: string): Map<string, string> =>
  new Map(
    css
      .slice(":root{color-scheme:only light;".length, css.indexOf("}"))
      .split(";")
      .map((each) => [each.slice(0, each.indexOf(":")), each.slice(each.indexOf(":") + 1)]),
  );

const withPage = (value: string) => (text: string) => text.replace(colourText("#f6f6f6"), () => value);

describe("a theme as CSS custom properties", () => {
  test("has a variable for every role and every constant, with the name that the portal uses", async () => {
    const variables = declarations(themeCss(await validTheme()));
    const names = [...constants, ...roles].map(({ name }) => `--${name.replace(".", "-")}`);
    expect([...variables.keys()].toSorted()).toEqual(names.toSorted());
    expect(variables.get("--space-2")).toBe("24px");
    expect(variables.get("--color-surface")).toBe("#ffffff");
    expect(variables.get("--duration-fast")).toBe("150ms");
    expect(variables.get("--font-weightStrong")).toBe("600");
    expect(variables.get("--shadow-card")).toBe("0px 1px 3px 0px #0000001f");
  });

  test.each([
    ['{ "colorSpace": "srgb", "components": [1, 0.5, 0] }', "#ff8000"],
    ['{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 }', "#00000080"],
    ['{ "colorSpace": "display-p3", "components": [0, 1, 0] }', "color(display-p3 0 1 0)"],
    ['"{color.surface}"', "#ffffff"],
  ])("the colour %s is written as %s", async (value, css) => {
    expect(declarations(themeCss(await validTheme(withPage(value)))).get("--color-page")).toBe(css);
  });

  test.each([
    '"white"',
    '"#f6f6f6"',
    "{}",
    '{ "colorSpace": "hsl", "components": [360, 0, 50] }',
    '{ "colorSpace": "srgb", "components": [0, 0, "None"] }',
    '{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000" }',
    '{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#ffffff" }',
    '{ "colorSpace": "srgb", "components": [0, 0, 0], "profile": "x" }',
    '"rgb(1,2,3)"',
    '"#ffff"}',
    '"#fff;background:url(x)"',
    '"var(--x)"',
    '""',
    "5",
    "null",
    '{ "colorSpace": "srgb", "components": [2, 0, 0] }',
    '{ "colorSpace": "srgb", "components": ["1", 0, 0] }',
    '{ "colorSpace": "constructor", "components": [0, 0, 0] }',
    '{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": "1;}" }',
  ])("the colour %s is not valid, and there is no theme", async (value) => {
    if (value.endsWith("}") && !value.startsWith("{"))
      return expect(readTheme(withPage(value))).rejects.toThrow("not JSON");
    const { theme, findings } = await readTheme(withPage(value));
    expect(theme).toBeUndefined();
    expect(findings.map(({ code }) => code)).toEqual(["bad-colour"]);
  });

  test.each([
    ['"hairline"', "100"],
    ['"book"', "400"],
    ['"demi-bold"', "600"],
    ['"ultra-black"', "950"],
    ["350", "350"],
  ])("the weight %s is %s", async (value, css) => {
    const theme = await validTheme((text) => text.replace(/("weightBody": \{[^}]*"\$value": )\d+/, `$1${value}`));
    expect(declarations(themeCss(theme)).get("--font-weightBody")).toBe(css);
  });

  test("an alias is followed through the palette and inside a shadow", async () => {
    const palette =
      '"palette": { "$type": "color", "ink": { "$value": ' +
      colourText("#123456") +
      ' }, "night": { "$value": "{palette.ink}" } }, "color": {';
    const theme = await validTheme((text) =>
      text
        .replace('"color": {', () => palette)
        .replace(colourText("#0000001f"), '"{palette.night}"')
        .replace(colourText("#1a1a1a"), '"{palette.night}"'),
    );
    const variables = declarations(themeCss(theme));
    expect(variables.get("--color-text")).toBe("#123456");
    expect(variables.get("--shadow-card")).toBe("0px 1px 3px 0px #123456");
    expect([...variables.keys()].filter((name) => name.startsWith("--palette"))).toEqual([]);
  });

  test("the finding about a circle of aliases names all of them", async () => {
    const { findings } = await readTheme((text) =>
      text.replace(colourText("#f6f6f6"), '"{color.surface}"').replace(colourText("#ffffff"), '"{color.page}"'),
    );
    expect(findings.map((finding) => wordsOf(finding).message)).toContain(
      "The alias refers to itself: color.page → color.surface → color.page",
    );
  });
});

describe("the contexts of a theme (spec: scheme-21, scheme-22)", () => {
  const colour = (hex: string): TokenValue => {
    const color = readColour(hex);
    if (color === undefined) throw new Error(`${hex} is no colour`);
    return { type: "color", color, css: hex, opaque: true };
  };
  const values = (given: Readonly<Record<string, string>>) =>
    new Map(Object.entries(given).map(([role, hex]) => [role, colour(hex)]));
  const none = { dark: undefined, more: values({}), darkMore: undefined };
  const cssIn = async (contexts: Theme["contexts"]) => themeCss({ ...(await validTheme()), contexts });

  test("light alone: one rule, which no browser may darken", async () => {
    const css = await cssIn(none);
    expect(css).toMatch(/^:root\{color-scheme:only light;[^{}]*\}$/);
    expect(css).not.toContain("dark");
  });

  test("more contrast: only what differs, on paper too", async () => {
    const css = await cssIn({ ...none, more: values({ "color.link": "#000001" }) });
    expect(css).toMatch(/\}@media \(prefers-contrast:more\)\{:root\{--color-link:#000001\}\}$/);
  });

  test("dark: where the device asks for it and the customer has not chosen light, and where she has chosen dark; never on paper", async () => {
    const css = await cssIn({ ...none, dark: values({ "color.page": "#101010" }) });
    const [, ...rules] = css.split(/(?=@media)/);
    const scheme = "color-scheme:dark;scrollbar-color:var(--color-borderStrong) transparent";
    expect(rules).toEqual([
      `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${scheme};--color-page:#101010}}`,
      `@media screen{:root[data-scheme=dark]{${scheme};--color-page:#101010}}`,
    ]);
  });

  test("dark with more contrast comes last and lies over both", async () => {
    const css = await cssIn({
      dark: values({ "color.page": "#101010" }),
      more: values({ "color.page": "#fefefe" }),
      darkMore: values({ "color.page": "#000000" }),
    });
    const [, ...rules] = css.split(/(?=@media)/);
    expect(rules.map((rule) => rule.slice(0, rule.indexOf("{")))).toEqual([
      "@media (prefers-contrast:more)",
      "@media screen and (prefers-color-scheme:dark)",
      "@media screen",
      "@media screen and (prefers-color-scheme:dark) and (prefers-contrast:more)",
      "@media screen and (prefers-contrast:more)",
    ]);
    expect(rules.slice(3).every((rule) => rule.endsWith("{--color-page:#000000}}"))).toBe(true);
  });
});

describe("other parts of a theme for the build", () => {
  test("fonts: each package once, without generic families, and a fallback after each family", async () => {
    const theme = await validTheme((text) =>
      text.replaceAll('["system-ui", "sans-serif"]', '["figtree", "sans-serif"]'),
    );
    expect(fontFamilies(theme)).toEqual(["figtree"]);
    expect(declarations(themeCss(theme)).get("--font-body")).toBe('"figtree","figtree Fallback",sans-serif');
  });

  test("until fonts are loaded: the same roles with fallbacks only, while <html> has no data-fonts", async () => {
    const css = standInFontCss(
      await validTheme((text) =>
        text.replaceAll('["system-ui", "sans-serif"]', '["figtree", "work-sans", "sans-serif"]'),
      ),
    );
    const fallbacks = '"figtree Fallback","work-sans Fallback",sans-serif';
    expect(css).toBe(`:root:not([data-fonts]){--font-heading:${fallbacks};--font-body:${fallbacks}}`);
  });

  test("variants: attributes of <html>", async () => {
    expect(variantAttributes(await validTheme())).toEqual({
      "data-card": "flat",
      "data-hero": "flat",
      "data-link": "underline",
      "data-card-tint": "none",
      "data-heading-case": "normal",
    });
  });
});
