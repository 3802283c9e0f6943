import type { Path } from "./json/jsonFile.ts";

/**
 * The paths of all values that have still to be filled in: empty texts. `npm run tenant -- new` writes them, and no
 * brand with one is built.
 */
export function* unfilledIn(value: unknown, path: Path = []): Generator<Path> {
  if (value === "") yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* unfilledIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
}
