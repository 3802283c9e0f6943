import { isSameJson } from "#contract/isSameJson.ts";
import { readColourObject } from "#scripts/colours/colourObject.ts";
import { namedColour } from "#scripts/colours/readColour.ts";
import { colourRolesOf } from "#scripts/colours/palette/paletteTokens.ts";
import { tokenValueOf } from "#scripts/colours/tokenOrigin.ts";
import { parseJson } from "#scripts/text/jsonc/readJson.ts";
import type { RoleColours } from "#studio/document/BridgeMessage.ts";

export const noColours: RoleColours = {};

/** The roles of colours in the text of a theme, each with the value that is written for it. */
function writtenColours(text: string): ReadonlyMap<string, unknown> {
  const { value: file, isBroken } = parseJson(text);
  // It is being typed: the server says what is wrong.
  if (isBroken) return new Map();
  return new Map(
    colourRolesOf(file).flatMap((role) => {
      const value = tokenValueOf(file, `color.${role}`);
      return value === undefined ? [] : [[role, value]];
    }),
  );
}

/** A colour as CSS; undefined while it is being typed. */
function cssOf(value: unknown): string | undefined {
  const colour = readColourObject(value);
  return colour === undefined ? undefined : namedColour(colour).css;
}

function colourChanges(from: string, to: string): RoleColours {
  const before = writtenColours(from);
  const changed = [...writtenColours(to)].flatMap(([role, value]) => {
    if (isSameJson(value, before.get(role))) return [];
    const css = cssOf(value);
    return css === undefined ? [] : [[`--color-${role}`, css] as const];
  });
  return changed.length === 0 ? noColours : Object.fromEntries(changed);
}

/** The last answer. A session reports several changes of its state for each edit, and each window asks for itself. */
let last = { from: "", to: "", changes: noColours };

/**
 * The colours that differ between two texts of a theme, for a page that has those of the first. Only these: what else
 * has changed comes from the server.
 * @returns the same object for the same texts; empty when no colour differs, and while a text cannot be read
 */
export function changedColours(from: string, to: string): RoleColours {
  if (from === to) return noColours;
  if (last.from !== from || last.to !== to) last = { from, to, changes: colourChanges(from, to) };
  return last.changes;
}
