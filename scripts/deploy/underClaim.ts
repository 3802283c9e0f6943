import { messageOf } from "#contract/messageOf.ts";
import type { BuiltRelease } from "./BuiltRelease.ts";
import type { EdgeFiles } from "./edge/EdgeFiles.ts";
import { movePointers, type PointerMove } from "./movePointers.ts";
import {
  DeploymentClaim,
  commandName,
  type Deployer,
  type Goal,
  type OpenCommand,
  type TakeOver,
} from "./state/DeploymentClaim.ts";
import { recordChanges } from "./record/changeRecord.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { readPointers, servedOf } from "./state/Pointer.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";
import type { IsAncestor } from "./utgave/commitOrder.ts";
import { writeUtgaver } from "./utgave/writeUtgaver.ts";

/** What every command needs that changes what visitors get. */
export interface ServingOptions {
  readonly deployer: Deployer;
  /** Makes the web server serve what the pointers name. When it fails, the web server is as before. */
  readonly publish?: () => Promise<void>;
  /** Path of the configuration of nginx that `publish` writes. */
  readonly nginx?: string;
  /** What the edge of a CDN reads besides the pointers. */
  readonly edge?: EdgeFiles;
  /** Which commit is newer (`commitOrder.ts`). Left out: the times of the commits alone decide. */
  readonly isAncestor?: IsAncestor;
  /** Called once another command is found to run. Left out: its claim is never taken over. */
  readonly takeOver?: TakeOver;
  /** Called with a line about a command before this one that did not come to its end. */
  readonly onCutOff?: (line: string) => void;
}

/** A command that has the claim of a target. */
export interface ServingRun {
  readonly claim: DeploymentClaim;
  /**
   * Looks at the command before, and must be called before anything is planned. When that one did not come to its end
   * and is the same as this one, this one has to reach its goal. When it is another one, what is served is made equal
   * to the pointers first.
   * @returns the goal that this command has to reach, or undefined
   * @throws DeploymentRefused when nginx must be made equal too, and the command is not told how
   */
  resume(isSame: (goal: Goal) => boolean): Promise<Goal | undefined>;
  /** Writes down what each brand is to serve, before anything is changed. {@link serve} does it too. */
  begin(moves: readonly PointerMove[]): Promise<void>;
  /**
   * Makes visitors get other releases: host names, what says which release is served, pointers, the web server, copies
   * of pages. Then the record of the target gets what was done.
   * @param built the folders that are deployed
   * @throws DeploymentRefused when another command has taken the claim over meanwhile
   */
  serve(store: DeploymentStore, moves: readonly PointerMove[], built?: readonly BuiltRelease[]): Promise<void>;
}

const notKnown: IsAncestor = () => Promise.resolve(undefined);

const nameOf = (command: OpenCommand) => `${commandName(command)} did not come to its end`;

/** Makes what visitors get equal to what the pointers name, and adds to the record what they know. */
async function healServed(store: DeploymentStore, { edge, publish, onCutOff }: ServingOptions): Promise<void> {
  try {
    await edge?.copyAllPages();
    await publish?.();
    await recordChanges(
      store,
      [...(await readPointers(store)).pointers.values()].map(({ pointer }) => pointer),
    );
  } catch (error) {
    // This command goes on: its own change may be what makes the web server accept the configuration again.
    onCutOff?.(`What is served could not be made equal to the pointers: ${messageOf(error)}`);
  }
}

/**
 * Runs a command that changes what visitors get, while no other one can. It can be cut off at any point: the same
 * command after it reaches its goal, and any other one makes what is served equal to the pointers first.
 * @param claimAt where the claim is taken: the top of the target, also for a preview
 * @param command the command with the options that say what is to be served
 * @throws DeploymentRunning when another command runs
 */
export async function underClaim<Result>(
  claimAt: DeploymentStore,
  command: string,
  options: ServingOptions,
  work: (run: ServingRun) => Promise<Result>,
): Promise<Result> {
  const { deployer, publish, nginx, edge, isAncestor = notKnown, takeOver, onCutOff } = options;
  const claim = await DeploymentClaim.take(claimAt, deployer, takeOver);
  const begin: ServingRun["begin"] = (moves) =>
    claim.begin({
      command,
      brands: Object.fromEntries(moves.map(({ after }) => [after.brand, servedOf(after)])),
      ...(nginx !== undefined && { nginx }),
    });
  const run: ServingRun = {
    claim,
    begin,
    resume: async (isSame) => {
      const { cutOff } = claim;
      if (cutOff === undefined) return undefined;
      const { goal } = cutOff;
      if (goal?.nginx !== undefined && nginx === undefined)
        throw new DeploymentRefused(
          `${nameOf(cutOff)}. Nothing was changed: give --nginx ${goal.nginx} with its options, so that nginx follows.`,
        );
      if (goal?.command === command && isSame(goal)) {
        onCutOff?.(`${nameOf(cutOff)}: this command ends it.`);
        return goal;
      }
      onCutOff?.(`${nameOf(cutOff)}: what is served is made equal to the pointers first.`);
      await healServed(claimAt, options);
      claim.end();
      return undefined;
    },
    serve: async (store, moves, built = []) => {
      await begin(moves);
      const changed = moves.filter(({ before, after }) => before?.pointer !== after);
      // A preview is not what customers get.
      const isProduction = store === claimAt;
      await edge?.beforePointers(moves);
      if (isProduction) await writeUtgaver(store, moves, { built, isAncestor });
      await movePointers(store, changed, publish);
      await edge?.afterPointers(moves);
      if (isProduction)
        await recordChanges(
          store,
          moves.map(({ after }) => after),
        );
    },
  };
  let result: Result;
  try {
    result = await work(run);
  } catch (error) {
    // The goal stays written down. Where that fails, the claim is seen to be that of a process that has ended.
    await claim.release().catch(() => undefined);
    throw error;
  }
  claim.end();
  await claim
    .release()
    .catch((error: unknown) =>
      onCutOff?.(
        `Everything is done, but deployment.json could not be written, so the next command takes this one for one that was cut off: ${messageOf(error)}`,
      ),
    );
  return result;
}
