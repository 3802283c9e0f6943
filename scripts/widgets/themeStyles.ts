import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { installedFonts } from "#scripts/brands/themes/installedFonts.ts";
import { fontFamilies, type Theme, variantAttributes } from "#scripts/brands/themes/loadTheme.ts";
import { declarationsOf } from "#scripts/brands/themes/themeCss.ts";
import type { TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { customProperty } from "./inlineTheme.ts";
import { scopedReset } from "./scopedReset.ts";

const encoder = new TextEncoder();
const textFile = (path: string, text: string): OutputFile => ({ path, bytes: encoder.encode(text) });

/** The stylesheet for an application that sets the custom properties itself. */
export const resetFile: OutputFile = textFile("reset.css", scopedReset);

/** The variants of a theme that the package knows. */
const shapes: ReadonlySet<string> = new Set(["data-card", "data-card-tint", "data-heading-case"]);

type Rule = (root: string) => string;

/**
 * Rules for the dark scheme. Only the page around the widgets knows whether it is dark: it says so with an attribute of
 * `<html>`, or that it follows the device. Never on paper.
 */
const inDark = (rule: Rule, device = ""): string =>
  `@media screen${device} {\n${rule(':root[data-scheme="dark"]')}}\n` +
  `@media screen and (prefers-color-scheme: dark)${device} {\n${rule(':root[data-scheme="device"]')}}\n`;

const moreContrast = "(prefers-contrast: more)";

/** The custom properties of a theme that the package reads, in all contexts that the theme has. */
export function contextRules(theme: Pick<Theme, "contexts" | "tokens">, tokens: ReadonlySet<string>): string {
  const ruleOf = (declarations: Iterable<readonly [name: string, css: string]>): Rule => {
    const lines = [...declarations]
      .filter(([name]) => tokens.has(name))
      .map(([name, css]) => `  ${customProperty(name)}: ${css};\n`);
    return (root) => `${root} {\n${lines.join("")}}\n`;
  };
  const differing = (values: ReadonlyMap<string, TokenValue>): Rule =>
    ruleOf([...values].map(([name, { css }]) => [name, css] as const));
  const { dark, more, darkMore = new Map<string, TokenValue>() } = theme.contexts;
  const light = ruleOf(declarationsOf(theme))(":root") + `@media ${moreContrast} {\n${differing(more)(":root")}}\n`;
  if (dark === undefined) return light;
  return light + inDark(differing(dark)) + inDark(differing(darkMore), ` and ${moreContrast}`);
}

/** The custom properties of a theme, and the reset. */
function themeFile(theme: Theme, tokens: ReadonlySet<string>): OutputFile {
  const attributes = Object.entries(variantAttributes(theme))
    .filter(([name]) => shapes.has(name))
    .map(([name, value]) => `${name}="${value}"`);
  return textFile(
    `themes/${theme.name}.css`,
    `/* Cards and headings have the shapes of the theme with these attributes: <html ${attributes.join(" ")}> */
${contextRules(theme, tokens)}
${scopedReset}`,
  );
}

/**
 * The fonts of a theme, for an application that has none of its own: a stylesheet, and files that themes share. A font
 * of a brand's own is not passed on: its licence is for the portal.
 */
async function fontFiles(theme: Theme): Promise<OutputFile[]> {
  const installed = installedFonts();
  if (fontFamilies(theme).some((family) => !installed.includes(family))) return [];
  const fonts = await compileFonts(theme);
  return [
    textFile(`themes/${theme.name}-fonts.css`, `${fonts.css((name) => `../fonts/${name}`).replaceAll("}", "}\n")}`),
    ...fonts.files.map(({ name, bytes }) => ({ path: `fonts/${name}`, bytes })),
  ];
}

/**
 * The stylesheets of all themes, and their fonts.
 * @param tokens the roles and constants that the package reads: `color.action`
 */
export async function themeStyles(themes: readonly Theme[], tokens: ReadonlySet<string>): Promise<OutputFile[]> {
  const files = await Promise.all(themes.map(async (theme) => [themeFile(theme, tokens), ...(await fontFiles(theme))]));
  // Themes have fonts in common.
  return [...new Map(files.flat().map((file) => [file.path, file])).values()];
}
