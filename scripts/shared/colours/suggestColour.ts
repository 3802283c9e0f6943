import { nearestPassingColour } from "./contrast.ts";
import { isOfOrigin, type MeasuredPair } from "./measurePairs.ts";

/**
 * The nearest colour of a token that has enough contrast in all pairs with it, or at least in the pairs that fail; as
 * `#rrggbb`. Undefined when there is none.
 * @param all all pairs of the theme
 * @param failing those of them that must pass: pairs with the token
 * @param minimumOf what each pair needs; left out: what the gate asks for
 */
export function suggestColour(
  origin: string,
  all: readonly MeasuredPair[],
  failing: readonly MeasuredPair[],
  minimumOf: (pair: MeasuredPair) => number = ({ minimum }) => minimum,
): string | undefined {
  const [first] = failing;
  if (first === undefined) return undefined;
  const own = first.frontOrigin === origin ? first.frontColour : first.backColour;
  const neighbours = (pairs: readonly MeasuredPair[]) =>
    pairs
      .filter((pair) => isOfOrigin(origin, pair))
      .map((pair) => ({
        colour: pair.frontOrigin === origin ? pair.backColour : pair.frontColour,
        minimum: minimumOf(pair),
      }));
  return nearestPassingColour(own.color, neighbours(all)) ?? nearestPassingColour(own.color, neighbours(failing));
}
