import { rounded } from "#scripts/shared/colours/contrast.ts";
import { isOfOrigin } from "#scripts/shared/colours/measurePairs.ts";
import { oklchOf } from "#scripts/shared/colours/palette/colourScale.ts";
import { readColour } from "#scripts/shared/colours/readColour.ts";
import { byNeed, type ColourPair } from "../colourPairs.ts";
import { PairSample } from "../pairs/PairSample.tsx";
import type { ThemeColoursView } from "../readTheme.ts";

/** The pair by which a colour is judged: the weakest one that it is in; undefined for a colour that is in none. */
export const weakestPair = (token: string, { pairs }: ThemeColoursView): ColourPair | undefined =>
  pairs.filter((pair) => isOfOrigin(token, pair)).toSorted(byNeed)[0];

/** Black or white, whichever is read better on a colour that is not a pair with another. */
function readableOn(css: string): string {
  const color = readColour(css);
  const isLight = color !== undefined && oklchOf(rounded(color).color).lightness > 0.6;
  return isLight ? "#000000" : "#ffffff";
}

interface TokenSampleProps {
  readonly token: string;
  readonly pair: ColourPair | undefined;
  readonly css: string;
}

/** A colour as a ground, below the other colour of a pair, whichever side of it that is; without one, below black or white. */
export function TokenSample({ token, pair, css }: TokenSampleProps) {
  if (pair === undefined) return <PairSample kind="text" front={readableOn(css)} back={css} />;
  const front = pair.backOrigin === token ? pair.frontColour : pair.backColour;
  return <PairSample kind={pair.kind} front={front.css} back={css} />;
}
