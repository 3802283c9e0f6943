import { readFileSync } from "node:fs";
import { parseJsonFile } from "#scripts/brands/json/jsonFile.ts";
import { decodeSource } from "#scripts/brands/json/sourceFile.ts";
import { loadTheme, type Theme } from "#scripts/brands/themes/loadTheme.ts";
import { withColours, withTokenName, withTokenValue } from "#scripts/shared/colours/themeEdits.ts";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";

/** A theme with all roles, each with a colour of its own. */
export const wholeTheme = readFileSync("themes/contract.tokens.json", "utf8");

const uses = { pine: ["action", "link"], white: ["surface", "onAction", "header"] } as const;
const palette = { pine: ["Furu", "#1b4332"], white: ["Hvit", "#ffffff"] } as const;
const withPalette = Object.entries(palette).reduce(
  (text, [key, [name, css]]) =>
    withTokenName(withColours(text, new Map([[`palette.${key}`, css]])), `palette.${key}`, name),
  wholeTheme,
);

/** That theme with a palette of two colours, "Furu" and "Hvit", of which each is that of several roles. */
export const paletteTheme = Object.entries(uses).reduce(
  (text, [key, roles]) => roles.reduce((next, role) => withTokenValue(next, `color.${role}`, `{palette.${key}}`), text),
  withPalette,
);

/** The resolver that the tools would write for the made-up brand. */
export const resolverWith = (
  schemes: readonly ("dark" | "light")[] = ["light"],
  takenOver: readonly ("dark" | "more")[] = [],
): string => resolverText("fjord", schemes, takenOver);

/** The values of that theme with more contrast, as a build has them. */
export function builtWithMoreContrast(): Theme["contexts"]["more"] {
  const path = "themes/fjord.tokens.json";
  const read = decodeSource(path, new TextEncoder().encode(wholeTheme));
  const { json } = "source" in read ? parseJsonFile(read.source) : { json: undefined };
  const theme = json === undefined ? undefined : loadTheme("fjord", json).theme;
  if (theme === undefined) throw new Error("the theme has findings");
  return theme.contexts.more;
}
