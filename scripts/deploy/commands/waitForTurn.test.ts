import { describe, expect, test } from "vitest";
import { DeploymentRefused, DeploymentRunning } from "../state/DeploymentRefused.ts";
import { waitForTurn } from "./waitForTurn.ts";

/** Runs a deployment that is refused some times, and counts the pauses in between. */
async function run(refusals: number, waitMs: number, refusal = new DeploymentRunning("by ola")) {
  const [said, pauses]: [string[], number[]] = [[], []];
  let left = refusals;
  const result = await waitForTurn(() => (left-- > 0 ? Promise.reject(refusal) : Promise.resolve("deployed")), {
    waitMs,
    onWaiting: (message) => said.push(message),
    pause: async (ms) => void pauses.push(ms),
  }).catch((error: unknown) => error);
  return { result, said, pauses: pauses.length };
}

describe("deploy --wait and rollback --wait", () => {
  test("a deployment that comes second waits, and says once for whom", async () => {
    expect(await run(3, 60_000)).toEqual({ result: "deployed", said: ["by ola"], pauses: 3 });
  });

  test("waits at most as long as --wait says, and not at all without it", async () => {
    expect(await run(3, 4000)).toMatchObject({ result: new DeploymentRunning("by ola"), pauses: 2 });
    expect(await run(3, 0)).toMatchObject({ result: new DeploymentRunning("by ola"), said: [], pauses: 0 });
  });

  test("any other refusal ends the wait at once", async () => {
    const refusal = new DeploymentRefused("no earlier release");
    expect(await run(1, 60_000, refusal)).toMatchObject({ result: refusal, pauses: 0 });
  });
});
