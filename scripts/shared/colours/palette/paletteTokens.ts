import type { NamedColour } from "../readColour.ts";
import { oklchOf } from "./colourScale.ts";
import { tokenColour } from "../themeColours.ts";
import { tokenOrigin } from "../tokenOrigin.ts";
import { TokenFile } from "../../tokens/TokenFile.ts";

/** What a colour is derived from. */
export type Family = "accent" | "brand" | "neutral" | "status";

/** A token in which the colour of some roles is written. */
export interface PaletteToken {
  /** `palette.navy`, or `color.overlay` for a colour that is written at its role. */
  readonly name: string;
  readonly colour: NamedColour;
  /** Roles that have this colour: `action`. */
  readonly roles: readonly string[];
  readonly family: Family;
}

const neutralRoles = new Set([
  "page",
  "surface",
  "surfaceSubtle",
  "text",
  "textSubtle",
  "border",
  "borderStrong",
  "headerBorder",
  "skeleton",
  "onNav",
  "overlay",
]);
const accentRoles = new Set([
  "accent",
  "onAccent",
  "heroAccent",
  "navBadge",
  "onNavBadge",
  "footerLink",
  "illustrationAccent",
]);
/** Roles by which a brand is recognised: a colour of theirs is no grey, and no accent. */
const brandRoles = new Set(["actionHover", "link", "linkHover", "header", "nav", "hero"]);
/** Less chroma is a grey, also where it fills a header. */
const leastBrandChroma = 0.025;

const isStatus = (role: string): boolean => /^(?:on)?(?:info|success|warning|error)/i.test(role);

/**
 * What the colour of some roles is derived from: the button's colour is the brand's, also where it is used for other
 * roles.
 */
function familyOf(roles: readonly string[], { color }: NamedColour): Family {
  if (roles.includes("action")) return "brand";
  const isAccent = roles.includes("accent");
  const isBrands = !isAccent && roles.some((role) => brandRoles.has(role));
  if (isBrands && oklchOf(color).chroma >= leastBrandChroma) return "brand";
  if (roles.some((role) => neutralRoles.has(role))) return "neutral";
  if (roles.some((role) => accentRoles.has(role))) return "accent";
  return roles.every(isStatus) ? "status" : "brand";
}

const namesIn = (file: unknown, group: string): string[] =>
  [...TokenFile.of(file).tokens.keys()]
    .filter((name) => name.startsWith(`${group}.`))
    .map((name) => name.slice(group.length + 1));

/** The names of the colour roles that a theme file has. */
export const colourRolesOf = (file: unknown): string[] => namesIn(file, "color");

/** The tokens in which the colours of a theme are written, with the roles that use them. Others are not in it. */
export function paletteTokens(file: unknown): PaletteToken[] {
  const roles = new Map<string, string[]>();
  for (const role of colourRolesOf(file)) {
    const origin = tokenOrigin(file, `color.${role}`);
    if (origin !== undefined) roles.set(origin, [...(roles.get(origin) ?? []), role]);
  }
  return [...roles].flatMap(([name, used]) => {
    const colour = tokenColour(file, name);
    return colour === undefined ? [] : [{ name, colour, roles: used, family: familyOf(used, colour) }];
  });
}

/** The names of the colours in the palette of a theme file. */
export const paletteNamesOf = (file: unknown): string[] => namesIn(file, "palette");
