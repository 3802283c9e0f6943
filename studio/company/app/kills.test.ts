import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { desk, Kill, openDesk, Target } from "#tests/support/studio/DeskFixture.ts";
import { RemoteFixture } from "#tests/support/studio/RemoteFixture.ts";

let remote: RemoteFixture;
let target: Target;
let greetings = 0;
beforeAll(async () => {
  remote = await RemoteFixture.create();
  // The folder of publications uses the packages of a checkout that has the same ones.
  await remote.write("package-lock.json", "{}\n");
  await remote.pushed("Packages");
  target = new Target();
  const main = await remote.git("rev-parse", "HEAD");
  for (const brand of ["fjord", "vidde"]) target.live.set(brand, main);
});
afterAll(() => remote.close());

let opened: Awaited<ReturnType<typeof openDesk>> | undefined;
/** Starts a server, when the one before has ended. */
async function open(kill = new Kill()) {
  await opened?.close();
  opened = await openDesk(remote, { target, kill });
  return opened;
}
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const nextGreeting = () => `Hilsen ${(greetings += 1)}`;

/** Somebody else changes another brand on the main branch. */
async function mainMoves(): Promise<void> {
  await remote.git("pull", "-q", "--rebase", "origin", "main");
  const file = "tenants/vidde/tenant.jsonc";
  const text = await remote.git("show", `HEAD:${file}`);
  await remote.write(
    file,
    text.replace(/"heroTitle": "[^"]*"/, () => `"heroTitle": "${nextGreeting()}"`),
  );
  await remote.pushed("Another brand");
}

/** How often the main branch has something of a proposal. */
const merges = async (number: number): Promise<readonly string[]> =>
  (await remote.onRemote("log", "--first-parent", "--format=%H", `--grep=Forslagsnummer: ${number}$`, "main"))
    .split("\n")
    .filter(Boolean);
const onMain = (file: string) => remote.onRemote("show", `main:${file}`);

describe("A server that is killed while it publishes (spec: company-130)", () => {
  test.each([
    ["its branch has the newest main branch", "update"],
    ["the merge is made", "prepare"],
    ["it is noted that the merge is sent", "note merge"],
    ["the merge is sent", "send"],
    ["the releases are deployed", "run deploy"],
    ["it is noted that it is live", "note live"],
  ])("after %s: a new one goes on, and everything is done once", async (_, step) => {
    const kill = new Kill(step);
    const first = await open(kill);
    const title = nextGreeting();
    const { number, head } = await first.approved(title);
    await mainMoves();
    await first.desk.act(desk.per, number, { act: "publish", head });
    first.publishing.wake();
    await first.publishing.idle();
    expect(kill.isDead).toBe(true);

    const second = await open();
    second.publishing.wake();
    await second.publishing.idle();
    expect(second.complaints).toEqual([]);
    const { state } = second.desk.read(number);
    expect(state).toMatchObject({ kind: "live" });
    const [merge] = await merges(number);
    expect(await merges(number)).toHaveLength(1);
    expect(state).toMatchObject({ merge, approvals: [{ by: { id: "ola" }, commit: head }] });
    expect(await onMain("tenants/fjord/tenant.jsonc")).toContain(title);
    expect(target.live.get("fjord")).toBe(merge);
    expect(second.publications.ofBrand("fjord").filter(({ proposal }) => proposal === number)).toHaveLength(1);
    const rows = second.log.read(100).filter(({ event }) => event.kind === "proposalPublished");
    expect(rows.filter(({ event }) => "proposal" in event && event.proposal === number)).toHaveLength(1);
  });
});

describe("A server that is killed while it takes back (spec: company-130)", () => {
  test.each([
    ["the releases are rolled back", "run rollback"],
    ["the rollback is noted", "note revert"],
    ["the main branch has the commit that takes it back", "revert"],
  ])("after %s: a new one goes on, and everything is done once", async (_, step) => {
    const first = await open();
    const title = nextGreeting();
    const { number, head } = await first.approved(title);
    const before = target.live.get("fjord");
    await first.desk.act(desk.per, number, { act: "publish", head });
    first.publishing.wake();
    await first.publishing.idle();

    const kill = new Kill(step);
    const killed = await open(kill);
    await killed.desk.act(desk.per, number, { act: "takeBack", head });
    killed.publishing.wake();
    await killed.publishing.idle();
    expect(kill.isDead).toBe(true);

    const second = await open();
    second.publishing.wake();
    await second.publishing.idle();
    const { state } = second.desk.read(number);
    expect(state).toMatchObject({ kind: "takenBack" });
    const [revert] = await merges(number);
    expect(await merges(number)).toHaveLength(2);
    expect(state).toMatchObject({ revert });
    expect(await onMain("tenants/fjord/tenant.jsonc")).not.toContain(title);
    expect(target.live.get("fjord")).toBe(before);
  });
});
