import { type ColorObject, parse } from "colorjs.io/fn";
import { rounded } from "#scripts/shared/colours/contrast.ts";
import { fromOklch } from "#scripts/shared/colours/palette/colourScale.ts";
import { colourCss, readColour } from "#scripts/shared/colours/readColour.ts";

/** A colour as the editor has it. */
export interface EditableColour {
  readonly color: ColorObject;
  /** `#rrggbb`, or `#rrggbbaa` for a translucent one. Outside sRGB: the nearest colour in it. */
  readonly hex: string;
}

const black = fromOklch({ lightness: 0, chroma: 0, hue: 0 });

/** Any colour of CSS; colours outside sRGB are written with `color()`. */
function parsed(css: string): ColorObject {
  try {
    return parse(css) as unknown as ColorObject;
  } catch {
    return black;
  }
}

/** Reads a colour that was written as CSS. Any other text is black. */
export function editableColour(css: string): EditableColour {
  const color = readColour(css) ?? parsed(css);
  return { color, hex: colourCss({ ...rounded(color).color, alpha: color.alpha ?? 1 }) };
}
