import { ColorSpace, type ColorObject, inGamut, OKLCH, P3, parse, serialize, sRGB, to } from "colorjs.io/fn";

for (const space of [sRGB, P3, OKLCH]) ColorSpace.register(space);

/** A colour with its CSS text. */
export interface NamedColour {
  readonly color: ColorObject;
  readonly css: string;
}

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i;
const spaces: Record<string, ColorSpace> = { srgb: sRGB, "display-p3": P3, oklch: OKLCH };

/** Whether it is `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, which CSS reads too. */
export const isHexColour = (value: unknown): value is string => typeof value === "string" && hexColour.test(value);

const isFiniteNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** The value of a token of the type `color`: `#rgb`, `#rrggbb`, `#rrggbbaa`, or an object of the format DTCG. */
export function readColour(value: unknown): ColorObject | undefined {
  if (isHexColour(value)) return parse(value) as unknown as ColorObject;
  if (typeof value !== "object" || value === null) return undefined;
  const { colorSpace, components, alpha = 1 }: { colorSpace?: unknown; components?: unknown; alpha?: unknown } = value;
  const space = typeof colorSpace === "string" && Object.hasOwn(spaces, colorSpace) ? spaces[colorSpace] : undefined;
  if (space === undefined || !Array.isArray(components) || components.length !== 3) return undefined;
  if (!components.every(isFiniteNumber) || !isFiniteNumber(alpha) || alpha < 0 || alpha > 1) return undefined;
  const color = { space, coords: components as [number, number, number], alpha };
  return inGamut(color) ? color : undefined;
}

/** A colour as `#rrggbb`, `#rrggbbaa` or, outside sRGB, as a `color()` function. */
export function colourCss(color: ColorObject): string {
  const inSrgb = to(color, sRGB);
  if (inGamut(inSrgb, sRGB, { epsilon: 0.0005 })) return serialize(inSrgb, { format: "hex", collapse: false });
  return serialize(to(color, P3), { precision: 5 });
}

/** Whether nothing behind a colour is seen through it: only then has it a contrast. */
export const isOpaque = ({ alpha }: ColorObject): boolean => (alpha ?? 1) >= 1;
