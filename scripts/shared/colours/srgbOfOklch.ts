/** Red, green and blue of sRGB, each between 0 and 1. */
export type Srgb = readonly [red: number, green: number, blue: number];

const encoded = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

/** Linear light of OKLCH in sRGB, also outside its gamut (Ottosson, "A perceptual color space for image processing"). */
function linearSrgb(lightness: number, chroma: number, hue: number): Srgb {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const long = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const medium = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const short = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short,
    -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  ];
}

const tolerance = 0.0002;
const isInside = (colour: Srgb): boolean => colour.every((part) => part >= -tolerance && part <= 1 + tolerance);

/** How often the range of the chroma is halved: to less than a thousandth of it. */
const halvings = 10;

/**
 * A colour of OKLCH in sRGB. One outside the gamut keeps its lightness and its hue, and has the most chroma that is
 * inside. It is what `toGamut` of colorjs.io is for, and much quicker: building the contexts of a theme
 * asks for thousands of colours.
 */
export function srgbOfOklch(lightness: number, chroma: number, hue: number): Srgb {
  let linear = linearSrgb(lightness, chroma, hue);
  if (!isInside(linear)) {
    let [inside, outside] = [0, chroma];
    for (let step = 0; step < halvings; step += 1) {
      const middle = (inside + outside) / 2;
      if (isInside(linearSrgb(lightness, middle, hue))) inside = middle;
      else outside = middle;
    }
    linear = linearSrgb(lightness, inside, hue);
  }
  const [red, green, blue] = linear;
  const part = (value: number) => Math.min(Math.max(encoded(value), 0), 1);
  return [part(red), part(green), part(blue)];
}
