import { OKLCH, to } from "colorjs.io/fn";
import { rounded } from "../contrast.ts";
import type { NamedColour } from "../readColour.ts";
import { readColour } from "../readColour.ts";
import type { ContrastGraph } from "./ContrastGraph.ts";

function named(css: string): NamedColour {
  const color = readColour(css);
  if (color === undefined) throw new Error(css);
  return rounded(color);
}

/**
 * Black, white, and the grey between them that has 4.5:1 with both. Any two of them have enough contrast, and there is
 * no fourth colour that has it with all three.
 */
const levels = [named("#000000"), named("#757575"), named("#ffffff")] as const;

const lightnessOf = ({ color }: NamedColour): number => to(color, OKLCH).coords[0] ?? 0;

/** No theme needs more; one that does has no answer worth waiting for. */
const mostTries = 20_000;

/**
 * Gives each token black, white or grey, so that every pair of the gate passes: the side of each token on which its
 * colour has to be. Undefined when there is no such distribution.
 * @param wanted the colour that each token should have; its side is the nearer one where there is a choice
 */
export function startColours(
  graph: ContrastGraph,
  wanted: ReadonlyMap<string, NamedColour>,
): Map<string, NamedColour> | undefined {
  if (graph.isImpossible) return undefined;
  const tokens = [...wanted].map(([name, colour]) => {
    const lightness = lightnessOf(colour);
    const [dark, grey, light] = levels;
    const sides = lightness < 0.57 ? [dark, light, grey] : [light, dark, grey];
    return { name, sides, certainty: Math.abs(lightness - 0.57) + graph.degreeOf(name) };
  });
  const ordered = tokens.toSorted((a, b) => b.certainty - a.certainty);
  const colours = new Map<string, NamedColour>();
  let tries = 0;
  const place = (index: number): boolean => {
    const token = ordered[index];
    if (token === undefined) return true;
    for (const side of token.sides) {
      tries += 1;
      if (tries > mostTries) return false;
      if (!graph.passes(token.name, side, colours)) continue;
      colours.set(token.name, side);
      if (place(index + 1)) return true;
      colours.delete(token.name);
    }
    return false;
  };
  return place(0) ? colours : undefined;
}
