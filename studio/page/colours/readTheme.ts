import { valueAt } from "#contract/valueAt.ts";
import { themeColours, tokenColour } from "#scripts/shared/colours/themeColours.ts";
import { colourRolesOf, paletteNamesOf } from "#scripts/shared/colours/palette/paletteTokens.ts";
import { tokenOrigin } from "#scripts/shared/colours/tokenOrigin.ts";
import type { TakenOverKind } from "#studio/document/StudioDocument.ts";
import { parseTheme } from "#scripts/shared/colours/themeEdits.ts";
import { type ColourPair, colourPairs } from "./colourPairs.ts";

/** A role or a colour of the palette, with where its colour is written. */
export interface ThemeRole {
  /** `onAction`. */
  readonly name: string;
  /** The token in which its colour is written. */
  readonly origin: string;
  /** CSS of its colour. */
  readonly css: string;
  /** In a context that is built: whether somebody took the colour over by hand. */
  readonly isTakenOver?: boolean;
}

export interface PaletteColour {
  /** `palette.navy`. */
  readonly token: string;
  /** Its `$description`, which is its name; undefined: it has none, and is called by its key. */
  readonly name: string | undefined;
  readonly css: string;
  /** Roles that have this colour. */
  readonly roles: readonly string[];
}

/** The colours of a theme, as the page shows them. */
export interface ThemeColoursView {
  /** The file, parsed. */
  readonly file: unknown;
  readonly pairs: readonly ColourPair[];
  readonly roles: readonly ThemeRole[];
  readonly palette: readonly PaletteColour[];
  /** The file in which colours are written here; undefined where they can only be built. */
  readonly kind: TakenOverKind | "theme" | undefined;
}

/** Reads the colours of a theme from its text; undefined while that has an error of syntax. */
export function readTheme(text: string): ThemeColoursView | undefined {
  const file = parseTheme(text);
  if (file === undefined) return undefined;
  const roles = colourRolesOf(file).flatMap((name): ThemeRole[] => {
    const [origin, colour] = [tokenOrigin(file, `color.${name}`), tokenColour(file, `color.${name}`)];
    return origin === undefined || colour === undefined ? [] : [{ name, origin, css: colour.css }];
  });
  const palette = paletteNamesOf(file).flatMap((name): PaletteColour[] => {
    const token = `palette.${name}`;
    const colour = tokenColour(file, token);
    const used = roles.filter(({ origin }) => origin === token).map((role) => role.name);
    const called = valueAt(file, [...token.split("."), "$description"]);
    const own = typeof called === "string" && called !== "" ? called : undefined;
    return colour === undefined ? [] : [{ token, name: own, css: colour.css, roles: used }];
  });
  return { file, pairs: colourPairs(themeColours(file)), roles, palette, kind: "theme" };
}

/** The names of the roles whose colour is written in a token. */
export const rolesOfToken = ({ roles }: ThemeColoursView, token: string): string[] =>
  roles.filter(({ origin }) => origin === token).map(({ name }) => name);
