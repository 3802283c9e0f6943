import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { desk, deskConfig, Hosts, Kill, openDesk } from "#tests/support/studio/DeskFixture.ts";
import { RemoteFixture } from "#tests/support/studio/RemoteFixture.ts";

let template: RemoteFixture;
let remote: RemoteFixture;
let hosts: Hosts;
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());
beforeEach(async () => {
  remote = await template.copy();
  hosts = new Hosts(remote);
  await hosts.publish();
});

let opened: Awaited<ReturnType<typeof openDesk>> | undefined;
/** Starts a server, when the one before has ended. */
async function open(kill = new Kill()) {
  await opened?.close();
  const publish = { ...deskConfig.publish, rollback: ["rollback", "{brand}"] };
  // Hosts are asked again at each look.
  let now = Date.now();
  opened = await openDesk(remote, { hosts, kill, config: { publish }, now: () => (now += 10_000) });
  return opened;
}
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  await remote.close();
});
type Server = Awaited<ReturnType<typeof open>>;

/** Looks for work, often enough for everything that can be done. */
async function look({ publishing }: Server): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    publishing.wake();
    await publishing.idle();
  }
}

/** Somebody else changes another brand on the main branch. */
async function mainMoves(): Promise<void> {
  await remote.git("pull", "-q", "--rebase", "origin", "main");
  await remote.replace("tenants/vidde/tenant.jsonc", "Godt å ha deg her", "Velkommen");
  await remote.pushed("Another brand");
}

/** The commits of the main branch that name a proposal, from the newest. */
const commitsOf = async (number: number): Promise<readonly string[]> =>
  (await remote.onRemote("log", "--first-parent", "--format=%H", `--grep=Forslagsnummer: ${number}$`, "main"))
    .split("\n")
    .filter(Boolean);
const onMain = (file: string) => remote.onRemote("show", `main:${file}`);

describe("A server that is killed while it publishes", () => {
  test.each([
    ["its branch has the newest main branch", "update"],
    ["the merge is made", "prepare"],
    ["it is noted that the merge is sent", "note merge"],
    ["the merge is sent", "send"],
    ["it is noted that the main branch has it", "note merged"],
    ["it is noted that it is live", "note live"],
  ])("after %s: a new one goes on, and everything is done once", async (_, step) => {
    const first = await open(new Kill(step));
    const { number, head } = await first.approved("Hei");
    await mainMoves();
    await first.desk.act(desk.per, number, { act: "publish", head });
    await look(first);
    await hosts.publish();
    await look(first);

    const second = await open();
    await look(second);
    await hosts.publish();
    await look(second);
    expect(second.complaints).toEqual([]);
    const { state } = second.desk.read(number);
    expect(state).toMatchObject({ kind: "live" });
    const [merge] = await commitsOf(number);
    expect(await commitsOf(number)).toHaveLength(1);
    expect(state).toMatchObject({ merge, approvals: [{ by: { id: "ola" }, commit: head }] });
    expect(await onMain("tenants/fjord/tenant.jsonc")).toContain("Hei");
    for (const kind of ["proposalMerged", "proposalPublished"])
      expect(second.log.read(100).filter(({ event }) => event.kind === kind)).toHaveLength(1);
  });
});

describe("A server that is killed while it takes back", () => {
  test.each([
    ["it is noted that the former release is asked for", "note rollback rollback"],
    ["the former release is there", "run rollback"],
    ["the rollback is noted", "note rollback revert"],
    ["the main branch has the commit that takes it back", "revert"],
    ["that is noted", "note reverted"],
  ])("after %s: a new one goes on, and everything is done once", async (_, step) => {
    const first = await open();
    const before = hosts.served.get("fjord")?.release;
    const { number, head } = await first.approved("Hei");
    await first.desk.act(desk.per, number, { act: "publish", head });
    await look(first);
    await hosts.publish();
    await look(first);
    expect(first.desk.read(number).state.kind).toBe("live");

    const killed = await open(new Kill(step));
    await killed.desk.act(desk.per, number, { act: "takeBack", head });
    await look(killed);

    const second = await open();
    await look(second);
    await hosts.publish();
    await look(second);
    const { state } = second.desk.read(number);
    expect(state).toMatchObject({ kind: "takenBack" });
    const [revert] = await commitsOf(number);
    expect(await commitsOf(number)).toHaveLength(2);
    expect(state).toMatchObject({ revert });
    expect(await onMain("tenants/fjord/tenant.jsonc")).not.toContain("Hei");
    expect(hosts.served.get("fjord")?.release).toBe(before);
    expect(hosts.commands.length).toBeLessThanOrEqual(1);
  });
});
