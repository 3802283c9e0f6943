import { type ColorObject, getLuminance, OKLCH, sRGB, to, toGamut } from "colorjs.io/fn";

import { colourCss, type NamedColour, readColour } from "./readColour.ts";
import { srgbOfOklch } from "./srgbOfOklch.ts";

/** Luminance of colours whose contrast was asked for: each is measured with many others. */
const luminances = new WeakMap<ColorObject, number>();

function luminanceOf(color: ColorObject): number {
  const known = luminances.get(color);
  if (known !== undefined) return known;
  const luminance = Math.max(getLuminance(color), 0);
  luminances.set(color, luminance);
  return luminance;
}

/** The contrast of two opaque colours by WCAG 2, between 1 and 21. */
export function contrastRatio(a: NamedColour, b: NamedColour): number {
  const [one, other] = [luminanceOf(a.color), luminanceOf(b.color)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** A colour of OKLCH as `rounded` gives it. */
function roundedOklch(lightness: number, chroma: number, hue: number): NamedColour {
  const parts = srgbOfOklch(lightness, chroma, hue).map((part) => Math.round(part * 255));
  const [red = 0, green = 0, blue = 0] = parts.map((part) => part / 255);
  const color: ColorObject = { space: sRGB, coords: [red, green, blue], alpha: 1 };
  const luminance = 0.2126390058715103 * linear(red) + 0.7151686787677559 * linear(green);
  luminances.set(color, luminance + 0.0721923153607337 * linear(blue));
  return { color, css: `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}` };
}

/** A colour of sRGB as it is written, `#rrggbb` or `#rrggbbaa`, and as that is read. */
export function rounded(color: ColorObject): NamedColour {
  const [lightness, chroma, hue] = color.coords;
  if (color.space === OKLCH && color.alpha === 1) return roundedOklch(lightness ?? 0, chroma ?? 0, hue ?? 0);
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
  const [lightness, chroma, hue] = to(color, OKLCH).coords;
  const steps = 200;
  for (let step = 1; step <= steps; step += 1) {
    for (const direction of [-1, 1]) {
      const wanted = (lightness ?? 0) + (direction * step) / steps;
      if (wanted < 0 || wanted > 1) continue;
      const written = roundedOklch(wanted, chroma ?? 0, hue ?? 0);
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
