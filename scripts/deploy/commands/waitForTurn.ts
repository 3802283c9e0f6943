import { setTimeout as sleep } from "node:timers/promises";
import { DeploymentRunning } from "../state/DeploymentRefused.ts";

/** How often a deployment that waits tries again, in ms. */
const pauseMs = 2000;

interface Waiting {
  /** How long it waits for another deployment to end. */
  readonly waitMs: number;
  /** Called once, with the message about the other deployment. */
  readonly onWaiting: (message: string) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/**
 * Runs a deployment or a rollback, after another one that runs.
 * @throws DeploymentRunning when the other one has not ended in time
 */
export async function waitForTurn<Result>(
  run: () => Promise<Result>,
  { waitMs, onWaiting, pause = sleep }: Waiting,
): Promise<Result> {
  for (let waited = 0; ; waited += pauseMs) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof DeploymentRunning) || waited + pauseMs > waitMs) throw error;
      if (waited === 0) onWaiting(error.message);
      await pause(pauseMs);
    }
  }
}
