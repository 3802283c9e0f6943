/**
 * One figure of the benchmark: a ratio within one run, so that it means the same on any machine, or a score of
 * Lighthouse (0 to 100).
 */
export interface BenchRow {
  readonly name: string;
  readonly ratio: number;
  readonly limit: number;
  readonly kind: "atMost" | "atLeast";
  /** The measured values behind the ratio. */
  readonly detail: string;
}

/** A benchmark: what a file `scripts/quality/bench/*.bench.ts` exports as `run`. */
export type RunBench = () => Promise<BenchRow[]>;

/** Whether a figure is within its limit. */
export const isWithin = ({ ratio, limit, kind }: BenchRow): boolean =>
  kind === "atMost" ? ratio <= limit : ratio >= limit;
