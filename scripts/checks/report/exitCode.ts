import { isError } from "#scripts/brands/finding.ts";
import type { Validation } from "../validateBrands.ts";

/** 0 clean or notes only, 1 findings, 2 the checker itself failed (spec: commands-7). */
export function exitCodeOf({ findings, crashes }: Pick<Validation, "crashes" | "findings">): 0 | 1 | 2 {
  if (crashes.length > 0) return 2;
  return findings.some(isError) ? 1 : 0;
}
