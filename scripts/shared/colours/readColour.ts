import { ColorSpace, type ColorObject, inGamut, P3, serialize, sRGB, to } from "colorjs.io/fn";

for (const space of [sRGB, P3]) ColorSpace.register(space);

/** A colour with its CSS text. */
export interface NamedColour {
  readonly color: ColorObject;
  readonly css: string;
}

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Whether it is `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, as CSS and the studio's fields have colours. */
export const isHexColour = (value: unknown): value is string => typeof value === "string" && hexColour.test(value);

/**
 * A colour that was written as `#rgb`, `#rrggbb` or `#rrggbbaa`; undefined for any other text. It is read here, because
 * a theme has a hundred of them and the parser of all colours of CSS takes ten times as long.
 */
export function readColour(css: string): ColorObject | undefined {
  if (!isHexColour(css)) return undefined;
  const digits = css.length < 6 ? css.slice(1).replaceAll(/./g, "$&$&") : css.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = [0, 2, 4, 6]
    .slice(0, digits.length / 2)
    .map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return { space: sRGB, coords: [red / 255, green / 255, blue / 255], alpha: alpha / 255 };
}

/** The code of a colour of sRGB; undefined when a component is outside of it. */
function hexOf({ space, coords, alpha }: ColorObject): string | undefined {
  if (space !== sRGB || !coords.every((each) => each !== null && each >= 0 && each <= 1)) return undefined;
  const opacity = alpha ?? 1;
  const channels = [...coords, ...(opacity < 1 ? [opacity] : [])];
  return `#${channels
    .map((each) =>
      Math.round((each ?? 0) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** A colour as `#rrggbb`, `#rrggbbaa` or, outside sRGB, as a `color()` function. */
export function colourCss(color: ColorObject): string {
  const known = hexOf(color);
  if (known !== undefined) return known;
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
