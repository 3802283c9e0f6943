import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { desk, Hosts, openDesk } from "#studio/test/support/DeskFixture.ts";
import { onFullDisk } from "#studio/test/support/fullDisk.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";

let remote: RemoteFixture;
beforeAll(async () => {
  // A folder that cannot be put away is for the administrator.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  remote = await RemoteFixture.create();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await remote.close();
});

test("a disk that is full when the merge is made: the page says why, and once there is room it is merged once", async () => {
  const hosts = new Hosts(remote);
  await hosts.publish();
  const server = await openDesk(remote, { hosts });
  const { number, head } = await server.approved("Hei");
  const publish = async () => {
    await server.desk.act(desk.per, number, { act: "publish", head });
    server.publishing.wake();
    await server.publishing.idle();
    return server.desk.read(number).state;
  };
  const before = await remote.onRemote("rev-parse", "main");
  expect(await onFullDisk(remote.folder, "commit-tree", publish)).toMatchObject({
    kind: "approved",
    failed: { reason: "disk-full" },
  });
  expect(await remote.onRemote("rev-parse", "main")).toBe(before);
  expect(await publish()).toMatchObject({ kind: "merged", merge: await remote.onRemote("rev-parse", "main") });
  const merges = await remote.onRemote("log", "--first-parent", "--format=%H", `${before}..main`);
  expect(merges.split("\n")).toHaveLength(1);
  await server.close();
});
