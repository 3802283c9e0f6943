import type { Dimension } from "#scripts/brands/themes/tokenValue.ts";

const pxPerRem = 16;

/** A number as a file has it, without what calculating with fractions leaves behind. */
export const rounded = (number: number): number => Math.round(number * 1e6) / 1e6;

/** How long something is in another unit. */
export function inUnit(unit: "px" | "rem", { value, unit: own }: Pick<Dimension, "unit" | "value">): number {
  return rounded(own === unit ? value : unit === "rem" ? value / pxPerRem : value * pxPerRem);
}
