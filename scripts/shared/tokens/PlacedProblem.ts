import type { Problem } from "#scripts/findings/Problem.ts";

/** A problem of a file of tokens, and where it is in the file. */
export interface PlacedProblem {
  readonly problem: Problem;
  readonly path: readonly string[];
  /** True when the place is the key, false when it is the value. */
  readonly atKey: boolean;
  /** The word that was probably meant, for the place. */
  readonly near?: string | undefined;
}
