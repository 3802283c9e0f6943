import { type ColorObject, OKLCH, sRGB, to } from "colorjs.io/fn";

const linearOf = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** The parts of 8 bits, which nearly all colours have. */
const linearParts = Array.from({ length: 256 }, (_, value) => linearOf(value / 255));

/** A part of a colour of sRGB, between 0 and 1, as linear light. */
export function linearPart(part: number): number {
  const step = Math.round(part * 255);
  const known = part === step / 255 ? linearParts[step] : undefined;
  return known ?? linearOf(part);
}

/** OKLCH of a colour of sRGB (Ottosson, "A perceptual color space for image processing"): `srgbOfOklch` backwards. */
function coordsOfSrgb(color: ColorObject): [number, number, number] {
  const [red, green, blue] = color.coords;
  const [r, g, b] = [linearPart(red ?? 0), linearPart(green ?? 0), linearPart(blue ?? 0)];
  const long = Math.cbrt(0.4122214694707629 * r + 0.5363325372617349 * g + 0.0514459932675022 * b);
  const medium = Math.cbrt(0.2119034958178251 * r + 0.6806995506452345 * g + 0.1073969535369406 * b);
  const short = Math.cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
  const lightness = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short;
  const greenRed = 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short;
  const blueYellow = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short;
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI;
  return [lightness, Math.hypot(greenRed, blueYellow), (hue + 360) % 360];
}

/** Lightness, chroma and hue of a colour in OKLCH. Most colours are in sRGB, and colorjs.io is slow for them. */
export function oklchCoords(color: ColorObject): readonly [lightness: number, chroma: number, hue: number] {
  if (color.space === sRGB) return coordsOfSrgb(color);
  const [lightness, chroma, hue] = to(color, OKLCH).coords;
  return [lightness ?? 0, chroma ?? 0, hue ?? 0];
}
