import type { RoleColour, RoleColours } from "./measurePairs.ts";
import { readColourObject } from "./colourObject.ts";
import { isOpaque, type NamedColour, namedColour } from "./readColour.ts";
import { tokenOrigin, tokenValueOf } from "./tokenOrigin.ts";

/** The colour of a token of a theme file that was parsed, with its aliases followed; undefined when it has none. */
export function tokenColour(file: unknown, name: string): NamedColour | undefined {
  const color = readColourObject(tokenValueOf(file, name));
  return color === undefined ? undefined : namedColour(color);
}

function roleColour(file: unknown, role: string): RoleColour | undefined {
  const name = `color.${role}`;
  const [origin, colour] = [tokenOrigin(file, name), tokenColour(file, name)];
  return origin === undefined || colour === undefined || !isOpaque(colour.color) ? undefined : { colour, origin };
}

/** The opaque colours of a theme file that was parsed, by role. Each is read once. */
export function themeColours(file: unknown): RoleColours {
  const known = new Map<string, RoleColour | undefined>();
  return (role) => {
    if (!known.has(role)) known.set(role, roleColour(file, role));
    return known.get(role);
  };
}
