import { rounded } from "../contrast.ts";
import type { NamedColour } from "../readColour.ts";
import { readColour } from "../readColour.ts";
import { oklchOf } from "./colourScale.ts";
import type { ContrastGraph, TokenColours } from "./ContrastGraph.ts";

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

/** Those of them that leave the others room: beside the grey nothing else has more than 4.5:1. */
const levelsOf = ({ level }: ContrastGraph): readonly NamedColour[] =>
  level.control < 4.5 ? levels : levels.filter((each) => each !== levels[1]);

const lightnessOf = ({ color }: NamedColour): number => oklchOf(color).lightness;

/** No theme needs more; one that does has no answer worth waiting for. */
const mostTries = 20_000;

const withFixed = (fixed: TokenColours): Map<string, NamedColour> => new Map(fixed);

interface Start {
  readonly name: string;
  /** The three colours, the nearest to what the token should have first. */
  readonly sides: readonly NamedColour[];
}

function startsOf(graph: ContrastGraph, wanted: TokenColours, fixed: TokenColours): readonly Start[] {
  const free = [...wanted].filter(([name]) => !fixed.has(name));
  const starts = free.map(([name, colour]) => {
    const lightness = lightnessOf(colour);
    const sides = levelsOf(graph).toSorted(
      (a, b) => Math.abs(lightnessOf(a) - lightness) - Math.abs(lightnessOf(b) - lightness),
    );
    return { name, sides, certainty: Math.abs(lightness - 0.57) + graph.neighboursOf(name).length };
  });
  return starts.toSorted((a, b) => b.certainty - a.certainty);
}

/**
 * Gives each token black, white or grey, so that every pair of the graph passes: the side of each token on which its
 * colour has to be. Undefined when there is no such distribution.
 * @param wanted the colour that each token should have; its side is the nearest one where there is a choice
 * @param fixed colours that stay as they are
 */
export function startColours(
  graph: ContrastGraph,
  wanted: TokenColours,
  fixed: TokenColours = new Map(),
): Map<string, NamedColour> | undefined {
  if (graph.isImpossible) return undefined;
  const starts = startsOf(graph, wanted, fixed);
  const colours = withFixed(fixed);
  const hasSide = (name: string) =>
    colours.has(name) || !wanted.has(name) || levels.some((side) => graph.passes(name, side, colours));
  let tries = 0;
  const place = (index: number): boolean => {
    const token = starts[index];
    if (token === undefined) return true;
    for (const side of token.sides) {
      tries += 1;
      if (tries > mostTries) return false;
      if (!graph.passes(token.name, side, colours)) continue;
      colours.set(token.name, side);
      // A neighbour that has no side left is seen now, and not after all tokens between have been tried in vain.
      if (graph.neighboursOf(token.name).every(hasSide) && place(index + 1)) return true;
      colours.delete(token.name);
    }
    return false;
  };
  return place(0) ? colours : undefined;
}

/**
 * As `startColours`, when fixed colours leave no such distribution: each token in turn has the side on which it fails
 * with the fewest others.
 */
export function leastFailingStart(
  graph: ContrastGraph,
  wanted: TokenColours,
  fixed: TokenColours,
): Map<string, NamedColour> {
  const colours = withFixed(fixed);
  for (const { name, sides } of startsOf(graph, wanted, fixed)) {
    const failing = sides.map((side) => ({ side, failures: graph.failures(name, side, colours) }));
    const best = failing.reduce((least, each) => (each.failures < least.failures ? each : least));
    colours.set(name, best.side);
  }
  return colours;
}
