import { colourCss, readColour } from "#scripts/colours/readColour.ts";
import { rawValueOf, tokenOrigin } from "#scripts/colours/tokenOrigin.ts";

/** The roles of colours in a theme file that was parsed, each with the value that is written for it. */
function writtenColours(text: string): ReadonlyMap<string, unknown> {
  try {
    const file: unknown = JSON.parse(text);
    const roles = (file as { readonly color?: object } | null)?.color ?? {};
    return new Map(
      Object.keys(roles).flatMap((role) => {
        const origin = role.startsWith("$") ? undefined : tokenOrigin(file, `color.${role}`);
        return origin === undefined ? [] : [[role, rawValueOf(file, origin)]];
      }),
    );
  } catch {
    // It is being typed: the server says what is wrong.
    return new Map();
  }
}

/**
 * The colours that differ between two texts of a theme, as CSS for a page that has those of the first. Only these: what
 * else has changed comes from the server.
 * @returns empty when no colour differs, and while a text cannot be read
 */
export function changedColours(from: string, to: string): string {
  if (from === to) return "";
  const before = writtenColours(from);
  const declarations = [...writtenColours(to)].flatMap(([role, value]) => {
    if (JSON.stringify(value) === JSON.stringify(before.get(role))) return [];
    const colour = readColour(value);
    return colour === undefined ? [] : [`--color-${role}:${colourCss(colour)}`];
  });
  return declarations.length === 0 ? "" : `:root{${declarations.join(";")}}`;
}
