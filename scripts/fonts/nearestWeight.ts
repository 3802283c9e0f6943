import type { FontFileFacts } from "./readFontFile.ts";

/** The weight that a font has nearest to a wanted one: that weight itself where it has it. `undefined`: it has none. */
export function nearestWeight(wanted: number, known: readonly FontFileFacts["weights"][]): number | undefined {
  const near = known.map(({ min, max }) => Math.min(Math.max(wanted, min), max));
  return near.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}
