import { isObject } from "#contract/isObject.ts";

/** What visitors of a brand get. */
export interface LiveRelease {
  readonly brand: string;
  /** Id of the release. */
  readonly release: string;
  /** The commit that it was built from; undefined when it is not known. */
  readonly commit: string | undefined;
}

/** Reads what `npm run releases -- --json` has written. Brands that are not served any more are left out. */
export function readLiveReleases(json: string): readonly LiveRelease[] {
  const read: unknown = JSON.parse(json);
  const brands: readonly unknown[] = isObject(read) && Array.isArray(read["brands"]) ? read["brands"] : [];
  return brands.flatMap((pointer): LiveRelease[] => {
    if (!isObject(pointer) || pointer["retired"] !== undefined) return [];
    const { brand, release, releases } = pointer;
    if (typeof brand !== "string" || typeof release !== "string" || !Array.isArray(releases)) return [];
    const kept: unknown = releases.find((each: unknown) => isObject(each) && each["id"] === release);
    const commit = isObject(kept) && typeof kept["commit"] === "string" ? kept["commit"] : undefined;
    return [{ brand, release, commit }];
  });
}

/**
 * The commits whose code is live for some brands at a target. A brand that was never deployed has that of the others:
 * its first release must not bring code that nobody has published. Where nothing is live, no commit is known.
 */
export function liveCommits(live: readonly LiveRelease[], brands: readonly string[]): readonly (string | undefined)[] {
  const own = live.filter(({ brand }) => brands.includes(brand));
  if (live.length === 0) return [undefined];
  const isNew = brands.some((id) => !own.some(({ brand }) => brand === id));
  return [...new Set((isNew ? live : own).map(({ commit }) => commit))];
}
