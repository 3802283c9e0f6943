import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { desk, openDesk, Target } from "#tests/support/studio/DeskFixture.ts";
import { onFullDiskAt } from "#tests/support/studio/fullDisk.ts";
import { RemoteFixture } from "#tests/support/studio/RemoteFixture.ts";

let remote: RemoteFixture;
let target: Target;
let server: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  // A folder that cannot be put away is for the administrator.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  remote = await RemoteFixture.create();
  await remote.write("package-lock.json", "{}\n");
  await remote.pushed("Packages");
  target = new Target();
  target.live.set("fjord", await remote.git("rev-parse", "HEAD"));
  server = await openDesk(remote, { target });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  await remote.close();
});

async function restart(): Promise<void> {
  await server.close();
  server = await openDesk(remote, { target });
}

/** Somebody publishes a proposal. @param made what is done with that */
async function publish(number: number, made = (work: () => Promise<void>) => work()): Promise<void> {
  await server.desk.act(desk.per, number, { act: "publish", head: server.desk.read(number).head });
  await made(async () => {
    server.publishing.wake();
    await server.publishing.idle();
  });
}

const onMain = () => remote.onRemote("rev-parse", "main");
const mergesOf = async (number: number) =>
  (await remote.onRemote("log", "--first-parent", "--format=%H", `--grep=Forslagsnummer: ${number}$`, "main"))
    .split("\n")
    .filter(Boolean);

/** What the page, the main branch and the customers have is one story. */
async function expectTrue(number: number, before: string): Promise<void> {
  const { state } = server.desk.read(number);
  const [main, live] = [await onMain(), target.live.get("fjord")];
  if (state.kind === "live") return expect([main, live]).toEqual([state.merge, state.merge]);
  expect(state).toMatchObject({ kind: "approved", failed: { reason: "disk-full" } });
  expect(live).toBe(before);
  // What the main branch has and customers have not is said.
  if (main !== before) expect(state).toMatchObject({ failed: { merge: main } });
  return undefined;
}

/** A proposal, and the main branch before it. */
async function approved(title: string) {
  const [{ number }, before] = [await server.approved(title), await onMain()];
  await server.sender.send(number);
  return { number, before };
}

const failedStep = (number: number): string | undefined => {
  const { state } = server.desk.read(number);
  return state.kind === "approved" ? state.failed?.step : undefined;
};

describe("A disk that is full in the middle of a publication (spec: company-211)", { timeout: 120_000 }, () => {
  test("at each write of git: nothing is half live, the page says why, and once there is room it is published once", async () => {
    const failed: (string | undefined)[] = [];
    let { number, before } = await approved("Hei");
    // Until there are fewer writes than that.
    for (let [at, writes] = [1, 1]; at <= writes + 1; at += 1) {
      // Some writes are not needed: then it is live, and the next one goes on.
      if (server.desk.read(number).state.kind === "live") ({ number, before } = await approved(`Hei ${at}`));
      await publish(number, async (work) => {
        writes = await onFullDiskAt(remote.folder, at, work);
      });
      await expectTrue(number, before);
      failed.push(failedStep(number));
      if (failed.at(-1) !== failed.at(-2)) await restart();
      await expectTrue(number, before);
    }
    expect(failed).toEqual(expect.arrayContaining(["prepare", "merge"]));
    if (failed.at(-1) !== undefined) await publish(number);
    expect(server.desk.read(number).state.kind).toBe("live");
    expect(await mergesOf(number)).toHaveLength(1);
  });

  test("in each command: the same", async () => {
    const { number, before } = await approved("God dag");
    for (const command of ["releases", "validate", "build", "verify", "deploy"]) {
      target.onCommand = (name) =>
        name === command ? Promise.reject(new Error("ENOSPC: no space left on device, write")) : Promise.resolve();
      await publish(number);
      await expectTrue(number, before);
      expect(failedStep(number)).toBe(command === "releases" ? "prepare" : command);
    }
    target.onCommand = () => Promise.resolve();
    await restart();
    await expectTrue(number, before);
    await publish(number);
    expect(server.desk.read(number).state.kind).toBe("live");
    await expectTrue(number, before);
    expect(await mergesOf(number)).toHaveLength(1);
  });
});
