import { type ColorObject, getLuminance, OKLCH, sRGB, to, toGamut } from "colorjs.io/fn";

import { linearPart, oklchCoords } from "./oklchCoords.ts";
import { colourCss, type NamedColour, readColour } from "./readColour.ts";
import { type Srgb, srgbOfOklch } from "./srgbOfOklch.ts";

function luminanceOf(color: ColorObject): number {
  if (color.space !== sRGB) return Math.max(getLuminance(color), 0);
  const [red, green, blue] = color.coords;
  return (
    0.2126390058715103 * linearPart(red ?? 0) +
    0.7151686787677559 * linearPart(green ?? 0) +
    0.0721923153607337 * linearPart(blue ?? 0)
  );
}

/** The contrast of two opaque colours by WCAG 2, between 1 and 21. */
export function contrastRatio(a: NamedColour, b: NamedColour): number {
  const one = luminanceOf(a.color);
  const other = luminanceOf(b.color);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Each of the 256 values of a part, as it is written. */
const written = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, "0"));

/** A colour of sRGB with parts of 8 bits, each rounded. */
function roundedSrgb([red, green, blue]: Srgb): NamedColour {
  const [r, g, b] = [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)];
  const color: ColorObject = { space: sRGB, coords: [r / 255, g / 255, b / 255], alpha: 1 };
  return { color, css: `#${written[r] ?? ""}${written[g] ?? ""}${written[b] ?? ""}` };
}

const isPart = (part: number | null): part is number => part !== null && part >= 0 && part <= 1;

/** A colour of sRGB as it is written, `#rrggbb` or `#rrggbbaa`, and as that is read. */
export function rounded(color: ColorObject): NamedColour {
  const [one, two, three] = color.coords;
  if (color.space === OKLCH && color.alpha === 1) return roundedSrgb(srgbOfOklch(one ?? 0, two ?? 0, three ?? 0));
  if (color.space === sRGB && color.alpha === 1 && isPart(one) && isPart(two) && isPart(three))
    return roundedSrgb([one, two, three]);
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
  const [lightness, chroma, hue] = oklchCoords(color);
  const steps = 200;
  for (let step = 1; step <= steps; step += 1) {
    for (const direction of [-1, 1]) {
      const wanted = lightness + (direction * step) / steps;
      if (wanted < 0 || wanted > 1) continue;
      const candidate = roundedSrgb(srgbOfOklch(wanted, chroma, hue));
      if (passes(candidate)) return candidate;
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
