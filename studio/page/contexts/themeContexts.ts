import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type BuiltValue, buildContexts } from "#scripts/colours/contexts/buildContexts.ts";
import { colourRolesOf } from "#scripts/colours/palette/paletteTokens.ts";
import { colourCss, isOpaque, type NamedColour } from "#scripts/colours/readColour.ts";
import { tokenColour } from "#scripts/colours/themeColours.ts";
import { parseJson } from "#scripts/text/jsonc/readJson.ts";
import type { ShownContext } from "#studio/document/ShownContext.ts";
import type { DocumentTexts, TakenOverKind } from "#studio/document/StudioDocument.ts";

/** The files that decide the colours of a theme. */
export type ThemeTexts = Pick<DocumentTexts, "dark" | "more" | "resolver" | "theme">;

/** Colours by role, such as `onAction`. */
export type ColoursByRole = ReadonlyMap<string, NamedColour>;

/** A file that was parsed; undefined for one that is not there, and while it has an error of syntax. */
function parsed(text: string | undefined): unknown {
  if (text === undefined || text === "") return undefined;
  const { value, isBroken } = parseJson(text);
  return isBroken ? undefined : value;
}

function coloursIn(file: unknown): ColoursByRole {
  if (!isObject(file)) return new Map();
  return new Map(
    colourRolesOf(file).flatMap((role) => {
      const colour = tokenColour(file, `color.${role}`);
      return colour === undefined ? [] : [[role, colour] as const];
    }),
  );
}

const objectAt = (file: object): object => {
  const group = valueAt(file, ["color"]);
  return isObject(group) ? group : {};
};

const contextPaths: Readonly<Record<TakenOverKind, readonly string[]>> = {
  dark: ["modifiers", "scheme", "contexts", "dark"],
  more: ["modifiers", "contrast", "contexts", "more"],
};

/** Whether a theme has dark: its resolver says so, and nothing else. */
export const hasDark = ({ resolver }: ThemeTexts): boolean =>
  Array.isArray(valueAt(parsed(resolver), contextPaths.dark));

/** The roles whose colour somebody took over for a context. A file that the resolver does not name is not read. */
export function takenOverRoles(texts: ThemeTexts, kind: TakenOverKind): ColoursByRole {
  const sources = valueAt(parsed(texts.resolver), contextPaths[kind]);
  const [own, theme] = [parsed(texts[kind]), parsed(texts.theme)];
  if (!Array.isArray(sources) || sources.length === 0 || !isObject(own) || !isObject(theme)) return new Map();
  // What it refers to can be in the theme.
  const withTheme = { ...theme, ...own, color: { ...objectAt(theme), ...objectAt(own) } };
  const roles = new Set(colourRolesOf(own));
  return new Map([...coloursIn(withTheme)].filter(([role]) => roles.has(role)));
}

/** The file whose colours are written for a context; undefined for dark with more contrast, which is built from dark. */
export function kindOfContext({ scheme, contrast }: ShownContext): TakenOverKind | "theme" | undefined {
  if (scheme === "light") return contrast === "more" ? "more" : "theme";
  return contrast === "more" ? undefined : "dark";
}

const valuesOf = (colours: ColoursByRole): ReadonlyMap<string, BuiltValue> =>
  new Map(
    [...colours].map(([role, { color }]) => [
      `color.${role}`,
      { type: "color", color, css: colourCss(color), opaque: isOpaque(color) },
    ]),
  );

/**
 * The colours of a theme in a context, built as the portal has them; undefined while the theme cannot be read. A theme
 * without dark has its light colours there.
 */
export function coloursOf(texts: ThemeTexts, context: ShownContext): ColoursByRole | undefined {
  const file = parsed(texts.theme);
  if (file === undefined) return undefined;
  const light = coloursIn(file);
  const isDark = context.scheme === "dark" && hasDark(texts);
  const isMore = context.contrast === "more";
  if (!isDark && !isMore) return light;
  const contexts = buildContexts<never>(valuesOf(light), {
    schemes: isDark ? ["light", "dark"] : ["light"],
    takenOver: { dark: valuesOf(takenOverRoles(texts, "dark")), more: valuesOf(takenOverRoles(texts, "more")) },
  });
  const { dark = new Map<string, BuiltValue>(), more, darkMore = new Map<string, BuiltValue>() } = contexts;
  const ofDark = isMore ? [dark, darkMore] : [dark];
  const changes = isDark ? ofDark : [more];
  const all = new Map<string, BuiltValue>([...valuesOf(light), ...changes.flatMap((each) => [...each])]);
  return new Map(
    [...all].flatMap(([name, value]) =>
      value.type === "color" ? [[name.replace("color.", ""), { color: value.color, css: value.css }] as const] : [],
    ),
  );
}
