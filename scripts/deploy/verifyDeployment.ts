import { type VerifyCode, type VerifyFinding, verifyFinding } from "#scripts/release/verify/VerifyFinding.ts";
import type { BuiltRelease } from "./BuiltRelease.ts";
import { keyOf } from "./keyOf.ts";
import { hostKey, hostProblem } from "./edge/HostFile.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import { missingFiles } from "./sendRelease.ts";
import { findServedDifferences } from "./servedDifferences.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { pointerKey, readPointer, readPointers } from "./state/Pointer.ts";
import { previewStore } from "./state/PreviewRecord.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

/** How many brands are looked at at a time. */
const atOnce = 8;

interface DeploymentOptions {
  /** The folder that is served: what nginx has read is compared too. Undefined for a bucket. */
  readonly folder: string | undefined;
  /** Name of the preview that the releases are. Left out: what customers get. */
  readonly preview?: string;
}

/** Why visitors do not get a release; undefined when the pointer serves it. */
async function pointerProblem(
  store: DeploymentStore,
  { brand, id, digest }: BuiltRelease,
): Promise<{ readonly code: VerifyCode; readonly detail: string } | undefined> {
  try {
    const pointer = (await readPointer(store, brand))?.pointer;
    if (pointer === undefined) return { code: "bad-pointer", detail: "there is no such file" };
    if (pointer.retired !== undefined) return { code: "wrong-release", detail: "the brand is retired" };
    const isServed = [pointer.release, pointer.canary?.release].includes(id);
    const isSame = isServed && pointer.releases.some((one) => one.id === id && one.digest === digest);
    return isSame ? undefined : { code: "wrong-release", detail: digest };
  } catch (error) {
    if (!(error instanceof DeploymentRefused)) throw error;
    return { code: "bad-pointer", detail: error.message };
  }
}

/**
 * Looks whether visitors get what was deployed just now, from folders that were verified before: the pointer serves the
 * release, every file at the target has the bytes of the folder, and hosts lead to their brand. What follows from the
 * bytes alone is not verified again. In a bucket it costs a list, a pointer and the hosts of each brand; in a folder all
 * files are read.
 */
export async function verifyDeployment(
  store: DeploymentStore,
  releases: readonly BuiltRelease[],
  { folder, preview }: DeploymentOptions,
): Promise<readonly VerifyFinding[]> {
  const place = preview === undefined ? store : previewStore(store, preview);
  const findings: VerifyFinding[] = [];
  await forEachAtOnce(releases, atOnce, async (release) => {
    const { brand, hosts } = release;
    const problem = await pointerProblem(place, release);
    if (problem !== undefined) findings.push(verifyFinding(problem.code, pointerKey(brand), problem.detail));
    for (const path of await missingFiles(place, release, release.paths)) {
      const file = keyOf(release, path);
      const isThere = (await place.get(file)) !== undefined;
      findings.push(verifyFinding(isThere ? "wrong-digest" : "missing-file", file));
    }
    if (folder !== undefined) return;
    for (const host of hosts) {
      const detail = await hostProblem(store, host, { brand, ...(preview !== undefined && { preview }) });
      if (detail !== undefined) findings.push(verifyFinding("wrong-host", hostKey(host), detail));
    }
  });
  if (folder !== undefined && preview === undefined) {
    const pointers = [...(await readPointers(store)).pointers.values()].map(({ pointer }) => pointer);
    const isWanted = (brand: string) => releases.some((release) => release.brand === brand);
    for (const { brand, by, problem } of await findServedDifferences(pointers, { folder, isWanted }))
      findings.push(verifyFinding("not-served", pointerKey(brand), `${by} ${problem}`));
  }
  return findings.toSorted((one, other) => (one.file < other.file ? -1 : 1));
}
