import { isObject } from "./isObject.ts";

/**
 * Below the portal at each host: which release all visitors of the brand get. It is written at the target of a
 * deployment and is no part of a release, so only a deployed host has it.
 */
export const utgaveFile = "utgave.json";

/** What `utgave.json` says. It may have more fields than these. */
export interface Utgave {
  readonly brand: string;
  /** Id of the release that all visitors get; during a canary not the canary's. */
  readonly release: string;
  /**
   * The newest commit that is known to have this very release as its build: 40 hexadecimal digits. Null when none is
   * known, as after a build with changes that were not committed.
   */
  readonly commit: string | null;
  /** When all visitors got this release first, as ISO 8601 in UTC. */
  readonly since: string;
}

/** Reads the text of `utgave.json`; undefined when it is not one. Fields that are not known are left out. */
export function parseUtgave(text: string): Utgave | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    const { brand, release, commit, since } = value;
    if (typeof brand !== "string" || typeof release !== "string" || typeof since !== "string") return undefined;
    if (commit !== null && !(typeof commit === "string" && /^[0-9a-f]{40}$/.test(commit))) return undefined;
    return Number.isNaN(Date.parse(since)) ? undefined : { brand, release, commit, since };
  } catch {
    return undefined;
  }
}
