import type { FindingCode } from "#scripts/findings/codes.ts";

/** A problem that a test puts into a valid brand, and the finding that it expects. */
export interface PlantedProblem {
  readonly code: FindingCode;
  readonly file: string;
  /** A part of the file and its replacement. */
  readonly replace: readonly [string | RegExp, string];
  /** The token of the finding: its first occurrence in the changed file is the place. `undefined`: not compared. */
  readonly token?: string;
  /** A part of message, expectation or suggestion. */
  readonly says: string | RegExp;
}

/** A row of the tables. */
export function planted(
  code: FindingCode,
  file: string,
  replace: PlantedProblem["replace"],
  token: string | undefined,
  says: PlantedProblem["says"],
): PlantedProblem {
  return token === undefined ? { code, file, replace, says } : { code, file, replace, token, says };
}

/** A row about the descriptor of the brand "fjord". */
export const inDescriptor = (
  code: FindingCode,
  replace: PlantedProblem["replace"],
  token: string | undefined,
  says: PlantedProblem["says"],
): PlantedProblem => planted(code, "tenants/fjord/tenant.jsonc", replace, token, says);
