import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { inOneLine } from "#scripts/shared/text/jsonc/serialise.ts";

/** A colour as the files of themes have it: `{ "colorSpace": "srgb", "components": […], "hex": "#f6f6f6" }`. */
export function colourText(hex: string): string {
  const colour = colourObject(hex);
  if (colour === undefined) throw new Error(`${hex} is not a colour`);
  return inOneLine(colour);
}
