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

/** A width or height in px. `undefined`: left out, or 100 %. NaN: anything else. */
export function pixelsOf(length: string | undefined): number | undefined {
  if (length === undefined || length.trim() === "100%") return undefined;
  return numberOf(length.trim().replace(/px$/, ""));
}

/** The size that an image is shown in: its width and height, or those of its viewBox. `undefined`: unknown. */
export function svgSize(root: Readonly<Record<string, string>>): SvgSize | undefined {
  const [width, height] = [pixelsOf(root["width"]), pixelsOf(root["height"])];
  const own = { width: width ?? Number.NaN, height: height ?? Number.NaN };
  return isSize(own) ? own : viewBoxSize(root["viewBox"]);
}
