import type { Finding } from "#scripts/brands/finding.ts";

/** Each pair of colours is a finding of its own here, as it is a pair of its own beside the colours. */
export function onePerPair(finding: Finding): readonly Finding[] {
  const { problem } = finding;
  if (problem.id !== "low-contrast") return [finding];
  const { params } = problem;
  return params.pairs.map((pair) => ({ ...finding, problem: { ...problem, params: { ...params, pairs: [pair] } } }));
}
