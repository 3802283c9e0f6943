import type { ColorObject } from "colorjs.io/fn";
import { colourCss, isOpaque } from "../readColour.ts";
import { buildDark } from "./buildDark.ts";
import { buildMore } from "./buildMore.ts";
import type { Colours } from "./settleRoles.ts";

/** A colour at the end of a layer as this project writes it: `#rrggbbaa`. */
const layerColour = /#[\da-f]{6}(?:[\da-f]{2})?(?=,|$)|color\([^)]*\)(?=,|$)/gi;

/** The opacity of a shadow in light, of a layer's colour. */
function alphaOf(colour: string): number {
  if (colour.startsWith("#")) return colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1;
  const [, alpha] = /\/\s*([\d.]+)/.exec(colour) ?? [];
  return alpha === undefined ? 1 : Number(alpha);
}

/** A shadow on a dark ground is seen only when it is black and dense. */
const density = 1.9;
const mostAlpha = 0.72;

/**
 * A shadow in dark, from that in light: the same shape, black and denser. What lies nearer is lighter in dark, so this
 * only softens its edge.
 * @param css the shadow in light, as `TokenValue` has it
 */
export const darkShadow = (css: string): string =>
  css.replace(layerColour, (colour) => {
    const alpha = Math.min(alphaOf(colour) * density, mostAlpha);
    return `#000000${Math.round(alpha * 255)
      .toString(16)
      .padStart(2, "0")}`;
  });

/** The value of a role that differs in a context: what a token of the type is as `TokenValue`. */
export type BuiltValue =
  | { readonly type: "color"; readonly color: ColorObject; readonly css: string; readonly opaque: boolean }
  | { readonly type: "shadow"; readonly css: string };

/** Values of a theme by role, such as `color.onAction`. Those of other types have the same value in every context. */
export type ThemeValues<Other> = ReadonlyMap<string, BuiltValue | Other>;

/** The looks of the page: for light and for dark surroundings. */
export const schemeNames = ["light", "dark"] as const;
/** A look of the page for light or dark surroundings. */
export type Scheme = (typeof schemeNames)[number];

/** What a brand says about its contexts. */
export interface ContextChoice<Other> {
  /** Light is always there; dark where the theme's resolver has it. */
  readonly schemes: readonly Scheme[];
  /** Values that somebody has chosen, by role: they are kept, and the others are built around them. */
  readonly takenOver: {
    readonly dark: ThemeValues<Other>;
    /** In light. */
    readonly more: ThemeValues<Other>;
    /** In dark: the roles of `more`. One that refers to another role has the dark value of that one here. */
    readonly darkMore: ThemeValues<Other>;
  };
}

/** Values of a theme in the contexts other than light with normal contrast: only roles whose value differs. */
export interface ThemeContexts<Value = BuiltValue> {
  /** undefined: the brand has light alone. */
  readonly dark: ReadonlyMap<string, Value> | undefined;
  /** In light. */
  readonly more: ReadonlyMap<string, Value>;
  /** In dark: over `dark`, also where `more` lies between the two, as it does in the page. */
  readonly darkMore: ReadonlyMap<string, Value> | undefined;
}

const group = "color.";

function coloursOf<Other extends { readonly type: string }>(values: ThemeValues<Other>): Colours {
  return new Map(
    [...values].flatMap(([name, value]) =>
      value.type === "color" && "color" in value ? [[name.slice(group.length), value.color] as const] : [],
    ),
  );
}

const valueOf = (color: ColorObject): BuiltValue => ({
  type: "color",
  color,
  css: colourCss(color),
  opaque: isOpaque(color),
});

type Css = { readonly type: string; readonly css: string };

/** What of some values is not what the others are. */
function differing<Value extends Css>(
  values: ReadonlyMap<string, Value>,
  others: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> {
  return new Map([...values].filter(([name, { css }]) => others.get(name)?.css !== css));
}

/**
 * The values of a theme in all contexts, built from those in light with normal contrast. Nothing of it is stored, so a
 * light colour that changes changes its dark one. The order is that of the theme's resolver: scheme, then contrast. Each
 * is built from what is before it, and then its own file has the last word.
 * @param light values of all roles
 */
export function buildContexts<Other extends Css>(
  light: ThemeValues<Other>,
  { schemes, takenOver }: ContextChoice<Other>,
): ThemeContexts<BuiltValue | Other> {
  type Values = ReadonlyMap<string, BuiltValue | Other>;
  const built = (colours: Colours, chosen: Values, base: Values): Values =>
    new Map([...base, ...[...colours].map(([role, color]) => [`${group}${role}`, valueOf(color)] as const), ...chosen]);
  const lightColours = coloursOf(light);
  const more = built(buildMore(lightColours, coloursOf(takenOver.more)), takenOver.more, light);
  const contrast = differing(more, light);
  if (!schemes.includes("dark")) return { dark: undefined, more: contrast, darkMore: undefined };
  const shadows = new Map(
    [...light].map(([name, value]) => [name, value.type === "shadow" ? shadowOf(value.css) : value] as const),
  );
  const darkColours = buildDark(lightColours, coloursOf(takenOver.dark));
  const dark = built(darkColours, takenOver.dark, shadows);
  const darkMore = built(buildMore(darkColours, coloursOf(takenOver.darkMore)), takenOver.darkMore, dark);
  const night = differing(dark, light);
  // The roles that only more contrast in light moves have to go back.
  const stays = [...darkMore].filter(([name]) => contrast.has(name) && !night.has(name));
  return { dark: night, more: contrast, darkMore: new Map([...differing(darkMore, dark), ...stays]) };
}

const shadowOf = (css: string): BuiltValue => ({ type: "shadow", css: darkShadow(css) });
