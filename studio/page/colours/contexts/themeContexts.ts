import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type BuiltValue, buildContexts } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { colourRolesOf } from "#scripts/shared/colours/palette/paletteTokens.ts";
import { colourCss, isOpaque, type NamedColour } from "#scripts/shared/colours/readColour.ts";
import { tokenColour } from "#scripts/shared/colours/themeColours.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import { darkContext, firstContext, type ShownContext } from "#studio/document/ShownContext.ts";
import type { DocumentTexts, FileKind, TakenOverKind } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";

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

/** The file of a context, when the resolver names it: another one is not read. */
function namedFile(texts: ThemeTexts, kind: TakenOverKind): object | undefined {
  const sources = valueAt(parsed(texts.resolver), contextPaths[kind]);
  const file = parsed(texts[kind]);
  return Array.isArray(sources) && sources.length > 0 && isObject(file) ? file : undefined;
}

/** The colours of the roles that a file has; what it refers to can be in the files below it. */
function rolesOver(below: object, file: object | undefined): ColoursByRole {
  if (file === undefined) return new Map();
  const roles = new Set(colourRolesOf(file));
  return new Map([...coloursIn(merged(below, file))].filter(([role]) => roles.has(role)));
}

const merged = (below: object, file: object | undefined): object =>
  file === undefined ? below : { ...below, ...file, color: { ...objectAt(below), ...objectAt(file) } };

type TakenOver = Readonly<Record<TakenOverKind | "darkMore", ColoursByRole>>;

/** The colours that somebody took over, in each context. */
function takenOverIn(texts: ThemeTexts): TakenOver {
  const theme = parsed(texts.theme);
  if (!isObject(theme)) return { dark: new Map(), more: new Map(), darkMore: new Map() };
  const [dark, more] = [namedFile(texts, "dark"), namedFile(texts, "more")];
  return {
    dark: rolesOver(theme, dark),
    more: rolesOver(theme, more),
    darkMore: rolesOver(merged(theme, dark), more),
  };
}

/** The roles whose colour somebody took over for a context. */
export const takenOverRoles = (texts: ThemeTexts, kind: TakenOverKind): ColoursByRole => takenOverIn(texts)[kind];

/** The file whose colours are written for a context; undefined for dark with more contrast, which has no file of its own. */
export function kindOfContext({ scheme, contrast }: ShownContext): TakenOverKind | "theme" | undefined {
  if (scheme === "light") return contrast === "more" ? "more" : "theme";
  return contrast === "more" ? undefined : "dark";
}

/** A role of the theme as a colour of a context. Where colours are only built, the form shows those of dark. */
export function inContext({ kind, path }: FieldPlace, context: ShownContext): FieldPlace {
  const isColour = kind === "theme" && path[0] === "color";
  return { kind: isColour ? (kindOfContext(context) ?? "dark") : kind, path };
}

const contexts: Readonly<Partial<Record<FileKind, ShownContext>>> = {
  theme: firstContext,
  dark: darkContext,
  more: { scheme: "light", contrast: "more" },
};

/** The context for which a file has colours; undefined for a file without them. */
export const contextOf = (kind: FileKind): ShownContext | undefined => contexts[kind];

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
  const takenOver = takenOverIn(texts);
  const contexts = buildContexts<never>(valuesOf(light), {
    schemes: isDark ? ["light", "dark"] : ["light"],
    takenOver: {
      dark: valuesOf(takenOver.dark),
      more: valuesOf(takenOver.more),
      darkMore: valuesOf(takenOver.darkMore),
    },
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
