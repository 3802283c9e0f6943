import { suggestion } from "#scripts/shared/text/didYouMean.ts";
import { UsageError } from "./UsageError.ts";

/** More are not listed. */
const mostListed = 40;

/**
 * What is wrong with the names of brands, with the closest known one to each; undefined when all of them are known.
 * @param where where they are known, as the end of a sentence: `in dist`
 */
export function unknownBrands(wanted: readonly string[], known: readonly string[], where?: string): string | undefined {
  const unknown = wanted.filter((id) => !known.includes(id));
  if (unknown.length === 0) return undefined;
  const place = where === undefined ? "" : ` ${where}`;
  const lines = unknown.map((id) => `There is no brand "${id}"${place}.${suggestion(id, known)}`);
  return [...lines, `Brands: ${known.length === 0 ? "none" : known.slice(0, mostListed).join(", ")}`].join("\n");
}

/**
 * Checks that every brand of a command line is known.
 * @throws UsageError with the closest known ones
 */
export function checkBrands(wanted: readonly string[], known: readonly string[], where?: string): void {
  const problem = unknownBrands(wanted, known, where);
  if (problem !== undefined) throw new UsageError(problem);
}
