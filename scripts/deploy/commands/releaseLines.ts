import type { DeploymentStore } from "../store/DeploymentStore.ts";
import type { KeptRelease, Pointer } from "../state/Pointer.ts";
import { readUtgave } from "../utgave/writeUtgaver.ts";

function stateOf({ release, canary, retired }: Pointer, { id, isWithdrawn }: KeptRelease): string {
  if (id === release) return retired === undefined ? "served" : "retired";
  if (id === canary?.release) return `canary, ${canary.share} %`;
  return isWithdrawn === true ? "taken back" : "kept";
}

/** The commit of a release as it is listed. */
export const commitOf = ({ commit, isModified }: Pick<KeptRelease, "commit" | "isModified">): string =>
  commit === undefined ? "no commit" : `commit ${commit.slice(0, 10)}${isModified === true ? "+" : ""}`;

/** A kept release in a line: id, state, when it was deployed, commit, by whom. */
export const releaseLine = (pointer: Pointer, release: KeptRelease): string =>
  `${release.id}  ${stateOf(pointer, release).padEnd(12)}  ${release.at.slice(0, 19)}Z  ${commitOf(release)}  ${release.by}`;

/** A pointer whose releases have the newest commits that are known to be theirs. */
export async function withNotedCommits(store: DeploymentStore, pointer: Pointer): Promise<Pointer> {
  const { brand } = pointer;
  const releases = pointer.releases.map(async (kept): Promise<KeptRelease> => {
    const commit = (await readUtgave(store, { brand, id: kept.id }))?.commit ?? undefined;
    if (commit === undefined) return kept;
    const { isModified: _, ...rest } = kept;
    return { ...rest, commit };
  });
  return { ...pointer, releases: await Promise.all(releases) };
}
