import type { ColorObject } from "colorjs.io/fn";
import { contrastRatio } from "#scripts/colours/contrast.ts";
import { colourCss } from "#scripts/colours/readColour.ts";
import { imageColours } from "./imageColours.ts";

/** Images with a meaning need it (WCAG 2.2: 1.4.11). */
const minimum = 3;

const isSeen = (colour: ColorObject, ground: ColorObject): boolean =>
  contrastRatio({ color: colour, css: colourCss(colour) }, { color: ground, css: colourCss(ground) }) >= minimum;

/**
 * Whether an image that was drawn for a light scheme is seen in the dark one: what is seen of it on its light ground is
 * seen on the dark grounds too. An image with a ground of its own is. One whose colours cannot be read is not.
 */
export function isSeenInDark(svg: string, light: ColorObject, dark: readonly ColorObject[]): boolean {
  const read = imageColours(svg);
  if (read === undefined) return false;
  if (read.hasGround) return true;
  const seen = read.colours.filter((colour) => isSeen(colour, light));
  return seen.length > 0 && seen.every((colour) => dark.every((ground) => isSeen(colour, ground)));
}
