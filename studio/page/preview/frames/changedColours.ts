import { isSameJson } from "#contract/isSameJson.ts";
import { readColourObject } from "#scripts/shared/colours/colourObject.ts";
import { namedColour } from "#scripts/shared/colours/readColour.ts";
import { colourRolesOf } from "#scripts/shared/colours/palette/paletteTokens.ts";
import { tokenValueOf } from "#scripts/shared/colours/tokenOrigin.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import type { RoleColours } from "#studio/document/BridgeMessage.ts";
import { firstContext, isSameContext, type ShownContext } from "#studio/document/ShownContext.ts";
import { coloursOf, type ThemeTexts } from "../../colours/contexts/themeContexts.ts";

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

type Change = readonly [property: string, css: string];

/** The colours that are written otherwise: those of light with normal contrast. */
function writtenChanges(from: string, to: string): readonly Change[] {
  const before = writtenColours(from);
  return [...writtenColours(to)].flatMap(([role, value]): Change[] => {
    if (isSameJson(value, before.get(role))) return [];
    const css = cssOf(value);
    return css === undefined ? [] : [[`--color-${role}`, css]];
  });
}

/** The colours that are built otherwise in another context, also where nobody wrote them. */
function builtChanges(from: ThemeTexts, to: ThemeTexts, context: ShownContext): readonly Change[] {
  const before = coloursOf(from, context);
  const after = coloursOf(to, context);
  if (before === undefined || after === undefined) return [];
  return [...after].flatMap(([role, { css }]): Change[] =>
    before.get(role)?.css === css ? [] : [[`--color-${role}`, css]],
  );
}

function colourChanges(from: ThemeTexts, to: ThemeTexts, context: ShownContext): RoleColours {
  const isFirst = isSameContext(context, firstContext);
  const changed = isFirst ? writtenChanges(from.theme, to.theme) : builtChanges(from, to, context);
  return changed.length === 0 ? noColours : Object.fromEntries(changed);
}

const isSameTheme = (a: ThemeTexts, b: ThemeTexts): boolean =>
  a.theme === b.theme && a.resolver === b.resolver && a.dark === b.dark && a.more === b.more;

interface Answer {
  readonly from: ThemeTexts;
  readonly to: ThemeTexts;
  readonly changes: RoleColours;
}

/** The last answers by context. A session reports several changes of its state for each edit, and each window asks for itself. */
const last = new Map<string, Answer>();

/**
 * The colours that differ between two states of a theme in a context, for a page that has those of the first. Only
 * these: what else has changed comes from the server.
 * @returns the same object for the same texts; empty when no colour differs, and while a text cannot be read
 */
export function changedColours(from: ThemeTexts, to: ThemeTexts, context: ShownContext = firstContext): RoleColours {
  if (isSameTheme(from, to)) return noColours;
  const key = `${context.scheme} ${context.contrast}`;
  const known = last.get(key);
  if (known !== undefined && isSameTheme(known.from, from) && isSameTheme(known.to, to)) return known.changes;
  const changes = colourChanges(from, to, context);
  last.set(key, { from, to, changes });
  return changes;
}
