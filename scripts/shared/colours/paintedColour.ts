import {
  type ColorObject,
  ColorSpace,
  HSL,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  parse,
  sRGB,
  to,
  toGamut,
} from "colorjs.io/fn";
import { readColour } from "./readColour.ts";

for (const space of [HSL, HWB, Lab, LCH, OKLab, OKLCH]) ColorSpace.register(space);

/**
 * A colour that an image is painted with, in any form of CSS, as a screen with sRGB shows it; undefined for what is no
 * colour of its own, such as `none`, `url(#a)` or `currentColor`.
 */
export function paintedColour(css: string): ColorObject | undefined {
  const known = readColour(css);
  if (known !== undefined) return known;
  try {
    return toGamut(to(parse(css) as ColorObject, sRGB), { space: sRGB }) as ColorObject;
  } catch {
    return undefined;
  }
}
