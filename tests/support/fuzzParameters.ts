/**
 * Parameters of a property test. The seed is fixed, so that a change is never refused for a value that another run did
 * not try. `FUZZ_RUNS=5000 FUZZ_SEED=7` tries more values, and others.
 */
export const fuzzParameters = (numRuns: number): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: Number(process.env["FUZZ_RUNS"] ?? numRuns),
  seed: Number(process.env["FUZZ_SEED"] ?? 1),
});
