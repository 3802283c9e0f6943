import { contrastRatio } from "./contrast.ts";
import type { NamedColour } from "./readColour.ts";

/** Below this, a shape cannot be told from its ground. A pale part of a logo may have less than WCAG asks of text. */
const least = 1.5;

/**
 * The first colour of an image that cannot be told from its ground. `undefined`: the image is seen. A few shapes on top
 * may have the colour of the ground: they are cut out of what is below them.
 * @param colours of its shapes, in the order in which they are painted
 */
export function hardlySeen(colours: readonly NamedColour[], ground: NamedColour): NamedColour | undefined {
  const unseen = colours.filter((colour) => contrastRatio(colour, ground) < least);
  const isLowest = unseen[0] !== undefined && unseen[0] === colours[0];
  return isLowest || unseen.length * 2 > colours.length ? unseen[0] : undefined;
}
