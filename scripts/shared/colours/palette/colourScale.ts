import { type ColorObject, OKLCH } from "colorjs.io/fn";
import { oklchCoords } from "../oklchCoords.ts";

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Less chroma is a grey: its hue says nothing. */
const leastChroma = 0.004;

/** A colour as lightness, chroma and hue. A grey has the hue 0. */
export function oklchOf(color: ColorObject): Oklch {
  const [lightness, chroma, hue] = oklchCoords(color);
  return chroma < leastChroma ? { lightness, chroma: 0, hue: 0 } : { lightness, chroma, hue };
}

/** A colour by lightness, chroma and hue. */
export const fromOklch = ({ lightness, chroma, hue }: Oklch): ColorObject => ({
  space: OKLCH,
  coords: [lightness, chroma, hue],
  alpha: 1,
});

/**
 * The scale of a colour: its hue at every lightness. Lighter steps lose their chroma evenly until white has none;
 * darker ones keep more of it, as dark colours look grey otherwise.
 */
export function colourScale(base: ColorObject): (lightness: number) => ColorObject {
  const { lightness: own, chroma, hue } = oklchOf(base);
  const middle = Math.min(Math.max(own, 0.1), 0.97);
  return (lightness) => {
    const share = lightness >= middle ? (1 - lightness) / (1 - middle) : Math.sqrt(lightness / middle);
    return fromOklch({ lightness, chroma: chroma * share, hue });
  };
}
