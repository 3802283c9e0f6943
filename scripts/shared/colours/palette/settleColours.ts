import { nearestLightness, rounded } from "../contrast.ts";
import type { NamedColour } from "../readColour.ts";
import { fromOklch, oklchOf } from "./colourScale.ts";
import type { ContrastGraph, TokenColours } from "./ContrastGraph.ts";

const distance = (a: NamedColour, b: NamedColour): number =>
  Math.abs(oklchOf(a.color).lightness - oklchOf(b.color).lightness);

/** Greys of all lightnesses: a contrast that none of them has is one that no colour has. */
const greys = Array.from({ length: 52 }, (_, step) => rounded(fromOklch({ lightness: step / 51, chroma: 0, hue: 0 })));

/**
 * Moves each token from a start that passes to the colour that it should have, or to the nearest lightness with which
 * every pair still passes. A token that fails already, because colours that stay leave it no room, never fails with
 * more of the others.
 * @param start a colour for every token, as `startColours` gives them
 * @param wishes the colour that each token should have; the first ones get it first, the others are chosen around them.
 *   A token without a wish stays.
 */
export function settleColours(
  graph: ContrastGraph,
  start: TokenColours,
  wishes: TokenColours,
): Map<string, NamedColour> {
  const colours = new Map(start);
  const move = (name: string, want: NamedColour): void => {
    const have = colours.get(name);
    if (have === want) return;
    const accepted = have === undefined ? 0 : graph.failures(name, have, colours);
    const passes = (colour: NamedColour) => graph.passes(name, colour, colours, accepted);
    // A colour that has to give way leaves the others what they should have, where that is possible.
    const leavesRoom = (colour: NamedColour) => passes(colour) && graph.passes(name, colour, wishes);
    const nearest = () =>
      (greys.some(leavesRoom) ? nearestLightness(want.color, leavesRoom) : undefined) ??
      nearestLightness(want.color, passes);
    const next = passes(want) ? want : nearest();
    if (next === undefined) return;
    // The start has no hue: any colour that passes is more of what is wanted.
    if (have === undefined || have === start.get(name) || distance(next, want) <= distance(have, want))
      colours.set(name, next);
  };
  for (const [name, want] of wishes) move(name, want);
  // A token that had to keep clear of another's first colour can come nearer now.
  for (const [name, want] of wishes) move(name, want);
  return colours;
}
