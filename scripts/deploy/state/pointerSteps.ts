import { DeploymentRefused } from "./DeploymentRefused.ts";
import {
  type Change,
  isSameServed,
  type KeptRelease,
  type Pointer,
  type PointerChange,
  releaseOf,
  servedOf,
  type StoredPointer,
} from "./Pointer.ts";

/** How many lines of the list of what was done remain. */
const keptChanges = 200;

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

/** The number of the next deployment to a target. */
export const nextNumber = (pointers: Iterable<StoredPointer>): number =>
  1 + Math.max(0, ...[...pointers].flatMap(({ pointer }) => pointer.releases.map(({ number = 0 }) => number)));

/** Whether a release was taken back from this brand. */
export const isTakenBack = (pointer: Pointer | undefined, id: string): boolean =>
  pointer?.releases.some((release) => release.id === id && release.isWithdrawn === true) ?? false;

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
 * The release that a rollback leads to: a retired brand is served again, a canary ends, else the release before it is
 * served.
 * @param code digest of scripts that is to go; without it the release is taken back with any code
 * @returns undefined when there is nothing to go back to
 */
export function rollbackGoal(before: Pointer, code?: string): string | undefined {
  if (before.retired !== undefined) return code === undefined ? before.release : undefined;
  const isCodeOf = (id: string) => code === undefined || releaseOf(before, id).code === code;
  if (before.canary !== undefined && isCodeOf(before.canary.release)) return before.release;
  if (!isCodeOf(before.release)) return undefined;
  const current = before.releases.findIndex(({ id }) => id === before.release);
  return before.releases.find(
    (release, at) => at > current && release.isWithdrawn !== true && (code === undefined || release.code !== code),
  )?.id;
}

/**
 * The pointer after a rollback to a release; the same one when visitors get it already. What is newer than the goal is
 * taken back, and a release that was taken back is not any more when it is the goal.
 * @throws DeploymentRefused when the brand does not have the release
 */
export function afterRollback(before: Pointer, to: string, { at, by }: Change): Pointer {
  if (isSameServed(servedOf(before), { release: to })) return before;
  const { canary, retired, ...rest } = before;
  const [goal, current] = [to, before.release].map((id) => before.releases.findIndex((release) => release.id === id));
  if (goal === undefined || goal < 0)
    throw new DeploymentRefused(
      `${before.brand} has no release ${to}. It has ${before.releases.map(({ id }) => id).join(", ")}.`,
    );
  const releases = before.releases.map(({ isWithdrawn, ...release }, index) => {
    const isTakenBackNow = release.id === canary?.release || (index >= (current ?? 0) && index < goal);
    const isBad = index !== goal && (isWithdrawn === true || isTakenBackNow);
    return isBad ? { ...release, isWithdrawn: true } : release;
  });
  const from = retired === undefined ? { from: canary?.release ?? before.release } : {};
  return withChange({ ...rest, release: to, releases }, { action: "rollback", ...from, to, at, by }, before.changes);
}

/** Ids of the releases that visitors get, and of those that the next rollback of the brand or of the code leads to. */
export function reachableReleases(pointer: Pointer): readonly string[] {
  const { code } = releaseOf(pointer, pointer.canary?.release ?? pointer.release);
  const ids = [pointer.release, pointer.canary?.release, rollbackGoal(pointer), rollbackGoal(pointer, code)];
  return [...new Set(ids.filter((id) => id !== undefined))];
}
