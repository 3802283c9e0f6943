/** One figure of `npm run bench`: a ratio within the run, and the limit that it has to keep. */
export interface BenchRow {
  readonly name: string;
  readonly ratio: number;
  readonly limit: number;
  readonly kind: "atMost" | "atLeast";
  /** What the ratio was made of, for people. */
  readonly detail: string;
}
