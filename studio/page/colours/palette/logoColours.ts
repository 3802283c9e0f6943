import { oklchOf } from "#scripts/shared/colours/palette/colourScale.ts";
import { paintedColour } from "#scripts/shared/colours/paintedColour.ts";
import { colourCss } from "#scripts/shared/colours/readColour.ts";
import { drawnElementsOf } from "#scripts/shared/svg/editorData.ts";
import { stylesOf } from "#scripts/shared/svg/paints.ts";
import { readSvg } from "#scripts/shared/svg/readSvg.ts";

/** Less chroma is black, white or grey: no colour to make a palette from. */
const leastChroma = 0.04;
/** More would be no proposal. */
const mostColours = 5;

const painted = ["fill", "stroke", "stop-color"];

/** The colours that a logo is drawn in, the most used first. */
export function logoColours(svg: string): string[] {
  const read = readSvg(svg);
  if (!("root" in read)) return [];
  const styles = stylesOf(read.root);
  const colours = [...drawnElementsOf(read.root)].flatMap((element) => {
    const own = styles.of(element);
    return painted.flatMap((property) => {
      const colour = paintedColour(own.get(property) ?? "none");
      return colour === undefined || oklchOf(colour).chroma < leastChroma ? [] : [colourCss(colour)];
    });
  });
  const byUse = [...Map.groupBy(colours, (css) => css)].toSorted(([, a], [, b]) => b.length - a.length);
  return byUse.slice(0, mostColours).map(([css]) => css);
}
