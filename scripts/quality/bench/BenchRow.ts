/** One figure of the benchmark: a ratio within one run, so that it means the same on any machine. */
export interface BenchRow {
  readonly name: string;
  readonly ratio: number;
  /** Without one the figure is measured only. */
  readonly limit?: { readonly kind: "atMost" | "atLeast"; readonly value: number };
  /** The measured values behind the ratio. */
  readonly detail: string;
}

/** A benchmark: what a file `scripts/quality/bench/*.bench.ts` exports as `run`. */
export type RunBench = () => Promise<BenchRow[]>;

/** Whether a figure is within its limit. */
export const isWithin = ({ ratio, limit }: BenchRow): boolean =>
  limit === undefined || (limit.kind === "atMost" ? ratio <= limit.value : ratio >= limit.value);

export const atMost = (value: number) => ({ kind: "atMost", value }) as const;
export const atLeast = (value: number) => ({ kind: "atLeast", value }) as const;

/** The brand that browser benchmarks visit: always the same one, so that figures can be compared. */
export const measuredBrand = { id: "fremtind", consentCookie: "fremtind-cookie-consent-v3" } as const;
