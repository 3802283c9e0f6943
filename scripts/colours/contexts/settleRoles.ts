import type { ColorObject } from "colorjs.io/fn";
import { rounded } from "../contrast.ts";
import type { ContrastLevel } from "../contrastPairs.ts";
import { ContrastGraph } from "../palette/ContrastGraph.ts";
import { settleColours } from "../palette/settleColours.ts";
import { leastFailingStart, startColours } from "../palette/startColours.ts";
import { colourCss, isOpaque } from "../readColour.ts";

/** The colours of the roles of a theme by role, such as `onAction`; translucent ones too. */
export type Colours = ReadonlyMap<string, ColorObject>;

const roundedAt = (color: ColorObject | undefined): ColorObject | undefined =>
  color === undefined ? undefined : rounded(color).color;

/**
 * The colours that roles should have, moved as little as possible in lightness so that every pair has its contrast.
 * Each role moves alone, also where the theme writes several of them with one token.
 * @param wishes the colour that each role should have, the most important first; without those that are taken over
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
  return new Map(
    [...wishes.keys(), ...takenOver.keys()].flatMap((role) => {
      const color = takenOver.get(role) ?? settled.get(role)?.color ?? roundedAt(wishes.get(role));
      return color === undefined ? [] : [[role, color] as const];
    }),
  );
}
