/** A larger amount is not a price. Below it, sums are exact whole numbers. */
const maxKroner = 1e11;

/**
 * Reads an amount in kroner as the API sends it: a number, or a string that spells one.
 *
 * @returns whole øre, so that sums are exact; undefined for anything that is not an amount. Never -0.
 */
export function readOre(kroner: unknown): number | undefined {
  const amount = typeof kroner === "string" ? readNumber(kroner) : kroner;
  if (typeof amount !== "number" || !(Math.abs(amount) < maxKroner)) return undefined;
  const ore = roundHundredfold(Math.abs(amount));
  return amount < 0 && ore > 0 ? -ore : ore;
}

/** Adds amounts in øre. */
export function sumOre(amounts: readonly number[]): number {
  return amounts.reduce((sum, ore) => sum + ore, 0);
}

function readNumber(text: string): number | undefined {
  return /^\s*-?\d{1,12}(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}

/** Shifts the decimal point in the notation and not in the float: 1.005 kroner is 101 øre, as written. */
function roundHundredfold(amount: number): number {
  return amount < 0.001 ? 0 : Math.round(Number(`${amount}e2`));
}
