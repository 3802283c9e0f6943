import { beforeEach, describe, expect, test } from "vitest";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import { DeploymentClaim, type Deployer, type Goal, readOpenCommand } from "./DeploymentClaim.ts";
import { DeploymentRefused, DeploymentRunning } from "./DeploymentRefused.ts";
import { thisProcess } from "./ProcessIdentity.ts";

const now = new Date("2026-11-24T12:00:00Z");
const own = thisProcess();
const deployer: Deployer = { ...own, by: "kari", now: () => now };
const goal: Goal = { command: "rollback", brands: { sb1: { release: "a1" } } };

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});

const claimOf = (minutes: number, more: object) =>
  JSON.stringify({
    schemaVersion: 1,
    state: "running",
    by: "ola",
    ...own,
    at: new Date(now.getTime() - minutes * 60_000).toISOString(),
    ...more,
  });
const put = (text: string) => store.put("deployment.json", new TextEncoder().encode(text));
const stateOf = async () => {
  const stored = await store.get("deployment.json");
  return JSON.parse(new TextDecoder().decode(stored?.bytes)) as { readonly state: string; readonly goal?: Goal };
};

const day = 24 * 60;
const elsewhere = { host: "ci-7", machine: "another start" };
/** A version that wrote neither machine nor start. */
const earlier = { machine: undefined, started: undefined };

describe("The claim of another command", () => {
  test.each([
    ["a process of this machine that runs", 0, {}],
    ["another machine", 9, elsewhere],
    ["a container with the same host name, whose numbers are its own", 9, { machine: "another start", pid: 2 }],
    ["a version that wrote no start", 9, earlier],
    ["a clock that is some minutes ahead", -9, elsewhere],
  ])("is respected when it is of %s", async (_, minutes, more) => {
    await put(claimOf(minutes, more));
    await expect(DeploymentClaim.take(store, deployer)).rejects.toThrow(DeploymentRunning);
    expect(await readOpenCommand(store, now)).toMatchObject({ by: "ola", isRunning: true });
  });

  test.each([
    ["a process that has ended", 0, { pid: 4_194_305 }],
    ["a process whose number another one has now", 0, { pid: 1 }],
    ["a process whose number is that of this command", 0, { started: "1" }],
    ["a process of this machine that has said nothing for long", 11, {}],
    ["another machine that has said nothing for long", 11, elsewhere],
    ["a version that wrote no start, with the number of another process", 2 * day, { ...earlier, pid: 1 }],
    ["a clock that is a day ahead", -day, elsewhere],
    ["a time that is none", Number.NaN, { at: "soon" }],
  ])("ends when it is of %s", async (_, minutes, more) => {
    await put(claimOf(Number.isNaN(minutes) ? 0 : minutes, more));
    expect(await readOpenCommand(store, now)).toMatchObject({ by: "ola", isRunning: false });
    const claim = await DeploymentClaim.take(store, deployer);
    expect(claim.cutOff).toMatchObject({ by: "ola" });
    await claim.release();
    expect((await stateOf()).state).toBe("done");
  });

  test("is taken over when that is wanted, which names whose it was, and the other command stops", async () => {
    const other = await DeploymentClaim.take(store, { ...deployer, ...elsewhere, by: "ola" });
    const asked: string[] = [];
    const answer = (isTaken: boolean) => async (whose: string) => {
      asked.push(whose);
      return isTaken;
    };
    await expect(DeploymentClaim.take(store, deployer, answer(false))).rejects.toThrow("Another deployment is running");
    const claim = await DeploymentClaim.take(store, deployer, answer(true));
    expect(asked).toEqual(Array(2).fill(`by ola on ci-7, process ${own.pid}, at ${now.toISOString()}`));
    await expect(other.begin(goal)).rejects.toThrow(DeploymentRefused);
    await other.release();
    expect((await stateOf()).state).toBe("running");
    await claim.release();
  });
});

describe("The goal of a command", () => {
  test("is there from before its first change until it is reached", async () => {
    const claim = await DeploymentClaim.take(store, deployer);
    await claim.begin(goal);
    expect((await stateOf()).goal).toEqual(goal);
    claim.end();
    await claim.release();
    expect([(await stateOf()).goal, await readOpenCommand(store, now)]).toEqual([undefined, undefined]);
  });

  test("stays after a failure, and is known to the next command", async () => {
    const claim = await DeploymentClaim.take(store, deployer);
    await claim.begin(goal);
    await claim.release();
    expect(await readOpenCommand(store, now)).toEqual({
      by: "kari",
      host: own.host,
      at: now.toISOString(),
      goal,
      isRunning: false,
    });
    const next = await DeploymentClaim.take(store, deployer);
    expect([next.cutOff?.goal, (await stateOf()).goal]).toEqual([goal, goal]);
    await next.release();
  });
});
