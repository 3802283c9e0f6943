import { ColorSpace, type ColorObject, inGamut, P3, parse, serialize, sRGB, to } from "colorjs.io/fn";

for (const space of [sRGB, P3]) ColorSpace.register(space);

/** A colour with its CSS text. */
export interface NamedColour {
  readonly color: ColorObject;
  readonly css: string;
}

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Whether it is `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, as CSS and the studio's fields have colours. */
export const isHexColour = (value: unknown): value is string => typeof value === "string" && hexColour.test(value);

/** A colour that was written as `#rgb`, `#rrggbb` or `#rrggbbaa`; undefined for any other text. */
export const readColour = (css: string): ColorObject | undefined =>
  isHexColour(css) ? (parse(css) as unknown as ColorObject) : undefined;

/** A colour as `#rrggbb`, `#rrggbbaa` or, outside sRGB, as a `color()` function. */
export function colourCss(color: ColorObject): string {
  const inSrgb = to(color, sRGB);
  if (inGamut(inSrgb, sRGB, { epsilon: 0.0005 })) return serialize(inSrgb, { format: "hex", collapse: false });
  return serialize(to(color, P3), { precision: 5 });
}

/** A colour as it is written to CSS: its contrast is that of what people see. */
export function namedColour(color: ColorObject): NamedColour {
  const css = colourCss(color);
  return { color: readColour(css) ?? color, css };
}

/** Whether nothing behind a colour is seen through it: only then has it a contrast. */
export const isOpaque = ({ alpha }: ColorObject): boolean => (alpha ?? 1) >= 1;
