import type { Problem } from "#scripts/brands/messages/catalogue.ts";

/** What is wrong with an image, and where in its file. */
export interface SvgProblem {
  readonly offset: number;
  readonly length: number;
  readonly problem: Problem;
}
