import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localSite } from "#studio/document/addresses/StudioSite.ts";
import type { AskedValue } from "#studio/server/brands/decidingValue.ts";
import { desk, Hosts, openDesk } from "#studio/test/support/DeskFixture.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import type { Person } from "../identity/Person.ts";
import { everyBrand } from "../records/proposals/proposalsFound.ts";
import { Origins } from "./Origins.ts";
import { rebuildRecords } from "../records/rebuildRecords.ts";
import { Workshops } from "./Workshops.ts";

let remote: RemoteFixture;
let server: Awaited<ReturnType<typeof openDesk>>;
let workshops: Workshops;

/** Opens the server over what is there. */
async function start(): Promise<void> {
  server = await openDesk(remote, { hosts, now: () => (clock += 30_000) });
  const { repository, records, database } = server;
  const addressOf = (number: number) => `https://forslag${number}.studio.example`;
  const origins = new Origins({ repository, records, main: (viewer) => workshops.main(viewer), addressOf });
  workshops = new Workshops({
    site: () => localSite(8010),
    repository,
    database,
    compilation: { ...madeUpCompilation, packages: [] },
    proposalAddress: "https://studio.example/",
    originsOf: (work, viewer) => origins.of(work, viewer),
    titleOf: (number) => server.desk.read(number).title,
    personNow: (person) => Object.values(desk).find(({ id }) => id === person.id) ?? desk.kari,
    requireEditable: (number) => server.desk.requireEditable(number),
    onCommit: (number) => server.desk.noteCommit(number),
  });
}

let hosts: Hosts;
let clock = Date.now();
beforeAll(async () => {
  remote = await RemoteFixture.create();
  hosts = new Hosts(remote);
  await hosts.publish();
  await start();
});
afterAll(async () => {
  await server.close();
  await remote.close();
});

const reader: Person = { id: "rita", name: "Rita", email: "", grants: [{ role: "reader", brands: ["fjord"] }] };
const heroTitle: AskedValue = { kind: "descriptor", path: ["marketing", "heroTitle"] };

/** What a place of the studio says to somebody. */
async function originOf(work: number | "main", asked = heroTitle, person: Person = desk.kari) {
  const viewer = { kind: "person", person } as const;
  const workshop = work === "main" ? await workshops.main(viewer) : await workshops.proposal(work, viewer);
  return workshop.past.origin("fjord", asked);
}

/** The studio does what it has to do, and the CI publishes the main branch. */
async function goneOn(): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    server.publishing.wake();
    await server.publishing.idle();
    await hosts.publish();
  }
}

async function published(title: string): Promise<number> {
  const { number, head } = await server.approved(title);
  await server.desk.act(desk.per, number, { act: "publish", head });
  await goneOn();
  expect(server.desk.read(number).state.kind).toBe("live");
  return number;
}

/** A developer pushes a title, in a commit that names a proposal. */
async function pushedTitle(title: string, trailers = ""): Promise<void> {
  await remote.git("pull", "-q", "origin", "main");
  await remote.replace("tenants/fjord/tenant.jsonc", '"heroTitle": "', `"heroTitle": "${title} `);
  await remote.pushed(`Title${trailers}`);
  await server.repository.fetch();
}

describe("Who changed a value in a company", () => {
  test("in a proposal: its number alone, then who approved it; live: since when; taken back: since that", async () => {
    const { number, head } = await server.proposed("God dag");
    const by = { kind: "known", by: "Kari", proposal: { number, title: "God dag" } };
    const draft = await originOf(number);
    expect(draft).toMatchObject(by);
    expect(Object.keys(draft)).not.toContain("approvedBy");
    expect(await originOf("main")).toMatchObject({ by: "Dag Utvikler" });
    await server.desk.act(desk.kari, number, { act: "ask", head });
    expect(Object.keys(await originOf(number))).not.toContain("approvedBy");
    await server.desk.act(desk.ola, number, { act: "approve", head });
    expect(await originOf(number)).toMatchObject({ ...by, approvedBy: ["Ola"] });
    expect(Object.keys(await originOf(number))).not.toContain("liveSince");

    await server.desk.act(desk.per, number, { act: "publish", head });
    await goneOn();
    const live = server.desk.read(number);
    const at = live.state.kind === "live" ? live.state.at : "";
    const address = `https://forslag${number}.studio.example/`;
    const proposal = { number, title: "God dag", address };
    expect(await originOf("main")).toMatchObject({ by: "Kari", proposal, approvedBy: ["Ola"], liveSince: at });
    expect(Object.keys(await originOf("main", { kind: "descriptor", path: ["name"] }))).toEqual([
      "kind",
      "since",
      "by",
    ]);

    await server.desk.act(desk.per, number, { act: "takeBack", head: live.head });
    await goneOn();
    const { state } = server.desk.read(number);
    const liveSince = state.kind === "takenBack" ? state.at : "";
    const back = await originOf("main");
    expect(back).toMatchObject({ by: "Per", isTakenBack: true, proposal, liveSince });
    expect(Object.keys(back)).not.toContain("approvedBy");
  });

  test("a commit that only names a proposal was not approved with it", async () => {
    const number = await published("Velkommen inn");
    expect(await originOf("main")).toMatchObject({ approvedBy: ["Ola"] });
    await pushedTitle("Nei", `\n\nForslag: Ny\nForslagsnummer: ${number}`);
    const forged = await originOf("main");
    expect(forged).toMatchObject({ by: "Dag Utvikler", proposal: { number } });
    expect(Object.keys(forged)).not.toContain("approvedBy");
    expect(Object.keys(forged)).not.toContain("liveSince");

    // Where CI has made one commit of the proposal, it is that.
    const record = server.desk.read(number);
    if (record.state.kind !== "live") throw new Error("It is not live.");
    const squashed = { ...record.state, merge: await remote.git("rev-parse", "HEAD") };
    server.records.update(record, { state: squashed });
    expect(await originOf("main")).toMatchObject({ approvedBy: ["Ola"], liveSince: squashed.at });
  });

  test.each([
    ["a title", "Som hos Vidde", "Forslag for flere merker"],
    ["a title without", "Som hos alle", "Som hos alle"],
  ])("%s of a proposal that names a hidden brand is not shown", async (_, title, shown) => {
    const number = await published(title);
    expect(await originOf("main", heroTitle, reader)).toMatchObject({ proposal: { number, title: shown } });
    expect(await originOf("main")).toMatchObject({ proposal: { number, title } });
  });

  test("a proposal that somebody may not see is not named, and neither is a hidden brand by an author", async () => {
    const hidden = await server.desk.create(desk.kari, "Bare for andre");
    server.records.update(server.records.read(hidden.number, everyBrand) ?? hidden, { brands: ["vidde"] });
    await pushedTitle("Hei", `\n\nForslag: Bare for andre\nForslagsnummer: ${hidden.number}`);
    expect(await originOf("main", heroTitle, reader)).toEqual({
      kind: "known",
      since: expect.any(String) as string,
      by: "Dag Utvikler",
    });
    expect(await originOf("main")).toMatchObject({ proposal: { number: hidden.number } });
    await pushedTitle("Så", "\n\nForslag: Viddes egen\nForslagsnummer: 999");
    expect(JSON.stringify(await originOf("main", heroTitle, reader))).not.toContain("Vidde");
    expect(await originOf("main")).toMatchObject({ proposal: { number: 999, title: "Viddes egen" } });
    await remote.replace("tenants/fjord/tenant.jsonc", '"heroTitle": "', '"heroTitle": "Ny ');
    await remote.git("commit", "-aqm", "Title", "--author", "Vidde Robot <r@bank.example>");
    await remote.git("push", "-q", "origin", "HEAD:main");
    await server.repository.fetch();
    expect(await originOf("main", heroTitle, reader)).toMatchObject({ by: "noen andre" });
    expect(await originOf("main")).toMatchObject({ by: "Vidde Robot" });
  });

  test("when the database was lost, commits still say the proposal and who made it", async () => {
    const number = await published("God kveld");
    server.database.exec("DELETE FROM served; DELETE FROM proposal");
    const proposal = { number, title: "God kveld" };
    expect(await originOf("main")).toEqual({
      kind: "known",
      since: expect.any(String) as string,
      by: "Kari",
      proposal,
    });
    await rebuildRecords(server.repository, server.records);
    expect(await originOf("main")).toMatchObject({ by: "Kari", proposal });
  });
});
