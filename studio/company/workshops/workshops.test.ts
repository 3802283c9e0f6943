import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { localSite } from "#studio/document/addresses/StudioSite.ts";
import { apiOver } from "#studio/test/support/apiOver.ts";
import { desk, openDesk } from "#studio/test/support/DeskFixture.ts";
import { onFullDisk } from "#studio/test/support/fullDisk.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import type { Person } from "../identity/Person.ts";
import { ProposalDrafts } from "../records/proposals/ProposalDrafts.ts";
import { proposalOf } from "../proposals/describeRecord.ts";
import { studioItself } from "../identity/Viewer.ts";
import { sightOf } from "../proposals/Sight.ts";
import { Workshops } from "./Workshops.ts";

let remote: RemoteFixture;
let server: Awaited<ReturnType<typeof openDesk>>;
let workshops: Workshops;
/** Two at least, and never more than four. */
const most = { proposals: 2, previews: 2 };
beforeEach(async () => {
  remote = await RemoteFixture.create();
  await remote.write("package-lock.json", "{}\n");
  await remote.pushed("Packages");
  server = await openDesk(remote);
  workshops = new Workshops({
    site: () => localSite(8010),
    repository: server.repository,
    database: server.database,
    compilation: { ...madeUpCompilation, packages: [] },
    proposalAddress: "https://studio.example/",
    originsOf: () => async () => ({ kind: "unknown" }),
    titleOf: (number) => server.desk.read(number).title,
    personNow: (person) => Object.values(desk).find(({ id }) => id === person.id) ?? desk.kari,
    requireEditable: (number) => server.desk.requireEditable(number),
    onCommit: (number) => server.desk.noteCommit(number),
    most,
  });
});
afterEach(async () => {
  await server.close();
  await remote.close();
});

const as = (person: Person) => ({ kind: "person", person }) as const;

/** The calls of the page of a proposal, as somebody makes them. */
function callsOf(number: number) {
  return async (person: Person, method: string, path: string, sent?: object) => {
    const body = sent === undefined ? undefined : JSON.stringify(sent);
    const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body ?? "")) };
    const request = new Request(`http://x${path}`, { method, headers, ...(body !== undefined && { body }) });
    const answer = await apiOver(await workshops.proposal(number, as(person))).fetch(request);
    return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
  };
}

/** Somebody has typed a title of the first page, and not saved it. */
async function typed(number: number, title: string) {
  const call = callsOf(number);
  const path = "/brands/fjord/document";
  const { body: document } = await call(desk.kari, "GET", path);
  const texts = document["texts"] as { readonly descriptor: string };
  const descriptor = texts.descriptor.replace("Godt å ha deg her", title);
  const changed = await call(desk.kari, "PUT", path, {
    revision: document["revision"],
    texts: { ...texts, descriptor },
  });
  expect(changed.status).toBe(200);
  const draft = () => new ProposalDrafts(server.database, number).read("fjord")?.texts.descriptor;
  const save = (person: Person) => call(person, "POST", "/brands/fjord/save", { revision: changed.body["revision"] });
  return { save, draft };
}

describe("A save that does not succeed", () => {
  test("on a full disk the draft has the text, the page is told of the disk, and a later save succeeds", async () => {
    const { number, head } = await server.desk.create(desk.kari, "Hei");
    const { save, draft } = await typed(number, "God dag");
    const full = await onFullDisk(remote.folder, "commit", () => save(desk.kari));
    expect(full).toEqual({ status: 507, body: { refused: "disk-full" } });
    expect(draft()).toContain("God dag");
    expect(server.desk.read(number).head).toBe(head);
    expect((await save(desk.kari)).status).toBe(200);
    expect(server.desk.read(number).head).not.toBe(head);
  });

  test("when the commit cannot be noted, the same save notes it", async () => {
    const { number } = await server.desk.create(desk.kari, "Hei");
    const { save, draft } = await typed(number, "God dag");
    server.database.exec("PRAGMA query_only = true");
    const refused = await save(desk.kari);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    server.database.exec("PRAGMA query_only = false");
    expect(draft()).toContain("God dag");
    expect(await save(desk.kari)).toMatchObject({ status: 200 });
    expect(server.desk.read(number)).toMatchObject({
      head: await server.repository.head(number),
      brands: ["fjord"],
    });
  });

  test("somebody whose role was taken away saves nothing, and their text stays", async () => {
    const { number, head } = await server.desk.create(desk.kari, "Hei");
    const { save, draft } = await typed(number, "God dag");
    const reader: Person = { ...desk.kari, grants: [{ role: "reader", brands: "all" }] };
    expect(await save(reader)).toEqual({ status: 403, body: { refused: "role" } });
    expect((await save({ ...desk.kari, grants: [] })).status).toBe(404);
    expect(draft()).toContain("God dag");
    expect(await server.repository.head(number)).toBe(head);
  });
});

describe("A brand of the main branch that cannot be read", () => {
  test("others are shown and changed; it is the CI that refuses to publish", async () => {
    await remote.write("tenants/vidde/tenant.jsonc", '{ "id": "vidde", ');
    await remote.pushed("A broken brand");
    await server.repository.fetch();
    const main = await workshops.main(as(desk.per));
    expect(main.brands.names()).toEqual([
      { id: "fjord", name: "Forsikring fjord" },
      { id: "vidde", name: "vidde" },
    ]);
    const shown = await main.brands.list();
    expect(shown.map(({ id }) => id)).toEqual(["fjord", "vidde"]);
    const record = await server.approved("Hei");
    const { number, head } = record;
    const publish = { way: "merge", privateAddresses: false, minutesBefore: 5 } as const;
    const nothing = { isWaiting: () => false, isPaused: () => false, ciOf: () => undefined, now: Date.now };
    const errors = { of: () => Promise.resolve([]) };
    const sources = { ...server, publish, ...nothing, errors };
    expect(
      (await proposalOf(await sightOf(desk.per, () => Promise.resolve(main)), record, sources)).changes,
    ).toMatchObject([{ brand: "fjord", after: "Hei" }]);
    await server.desk.act(desk.per, number, { act: "publish", head });
    server.publishing.wake();
    await server.publishing.idle();
    // What is wrong with the other brand is for the CI to refuse.
    expect(server.desk.read(number).state.kind).toBe("merged");
  });
});

describe("What is kept of brands", () => {
  test("a commit of the main branch is read and checked once, and the next commit is read again", async () => {
    const main = await workshops.main(studioItself);
    const nameOf = async (id: string) =>
      (await workshops.main(studioItself)).brands.names().find((each) => each.id === id)?.name;
    const errorsOf = async (id: string) => (await main.brands.list()).find((each) => each.id === id)?.errors;
    expect(await nameOf("fjord")).toBe("Forsikring fjord");
    const errors = await errorsOf("fjord");
    // Nobody but git writes to this folder: what is read again would be seen.
    const file = join(main.brandsDir, "tenants/fjord/tenant.jsonc");
    await writeFile(file, '{ "id": "fjord" }');
    expect(await nameOf("fjord")).toBe("Forsikring fjord");
    expect(await errorsOf("fjord")).toBe(errors);
    await remote.replace("tenants/fjord/tenant.jsonc", "Forsikring fjord", "Forsikring ny fjord");
    await remote.pushed("A new name");
    await server.repository.fetch();
    expect(await nameOf("fjord")).toBe("Forsikring ny fjord");
  });

  test("proposals and previews that were not used for long are given up, whoever has opened them", async () => {
    const numbers: number[] = [];
    for (const title of ["A", "B", "C", "D", "E"]) numbers.push((await server.desk.create(desk.kari, title)).number);
    const [first = 0, ...others] = numbers;
    const [one, other] = [as(desk.kari), as(desk.ola)];
    const workshop = await workshops.proposal(first, one);
    const document = (await workshop.open("fjord", "Test")).texts;
    const preview = await workshop.preview("fjord");
    expect((await (await workshops.proposal(first, other)).open("fjord", "Test")).texts).toBe(document);
    expect(await (await workshops.proposal(first, other)).preview("fjord")).toBe(preview);
    for (const number of others) await (await workshops.proposal(number, one)).preview("fjord");
    expect(await workshop.preview("fjord")).not.toBe(preview);
    expect((await (await workshops.proposal(first, one)).open("fjord", "Test")).texts).not.toBe(document);
  });
});
