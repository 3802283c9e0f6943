/** The size of an image in px, or of its viewBox in units of its own. */
export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const numberOf = (text: string): number => (decimal.test(text) ? Number(text) : Number.NaN);

const isSize = ({ width, height }: SvgSize): boolean =>
  Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;

/** Width and height of a viewBox; `undefined` when it is not one. */
export function viewBoxSize(viewBox: string | undefined): SvgSize | undefined {
  const numbers = (viewBox ?? "")
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(numberOf);
  const [, , width = Number.NaN, height = Number.NaN] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && isSize({ width, height });
  return isBox ? { width, height } : undefined;
}

/** Units of a length, in px. Those that depend on a font say nothing about a file. */
const pxOf: Readonly<Record<string, number>> = { px: 1, mm: 96 / 25.4, cm: 96 / 2.54, in: 96, pt: 96 / 72, pc: 16 };

/** A width or height in px, to a hundredth. `undefined`: left out, or a percentage. NaN: anything else. */
export function pixelsOf(length: string | undefined): number | undefined {
  if (length === undefined) return undefined;
  const [, number = "", unit = "px"] = /^(.*?)(px|mm|cm|in|pt|pc|%)?$/.exec(length.trim()) ?? [];
  const value = numberOf(number);
  if (unit === "%" && value > 0) return undefined;
  return Math.round(value * (pxOf[unit] ?? Number.NaN) * 100) / 100;
}

/** The size that an image is shown in: its width and height, or those of its viewBox. `undefined`: unknown. */
export function svgSize(root: Readonly<Record<string, string>>): SvgSize | undefined {
  const [width, height] = [pixelsOf(root["width"]), pixelsOf(root["height"])];
  const own = { width: width ?? Number.NaN, height: height ?? Number.NaN };
  return isSize(own) ? own : viewBoxSize(root["viewBox"]);
}
