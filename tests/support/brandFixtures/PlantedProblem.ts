import type { FindingCode } from "#scripts/brands/findingCodes.ts";

/** A problem planted into a sound brand, and what has to be said about it. */
export interface PlantedProblem {
  readonly code: FindingCode;
  readonly file: string;
  /** What is replaced in the file, and by what. */
  readonly replace: readonly [string | RegExp, string];
  /** The offending token: its first occurrence in the changed file is the position. `undefined`: the file's beginning. */
  readonly token?: string;
  /** Something that message, expectation or suggestion say. */
  readonly says: string | RegExp;
}

/** A row of the tables of planted problems. */
export function planted(
  code: FindingCode,
  file: string,
  replace: PlantedProblem["replace"],
  token: string | undefined,
  says: PlantedProblem["says"],
): PlantedProblem {
  return token === undefined ? { code, file, replace, says } : { code, file, replace, token, says };
}
