import {
  A98RGB,
  type ColorObject,
  type ColorSpace,
  HSL,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  ProPhoto,
  REC_2020,
  sRGB,
  sRGB_Linear,
  XYZ_D50,
  XYZ_D65,
} from "colorjs.io/fn";
import { colourCss, isHexColour, readColour } from "./readColour.ts";

/** The least and the greatest value of a component. A hue is less than 360. */
type Range = readonly [least: number, most: number, isHue?: true];

const share: Range = [0, 1];
const percentage: Range = [0, 100];
const hue: Range = [0, 360, true];
/** The standard has no limit here. Beyond these there is no colour, and CSS could get `Infinity`. */
const axis: Range = [-1000, 1000];
const chroma: Range = [0, 1000];

const shares = [share, share, share] as const;

/** The 14 spaces of the standard with the ranges of their components. */
export const colourSpaces = {
  srgb: { space: sRGB, ranges: shares },
  "srgb-linear": { space: sRGB_Linear, ranges: shares },
  hsl: { space: HSL, ranges: [hue, percentage, percentage] },
  hwb: { space: HWB, ranges: [hue, percentage, percentage] },
  lab: { space: Lab, ranges: [percentage, axis, axis] },
  lch: { space: LCH, ranges: [percentage, chroma, hue] },
  oklab: { space: OKLab, ranges: [share, axis, axis] },
  oklch: { space: OKLCH, ranges: [share, chroma, hue] },
  "display-p3": { space: P3, ranges: shares },
  "a98-rgb": { space: A98RGB, ranges: shares },
  "prophoto-rgb": { space: ProPhoto, ranges: shares },
  rec2020: { space: REC_2020, ranges: shares },
  "xyz-d65": { space: XYZ_D65, ranges: shares },
  "xyz-d50": { space: XYZ_D50, ranges: shares },
} as const satisfies Readonly<
  Record<string, { readonly space: ColorSpace; readonly ranges: readonly [Range, Range, Range] }>
>;

/** The name of a colour space of the standard. */
export type ColourSpaceName = keyof typeof colourSpaces;

const isSpaceName = (name: unknown): name is ColourSpaceName =>
  typeof name === "string" && Object.hasOwn(colourSpaces, name);

/** A colour as a theme has it: an object of the standard (DTCG 2025.10). */
export interface ColourObject {
  readonly colorSpace: ColourSpaceName;
  readonly components: readonly (number | "none")[];
  readonly alpha?: number;
  /** `#rrggbb`, for tools that know no other spaces. */
  readonly hex?: string;
}

const isWithin = (value: unknown, [least, most, isHue]: Range): value is number =>
  typeof value === "number" && value >= least && (isHue === true ? value < most : value <= most);

const isFallback = (hex: unknown): boolean => isHexColour(hex) && hex.length === 7;

const keys = ["colorSpace", "components", "alpha", "hex"];

/** The value of a token of the type `color`; undefined when it is not one. A component that is `"none"` counts as 0. */
export function readColourObject(value: unknown): ColorObject | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { colorSpace, components, alpha = 1, hex }: { [Key in keyof ColourObject]?: unknown } = value;
  if (!isSpaceName(colorSpace) || !Array.isArray(components) || components.length !== 3) return undefined;
  if (!isWithin(alpha, share) || (hex !== undefined && !isFallback(hex))) return undefined;
  if (!Object.keys(value).every((key) => keys.includes(key))) return undefined;
  const { space, ranges } = colourSpaces[colorSpace];
  const isGood = ranges.every((range, index) => components[index] === "none" || isWithin(components[index], range));
  if (!isGood) return undefined;
  const [first, second, third] = components.map((each) => (each === "none" ? 0 : Number(each)));
  return { space, coords: [first ?? 0, second ?? 0, third ?? 0], alpha };
}

/** Digits with which each of the 256 steps of a channel is told from its neighbours, there and back. */
const rounded = (number: number): number => Math.round(number * 10_000) / 10_000;

/** A colour as it is written in a theme: from its CSS, `#rrggbb` or `#rrggbbaa`. Undefined for any other text. */
export function colourObject(css: string): ColourObject | undefined {
  const color = readColour(css);
  if (color === undefined) return undefined;
  const opaque = colourCss({ ...color, alpha: 1 });
  const alpha = color.alpha ?? 1;
  const components = color.coords.map((each) => rounded(each ?? 0));
  return { colorSpace: "srgb", components, ...(alpha < 1 ? { alpha: rounded(alpha) } : {}), hex: opaque };
}

/** The fallback of a colour when it is another colour, and the one that it should be. */
export function wrongFallback(value: unknown): { readonly given: string; readonly wanted: string } | undefined {
  const color = readColourObject(value);
  const given = (value as ColourObject | null)?.hex?.toLowerCase();
  if (color === undefined || given === undefined) return undefined;
  const wanted = colourCss({ ...color, alpha: 1 });
  // Outside sRGB each tool has its own way to the nearest colour in it.
  if (!isHexColour(wanted)) return undefined;
  const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const [mine, theirs] = [channels(wanted), channels(given)];
  // Two tools can round one step apart.
  const isClose = mine.every((channel, index) => Math.abs(channel - (theirs[index] ?? 0)) <= 1);
  return isClose ? undefined : { given, wanted };
}
