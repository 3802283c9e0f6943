import type { Finding } from "#scripts/findings/Finding.ts";

/** Each pair of colours is a finding of its own here, as it is a pair of its own beside the colours. */
export function onePerPair(finding: Finding): readonly Finding[] {
  if (finding.id !== "low-contrast") return [finding];
  return finding.values.pairs.map((pair) => ({ ...finding, values: { ...finding.values, pairs: [pair] } }));
}
