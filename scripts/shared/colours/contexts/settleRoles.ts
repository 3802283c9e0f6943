import type { ColorObject } from "colorjs.io/fn";
import { rounded } from "../contrast.ts";
import type { ContrastLevel } from "../contrastPairs.ts";
import { fromOklch, oklchOf } from "../palette/colourScale.ts";
import { ContrastGraph } from "../palette/ContrastGraph.ts";
import { settleColours } from "../palette/settleColours.ts";
import { leastFailingStart, startColours } from "../palette/startColours.ts";
import { colourCss, isOpaque } from "../readColour.ts";

/** The colours of the roles of a theme by role, such as `onAction`; translucent ones too. */
export type Colours = ReadonlyMap<string, ColorObject>;

/** How far the lightness of a button under the pointer is from that of the button. */
const hoverStep = 0.05;

/**
 * Where contrast leaves a button and the button under the pointer the same lightness, the second one moves on: away from
 * the text on it, so that the pair only gains contrast.
 */
function withHover(colours: Map<string, ColorObject>): void {
  const [action, hover, text] = ["action", "actionHover", "onAction"].map((role) => colours.get(role));
  if (action === undefined || hover === undefined || text === undefined) return;
  const [{ lightness }, own] = [oklchOf(action), oklchOf(hover)];
  if (Math.abs(own.lightness - lightness) >= hoverStep / 2) return;
  const direction = oklchOf(text).lightness < lightness ? 1 : -1;
  colours.set("actionHover", rounded(fromOklch({ ...own, lightness: lightness + direction * hoverStep })).color);
}

/**
 * The colours that roles should have, moved as little as possible in lightness so that every pair has its contrast.
 * Each role moves alone, also where the theme writes several of them with one token.
 * @param wishes the colour that each role should have, the most important first; without the roles that are taken over
 * @param takenOver colours that stay as they are; pairs of two of them are not the builder's to right
 */
export function settleRoles(wishes: Colours, takenOver: Colours, level: ContrastLevel): Colours {
  const graph = new ContrastGraph((role) => role, level);
  const opaque = [...wishes].filter(([role, color]) => isOpaque(color) && !takenOver.has(role));
  const fixed = new Map(
    [...takenOver]
      .filter(([, color]) => isOpaque(color))
      .map(([role, color]) => [role, { color, css: colourCss(color) }]),
  );
  const wanted = new Map(opaque.map(([role, color]) => [role, rounded(color)]));
  const start = startColours(graph, wanted, fixed) ?? leastFailingStart(graph, wanted, fixed);
  const settled = settleColours(graph, start, wanted);
  const colours = new Map(
    [...wishes].map(([role, wish]) => [role, takenOver.get(role) ?? settled.get(role)?.color ?? rounded(wish).color]),
  );
  if (!takenOver.has("actionHover")) withHover(colours);
  return colours;
}
