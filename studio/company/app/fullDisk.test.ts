import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { desk, Hosts, openDesk } from "#tests/support/studio/DeskFixture.ts";
import { onFullDiskAt } from "#tests/support/studio/fullDisk.ts";
import { RemoteFixture } from "#tests/support/studio/RemoteFixture.ts";

let remote: RemoteFixture;
let hosts: Hosts;
let server: Awaited<ReturnType<typeof openDesk>>;
let now = Date.now();
const open = () => openDesk(remote, { hosts, now: () => now });
beforeAll(async () => {
  // A folder that cannot be put away is for the administrator.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  remote = await RemoteFixture.create();
  hosts = new Hosts(remote);
  await hosts.publish();
  server = await open();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  await remote.close();
});

async function restart(): Promise<void> {
  await server.close();
  server = await open();
}

async function look(): Promise<void> {
  now += 61_000;
  server.publishing.wake();
  await server.publishing.idle();
}

const state = (number: number) => server.desk.read(number).state;
const onMain = () => remote.onRemote("rev-parse", "main");
const mergesOf = async (number: number) =>
  (await remote.onRemote("log", "--first-parent", "--format=%H", `--grep=Forslagsnummer: ${number}$`, "main"))
    .split("\n")
    .filter(Boolean);

/** What the page says and what the main branch has is one story. */
async function expectTrue(number: number, before: string): Promise<void> {
  const { kind } = state(number);
  const main = await onMain();
  if (kind === "merged") expect(state(number)).toMatchObject({ merge: main });
  else if (kind === "approved") expect(state(number)).toMatchObject({ failed: { reason: "disk-full" } });
  else expect(kind).toBe("merging");
  // What is on its way may be there already: it is looked for before anything else is done.
  if (kind === "approved") expect(main).toBe(before);
}

/** A proposal, and the main branch before it. */
async function approved(title: string) {
  const [{ number }, before] = [await server.approved(title), await onMain()];
  await server.sender.send(number);
  return { number, before };
}

describe("A disk that is full in the middle of a publication", { timeout: 120_000 }, () => {
  test("at each write of git: nothing is half done, the page says why, and once there is room it is merged once", async () => {
    const failed: string[] = [];
    let { number, before } = await approved("Hei");
    // Until there are fewer writes than that.
    for (let [at, writes] = [1, 1]; at <= writes + 1; at += 1) {
      // Some writes are not needed: then it is merged, and the next one goes on.
      if (state(number).kind === "merged") ({ number, before } = await approved(`Hei ${at}`));
      if (state(number).kind === "approved")
        await server.desk.act(desk.per, number, { act: "publish", head: server.desk.read(number).head });
      writes = await onFullDiskAt(remote.folder, at, look);
      await expectTrue(number, before);
      failed.push(state(number).kind);
      if (failed.at(-1) !== failed.at(-2)) await restart();
      await expectTrue(number, before);
    }
    expect(failed).toContain("approved");
    if (state(number).kind === "approved")
      await server.desk.act(desk.per, number, { act: "publish", head: server.desk.read(number).head });
    await look();
    expect(state(number).kind).toBe("merged");
    expect(await mergesOf(number)).toHaveLength(1);
  });
});
