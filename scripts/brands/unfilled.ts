import type { Path } from "./json/jsonFile.ts";

/**
 * How a value begins that has still to be filled in. `npm run tenant -- new` writes it, and no brand with one is built.
 */
export const unfilledMark = "TODO:";

/** Whether a value has still to be filled in. */
const isUnfilled = (value: unknown): boolean => typeof value === "string" && value.startsWith(unfilledMark);

/** The paths of all values that have still to be filled in. */
export function* unfilledIn(value: unknown, path: Path = []): Generator<Path> {
  if (isUnfilled(value)) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* unfilledIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
}
