import { oklchOf } from "#scripts/colours/palette/colourScale.ts";
import { colourCss, readColour } from "#scripts/colours/readColour.ts";

/** Less chroma is black, white or grey: no colour to make a palette from. */
const leastChroma = 0.04;
/** More would be no proposal. */
const mostColours = 5;

/** The colours that a logo is drawn in, the most used first. */
export function logoColours(svg: string): string[] {
  const written = svg.match(/#(?:[\da-f]{6}|[\da-f]{3})\b|rgb\([^)]*\)/gi) ?? [];
  const colours = written.flatMap((css) => {
    const colour = readColour(css);
    return colour === undefined || oklchOf(colour).chroma < leastChroma ? [] : [colourCss(colour)];
  });
  const byUse = [...Map.groupBy(colours, (css) => css)].toSorted(([, a], [, b]) => b.length - a.length);
  return byUse.slice(0, mostColours).map(([css]) => css);
}
