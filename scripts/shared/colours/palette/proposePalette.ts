import type { ColorObject } from "colorjs.io/fn";
import { rounded } from "../contrast.ts";
import { contrastLevels } from "../contrastPairs.ts";
import { colourCss, isOpaque, type NamedColour } from "../readColour.ts";
import { ContrastGraph } from "./ContrastGraph.ts";
import { type PaletteToken, paletteTokens } from "./paletteTokens.ts";
import { settleColours } from "./settleColours.ts";
import { startColours } from "./startColours.ts";
import { type PaletteChoice, usualNeutral, wantedColours } from "./wantedColours.ts";

/** Values for the colours of a theme. */
export interface PaletteProposal {
  /** New values by token, such as `palette.navy`: only values that differ. */
  readonly values: ReadonlyMap<string, string>;
  /** The brand's colour as it is in the palette: the chosen one, or the nearest that can be read. */
  readonly brand: string | undefined;
  readonly accent: string | undefined;
}

/** These get their colour first: people recognise a brand by them. The others are chosen around them. */
const firstRoles = [
  "action",
  "accent",
  "page",
  "surface",
  "hero",
  "header",
  "footer",
  "nav",
  "surfaceSubtle",
  "actionSubtle",
];

const rankOf = ({ roles }: PaletteToken): number => {
  const rank = firstRoles.findIndex((role) => roles.includes(role));
  return rank === -1 ? firstRoles.length : rank;
};

/** The colour with the transparency of another. */
const withAlpha = (color: ColorObject, { alpha }: ColorObject): string => colourCss({ ...color, alpha });

/** Whether a choice is what the theme has: nothing was chosen. */
function isPresent(tokens: readonly PaletteToken[], { brand, accent, neutral }: PaletteChoice): boolean {
  const cssOf = (role: string) => tokens.find(({ roles }) => roles.includes(role))?.colour.css;
  const isSame = (role: string, chosen: ColorObject | undefined) =>
    cssOf(role) === (chosen === undefined ? undefined : colourCss(chosen));
  return isSame("action", brand) && isSame("accent", accent) && neutral === usualNeutral(tokens);
}

/**
 * Values for all colours of a theme, from one to three chosen ones. Contrast is there by construction: it begins with
 * black, white and grey, which pass, and each token then moves to the colour that it should have, or to the nearest
 * lightness with which every pair still passes. Undefined when no colours can pass: a text has the token of its background.
 * @param file the theme file, parsed
 */
export function proposePalette(file: unknown, choice: PaletteChoice): PaletteProposal | undefined {
  const tokens = paletteTokens(file);
  if (isPresent(tokens, choice)) return { values: new Map(), brand: undefined, accent: undefined };
  const opaque = tokens.filter(({ colour }) => isOpaque(colour.color)).toSorted((a, b) => rankOf(a) - rankOf(b));
  const origins = new Map(opaque.flatMap(({ name, roles }) => roles.map((role) => [role, name] as const)));
  const graph = new ContrastGraph((role) => origins.get(role), contrastLevels.normal);
  const wanted = wantedColours(tokens, choice);
  const wantedOf = ({ name, colour }: PaletteToken): NamedColour => rounded(wanted.get(name) ?? colour.color);
  const wishes = new Map(opaque.map((token) => [token.name, wantedOf(token)]));
  const start = startColours(graph, wishes);
  if (start === undefined) return undefined;
  const colours = settleColours(graph, start, wishes);

  const values = new Map<string, string>();
  for (const token of tokens) {
    const { name, colour } = token;
    const css = isOpaque(colour.color) ? colours.get(name)?.css : withAlpha(wantedOf(token).color, colour.color);
    if (css !== undefined && css !== colour.css) values.set(name, css);
  }
  const valueOf = (role: string) => colours.get(origins.get(role) ?? "")?.css;
  return { values, brand: valueOf("action"), accent: valueOf("accent") };
}
