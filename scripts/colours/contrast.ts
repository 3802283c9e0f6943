import { clone, type ColorObject, contrast, OKLCH, sRGB, to, toGamut } from "colorjs.io/fn";

import { colourCss, type NamedColour, readColour } from "./readColour.ts";

/** The contrast of two opaque colours by WCAG 2, between 1 and 21. */
export const contrastRatio = (a: NamedColour, b: NamedColour): number => contrast(a.color, b.color, "WCAG21");

/** A colour of sRGB as it is written, `#rrggbb`, and as that is read. */
export function rounded(color: ColorObject): NamedColour {
  const css = colourCss(toGamut(to(color, sRGB)));
  const read = readColour(css);
  if (read === undefined) throw new Error(`${css} cannot be parsed`);
  return { color: read, css };
}

/** Another colour, and the contrast that is needed with it. */
export interface Neighbour {
  readonly colour: NamedColour;
  readonly minimum: number;
}

/**
 * The colour with the same hue and chroma and the closest lightness that passes; `undefined` when there is none. What
 * is asked has the colour after rounding, as it is written.
 */
export function nearestLightness(
  color: ColorObject,
  passes: (written: NamedColour) => boolean,
): NamedColour | undefined {
  const lch = to(color, OKLCH);
  const lightness = lch.coords[0] ?? 0;
  const steps = 200;
  for (let step = 1; step <= steps; step += 1) {
    for (const direction of [-1, 1]) {
      const wanted = lightness + (direction * step) / steps;
      if (wanted < 0 || wanted > 1) continue;
      const candidate = clone(lch);
      candidate.coords[0] = wanted;
      candidate.alpha = 1;
      const written = rounded(candidate);
      if (passes(written)) return written;
    }
  }
  return undefined;
}

/** The colour with the closest lightness that has enough contrast with every neighbour, as it is written. */
export function nearestPassingColour(color: ColorObject, neighbours: readonly Neighbour[]): string | undefined {
  const hasEnough = (written: NamedColour) =>
    neighbours.every(({ colour, minimum }) => contrastRatio(written, colour) >= minimum);
  return nearestLightness(color, hasEnough)?.css;
}
