import { setTimeout as sleep } from "node:timers/promises";
import type { BuiltRelease } from "./BuiltRelease.ts";
import type { PointerMove } from "./movePointers.ts";
import { removeUnkeptMaps, sendMaps } from "./keptMaps.ts";
import { removeUnkeptFiles } from "./removeUnkeptFiles.ts";
import { sendRelease, type Sent } from "./sendRelease.ts";
import { damagedPointer, type Pointers, readPointers, type Served } from "./state/Pointer.ts";
import { afterDeployment, isTakenBack, nextNumber } from "./state/pointerSteps.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";
import { type ServingOptions, underClaim } from "./underClaim.ts";

/** What is to be deployed, and for whom. */
export interface DeploymentPlan {
  /** Percent of the visitors who get the new releases: 1 to 100. */
  readonly share: number;
  /** How many releases of a brand are kept. */
  readonly keep: number;
  /** Whether a release that was taken back from a brand is deployed to it again. */
  readonly isAgain?: boolean;
}

export interface DeployOptions extends ServingOptions, DeploymentPlan {
  /** For a preview: its name, and where the claim is taken. Default: production, where the releases are deployed to. */
  readonly preview?: { readonly name: string; readonly claimAt: DeploymentStore };
  /** Called once no other deployment can run, before anything is sent. */
  readonly claimed?: () => Promise<void>;
  /** Called after each brand whose files are at the target. */
  readonly onSent?: (brand: string, done: number, sent: Readonly<Sent>) => void;
}

/** Brands that a deployment leaves as they are. */
export interface LeftOut {
  /** Their release was taken back from them. */
  readonly takenBack: readonly string[];
  /** Their pointer cannot be read. */
  readonly damaged: readonly string[];
}

export interface Deployment extends Readonly<Sent>, LeftOut {
  /** Brands whose visitors get something else. */
  readonly changed: readonly string[];
  /** Files of old releases that were removed. */
  readonly removed: number;
}

/** Which releases a deployment brings, and which it leaves out. */
export function chooseReleases(
  { pointers, damaged }: Pointers,
  releases: readonly BuiltRelease[],
  isAgain = false,
): LeftOut & { readonly chosen: readonly BuiltRelease[] } {
  const isDamaged = ({ brand }: BuiltRelease) => damaged.includes(brand);
  const isLeft = ({ brand, id }: BuiltRelease) => !isAgain && isTakenBack(pointers.get(brand)?.pointer, id);
  const namesOf = (some: readonly BuiltRelease[]) => some.map(({ brand }) => brand);
  return {
    chosen: releases.filter((release) => !isDamaged(release) && !isLeft(release)),
    takenBack: namesOf(releases.filter(isLeft)),
    damaged: namesOf(releases.filter(isDamaged)),
  };
}

/** How the pointers change with a deployment. */
export function planDeployment(
  { pointers }: Pointers,
  releases: readonly BuiltRelease[],
  { share, keep }: DeploymentPlan,
  change: { readonly at: string; readonly by: string },
): readonly PointerMove[] {
  const number = nextNumber(pointers.values());
  return releases.map(({ brand, id, digest, code, commit, isModified }) => {
    const before = pointers.get(brand);
    const release = {
      id,
      digest,
      code,
      number,
      ...(commit !== undefined && { commit }),
      ...(isModified && { isModified }),
    };
    return { before, after: afterDeployment(brand, before?.pointer, { release, share, keep, ...change }) };
  });
}

/**
 * Waits until a second is over. A web server distinguishes two pages of one size by the second in which they
 * were written.
 */
async function waitForSecondAfter(time: string | undefined, now: () => Date): Promise<void> {
  const end = time === undefined ? 0 : (Math.floor(Date.parse(time) / 1000) + 1) * 1000;
  const left = end - now().getTime();
  if (left > 0 && left <= 1000) await sleep(left);
}

/** Whether visitors are to get a release, all of them or some. */
const isGoal = ({ release, canary }: Served, { id }: BuiltRelease) => (canary?.release ?? release) === id;

/** The command, for the goal that it writes down. */
const commandOf = ({ share, preview }: DeployOptions): string =>
  ["deploy", ...(preview ? [`--preview ${preview.name}`] : []), ...(share < 100 ? [`--share ${share}`] : [])].join(" ");

/**
 * Deploys finished folders: chunks and pages of all brands first, then the pointers, then the web server. It can be cut
 * off at any point: what is served is whole, and the next run goes on.
 * @throws DeploymentRefused when another deployment runs or was faster, or no brand can be deployed
 */
export function deployReleases(
  store: DeploymentStore,
  releases: readonly BuiltRelease[],
  options: DeployOptions,
): Promise<Deployment> {
  const { deployer, preview, isAgain, claimed, onSent } = options;
  return underClaim(preview?.claimAt ?? store, commandOf(options), options, async (run) => {
    await run.resume(({ brands }) =>
      Object.entries(brands).every(([brand, served]) =>
        releases.some((one) => one.brand === brand && isGoal(served, one)),
      ),
    );
    await claimed?.();
    const found = await readPointers(store);
    const { chosen, takenBack, damaged } = chooseReleases(found, releases, isAgain);
    const [unreadable] = damaged;
    if (chosen.length === 0 && unreadable !== undefined) throw damagedPointer(unreadable);
    const plan = () => planDeployment(found, chosen, options, { at: deployer.now().toISOString(), by: deployer.by });
    await run.begin(plan());
    const sent: Sent = { files: 0, bytes: 0, known: 0 };
    for (const [at, release] of chosen.entries()) {
      const before = found.pointers.get(release.brand)?.pointer;
      if (before?.release !== release.id) await waitForSecondAfter(before?.changes[0]?.at, deployer.now);
      await sendRelease(store, release, run.claim, sent);
      onSent?.(release.brand, at + 1, sent);
    }
    await sendMaps(store, chosen, { claim: run.claim, sent });
    // Planned again: the time of a change is that after its files were written.
    const moves = plan();
    await run.serve(store, moves, chosen);
    let removed = 0;
    for (const { after } of moves) {
      await run.claim.renew();
      removed += await removeUnkeptFiles(store, after);
    }
    if (removed > 0) removed += await removeUnkeptMaps(store);
    const changed = moves.filter(({ before, after }) => before?.pointer !== after);
    return { ...sent, changed: changed.map(({ after }) => after.brand), takenBack, damaged, removed };
  });
}
