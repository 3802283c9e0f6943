import { forEachAtOnce } from "../forEachAtOnce.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { DeploymentRefused } from "./DeploymentRefused.ts";

/** A release that is kept at the target. */
export interface KeptRelease {
  /** The first 16 characters of `digest`: the name of its folder. */
  readonly id: string;
  /** SHA-256 of the folder, as in `release.json`. */
  readonly digest: string;
  /** Digest of its scripts: equal for two releases that differ only in the brand's data. */
  readonly code: string;
  /** Left out when it was built without a repository. */
  readonly commit?: string;
  /** It was built with changes that were not committed: the commit alone does not make it again. */
  readonly isModified?: boolean;
  /** When it was deployed, as ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
  /** It was taken back: a later rollback does not lead to it. */
  readonly isWithdrawn?: boolean;
}

/** When something was done, as ISO 8601 in UTC, and by whom. */
interface Change {
  readonly at: string;
  readonly by: string;
}

/** A line of the list of what was done. */
export interface PointerChange {
  readonly action: "deploy" | "canary" | "rollback" | "retire";
  /** Ids of the releases. Without `from` it was the first. */
  readonly from?: string;
  readonly to: string;
  readonly digest: string;
  readonly commit?: string;
  /** Percent of visitors, of a canary. */
  readonly share?: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
}

/** `<brand>/current.json`: which release visitors get. It is written last, and decides what is served. */
export interface Pointer {
  readonly schemaVersion: 1;
  readonly brand: string;
  /** Id of the release that is served. */
  readonly release: string;
  /** A newer release that `share` percent of the visitors get. */
  readonly canary?: { readonly release: string; readonly share: number };
  /** The brand is not served any more. Its releases are kept. */
  readonly retired?: Change;
  /** Newest first; `release` and the canary are among them. */
  readonly releases: readonly KeptRelease[];
  /** What was done, newest first, as far as it is kept. */
  readonly changes: readonly PointerChange[];
}

/** A pointer as it was read. */
export interface StoredPointer {
  readonly pointer: Pointer;
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** How many lines of the list of what was done remain. */
const keptChanges = 200;

export const pointerKey = (brand: string): string => `${brand}/current.json`;

export const pointerBytes = (pointer: Pointer): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(pointer, null, 2)}\n`);

/**
 * The pointer of a brand; undefined when it was never deployed.
 * @throws DeploymentRefused when it cannot be read
 */
export async function readPointer(store: DeploymentStore, brand: string): Promise<StoredPointer | undefined> {
  const stored = await store.get(pointerKey(brand));
  if (stored === undefined) return undefined;
  try {
    const pointer = JSON.parse(new TextDecoder().decode(stored.bytes)) as Pointer;
    if (pointer.schemaVersion === 1 && pointer.brand === brand) return { pointer, ...stored };
  } catch {
    // Reported below.
  }
  throw new DeploymentRefused(`${pointerKey(brand)} is not a pointer that this version can read.`);
}

/** Every brand of a target that was deployed, by name. */
export async function readPointers(store: DeploymentStore): Promise<ReadonlyMap<string, StoredPointer>> {
  const brands = await store.folders();
  const pointers = new Map<string, StoredPointer | undefined>(brands.map((brand) => [brand, undefined]));
  await forEachAtOnce(brands, 16, async (brand) => void pointers.set(brand, await readPointer(store, brand)));
  return new Map([...pointers].flatMap(([brand, stored]) => (stored === undefined ? [] : [[brand, stored] as const])));
}

/** @throws DeploymentRefused when the pointer names a release that it does not list */
export function releaseOf({ brand, releases }: Pointer, id: string): KeptRelease {
  const found = releases.find((release) => release.id === id);
  if (found === undefined) throw new DeploymentRefused(`${pointerKey(brand)} does not list its release ${id}.`);
  return found;
}

function withChange(
  pointer: Omit<Pointer, "changes">,
  change: Omit<PointerChange, "digest" | "commit">,
  earlier: readonly PointerChange[],
): Pointer {
  const { digest, commit } = releaseOf({ ...pointer, changes: [] }, change.to);
  const line: PointerChange = { ...change, digest, ...(commit !== undefined && { commit }) };
  return { ...pointer, changes: [line, ...earlier].slice(0, keptChanges) };
}

/** The newest releases of a pointer, and always those that are served. */
function trimmed(pointer: Omit<Pointer, "changes">, keep: number): readonly KeptRelease[] {
  const served = new Set([pointer.release, pointer.canary?.release]);
  return pointer.releases.filter(({ id }, at) => at < keep || served.has(id));
}

const withdraw = (releases: readonly KeptRelease[], isBad: (release: KeptRelease, at: number) => boolean) =>
  releases.map((release, at) => (isBad(release, at) ? { ...release, isWithdrawn: true } : release));

interface Deployed extends Change {
  readonly release: Omit<KeptRelease, "at" | "by" | "isWithdrawn">;
  /** Percent of the visitors who get it: 1 to 100. */
  readonly share: number;
  /** How many releases are kept. */
  readonly keep: number;
}

/** The pointer after a deployment; the same one when nothing changes. The first release of a brand is for everybody. */
export function afterDeployment(
  brand: string,
  before: Pointer | undefined,
  { release, share, keep, at, by }: Deployed,
): Pointer {
  const wasServed = before !== undefined && before.retired === undefined;
  const isCanary = share < 100 && wasServed && before.release !== release.id;
  if (wasServed && !isCanary && before.release === release.id && before.canary === undefined) return before;
  if (isCanary && before.canary?.release === release.id && before.canary.share === share) return before;
  // A release that comes back is the newest.
  const entry: KeptRelease = { ...release, at, by };
  const others = (before?.releases ?? []).filter(({ id }) => id !== release.id);
  const dropped = before?.canary?.release;
  const releases =
    before?.release === release.id
      ? withdraw(before.releases, ({ id }) => id === dropped)
      : [entry, ...withdraw(others, ({ id }) => id === dropped)];
  const pointer = {
    schemaVersion: 1 as const,
    brand,
    release: isCanary ? before.release : release.id,
    ...(isCanary && { canary: { release: release.id, share } }),
    releases,
  };
  const action = isCanary ? ("canary" as const) : ("deploy" as const);
  return withChange(
    { ...pointer, releases: trimmed(pointer, keep) },
    { action, ...(before && { from: before.release }), to: release.id, ...(isCanary && { share }), at, by },
    before?.changes ?? [],
  );
}

/** The pointer of a brand that is no longer served. */
export function afterRetirement(before: Pointer, change: Change): Pointer {
  const { canary, ...rest } = before;
  const releases = withdraw(before.releases, ({ id }) => id === canary?.release);
  return withChange(
    { ...rest, releases, retired: change },
    { action: "retire", to: before.release, ...change },
    before.changes,
  );
}

/**
 * The pointer after a rollback: a retired brand is served again, a canary ends, else the release before it is served.
 * @param code digest of scripts that is to go; without it the release is taken back with any code
 * @returns undefined when there is nothing to go back to
 */
export function afterRollback(before: Pointer, { at, by }: Change, code?: string): Pointer | undefined {
  const { canary, retired, ...rest } = before;
  if (retired !== undefined)
    return code === undefined
      ? withChange(rest, { action: "rollback", to: before.release, at, by }, before.changes)
      : undefined;
  const isCodeOf = (id: string) => code === undefined || releaseOf(before, id).code === code;
  if (canary !== undefined && isCodeOf(canary.release)) {
    const releases = withdraw(before.releases, ({ id }) => id === canary.release);
    return withChange(
      { ...rest, releases },
      { action: "rollback", from: canary.release, to: before.release, at, by },
      before.changes,
    );
  }
  if (!isCodeOf(before.release)) return undefined;
  const current = before.releases.findIndex(({ id }) => id === before.release);
  const target = before.releases.findIndex(
    (release, index) =>
      index > current && release.isWithdrawn !== true && (code === undefined || release.code !== code),
  );
  const to = before.releases[target];
  if (to === undefined) return undefined;
  const releases = withdraw(before.releases, ({ id }, index) => index >= current && index < target && id !== to.id);
  return withChange(
    { ...before, release: to.id, releases },
    { action: "rollback", from: before.release, to: to.id, at, by },
    before.changes,
  );
}

/** Ids of the releases that visitors get, and of those that the next rollback of the brand or of the code leads to. */
export function reachableReleases(pointer: Pointer): readonly string[] {
  const change = { at: "", by: "" };
  const { code } = releaseOf(pointer, pointer.canary?.release ?? pointer.release);
  const ids = [
    pointer.release,
    pointer.canary?.release,
    afterRollback(pointer, change)?.release,
    afterRollback(pointer, change, code)?.release,
  ];
  return [...new Set(ids.filter((id) => id !== undefined))];
}
