import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ActRequest } from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { HeldTurns } from "#studio/test/support/company/HeldTurns.ts";
import { desk, deskConfig, Hosts, openDesk, person } from "#studio/test/support/DeskFixture.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { storeOf } from "#studio/test/support/savedProposal.ts";
import type { Person } from "../identity/Person.ts";
import { ProposalDrafts } from "../records/proposals/ProposalDrafts.ts";
import { Refusal } from "#studio/server/Refusal.ts";

const { kari, ola, per } = desk;
const [eva, nils] = [person("Eva", "approver"), person("Nils", "publisher")];
const everybody = [kari, ola, per, eva, nils];

let template: RemoteFixture;
let remote: RemoteFixture;
let hosts: Hosts;
let server: Awaited<ReturnType<typeof openDesk>>;
let now: number;
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());
beforeEach(async () => {
  now = Date.parse("2026-11-26T06:00:00Z");
  remote = await template.copy();
  hosts = new Hosts(remote);
  await hosts.publish();
  await open();
});
afterEach(async () => {
  await server.close();
  await remote.close();
});

async function open(people: readonly Person[] = everybody, texts = 1): Promise<void> {
  const approvals = { ...deskConfig.approvals, texts };
  server = await openDesk(remote, { hosts, people, now: () => now, config: { approvals } });
}

/** Starts the server again, with other roles. */
async function restart(people: readonly Person[], texts = 1): Promise<void> {
  await server.close();
  await open(people, texts);
}

const act = (who: Person, number: number, name: ActRequest["act"], more: Partial<ActRequest> = {}) =>
  server.desk.act(who, number, { act: name, head: server.desk.read(number).head, ...more });
const state = (number: number): ProposalState => server.desk.read(number).state;

/** What became of acts: `done`, or why one was refused. */
const endsOf = (acts: readonly Promise<unknown>[]) =>
  Promise.all(
    acts.map((each) =>
      each.then(
        () => "done",
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      ),
    ),
  );

/** Several acts that all have been decided before the first is noted. */
async function atOnce(numbers: readonly number[], acts: readonly (() => Promise<unknown>)[], isTurned = false) {
  const turns = new HeldTurns(server.repository, ...numbers);
  const begun: Promise<unknown>[] = [];
  for (const each of acts) {
    begun.push(each());
    await turns.arrived(begun.length, endsOf(begun.slice(-1)));
  }
  turns.letGo(isTurned);
  return endsOf(begun);
}

async function asked(title: string): Promise<number> {
  const { number } = await server.proposed(title);
  await act(kari, number, "ask");
  return number;
}

const published = async () => {
  server.publishing.wake();
  await server.publishing.idle();
};
/** How many proposals the main branch has. */
const merged = async () =>
  (await remote.onRemote("log", "--first-parent", "--format=%B", "main")).match(/^Forslagsnummer: /gm)?.length ?? 0;

/** Saves another greeting, up to its commit. */
async function save(number: number, greeting: string, path = "Kundesenteret"): Promise<void> {
  const { replace } = await storeOf(server.repository, number);
  await replace(path, greeting);
}

describe("Two people press a button at once", () => {
  test("two approvals count as two, whoever is first", async () => {
    await restart(everybody, 2);
    for (const isTurned of [false, true]) {
      const number = await asked(`Hei ${isTurned}`);
      const both = [ola, eva].map((who) => () => act(who, number, "approve"));
      expect(await atOnce([number], both, isTurned)).toEqual(["done", "done"]);
      expect(state(number)).toMatchObject({ kind: "approved", approvals: { length: 2 } });
    }
  });

  test("the approvals of one person in two tabs count as one", async () => {
    await restart(everybody, 2);
    const number = await asked("Hei");
    const twice = [ola, ola].map((who) => () => act(who, number, "approve"));
    expect((await atOnce([number], twice)).toSorted()).toEqual(["alreadyApproved", "done"]);
    expect(state(number)).toMatchObject({ kind: "asked", approvals: { length: 1 } });
  });

  test.each<[string, ActRequest["act"], ActRequest["act"], string]>([
    ["publish", "publish", "publish", "isMerging"],
    ["publish and close", "publish", "close", "isMerging"],
    ["close and publish", "close", "publish", "isClosed"],
    ["publish and send back", "publish", "return", "isMerging"],
    ["send back and publish", "return", "publish", "notApproved"],
    ["plan and publish", "plan", "publish", ""],
  ])("%s: the first is done, the second sees it", async (_, first, second, refusal) => {
    const { number } = await server.approved("Hei");
    const who: Partial<Record<ActRequest["act"], Person>> = { close: kari, return: ola };
    const more = { reason: "Nei", for: "2026-11-26T08:00" };
    const pressed = [first, second].map(
      (each, at) => () => act(who[each] ?? [per, nils][at] ?? per, number, each, more),
    );
    const ends = await atOnce([number], pressed);
    expect(ends).toEqual(refusal === "" ? ["done", "done"] : ["done", refusal]);
    await published();
    expect(await merged()).toBe(
      [first, second].includes("publish") && refusal !== "isClosed" && first !== "return" ? 1 : 0,
    );
  });

  test("taking back, pressed twice, is one commit", async () => {
    const { number } = await server.approved("Hei");
    await act(per, number, "publish");
    await published();
    const twice = [per, nils].map((who) => () => act(who, number, "takeBack"));
    expect(await atOnce([number], twice)).toEqual(["done", "isTakingBack"]);
    await published();
    expect(state(number).kind).toBe("reverted");
    const subjects = await remote.onRemote("log", "--format=%B", "main");
    expect(subjects.match(/^Tar tilbake: /gm)).toHaveLength(1);
  });

  test("two proposals of one brand that are published at once both come to the main branch, one after the other", async () => {
    const { number: first } = await server.approved("Hei");
    const { number: second } = await server.desk.create(kari, "Kundeservice");
    await save(second, "Kundeservice");
    await server.desk.noteCommit(second);
    await act(kari, second, "ask");
    await act(ola, second, "approve");
    const both = [first, second].map((number) => () => act(per, number, "publish"));
    expect(await atOnce([first, second], both)).toEqual(["done", "done"]);
    await published();
    expect([state(first).kind, state(second).kind]).toEqual(["merged", "merged"]);
    const text = await remote.onRemote("show", "main:tenants/fjord/tenant.jsonc");
    expect([text.includes("Hei"), text.includes("Kundeservice")]).toEqual([true, true]);
  });
});

describe("Somebody saves while another one decides", () => {
  test.each<[ActRequest["act"], Person, string]>([
    ["approve", ola, "asked"],
    ["publish", per, "draft"],
    ["plan", per, "draft"],
    ["close", kari, "draft"],
  ])("%s in the middle of a save waits for its commit, and is about another one then", async (name, who, after) => {
    const number = await asked("Hei");
    if (name !== "approve") await act(ola, number, "approve");
    const { store } = await storeOf(server.repository, number);
    const paths = store.pathsOf("fjord");
    const texts = store.read(paths);
    let begun = () => {};
    const inside = new Promise<void>((resolve) => (begun = resolve));
    let end = () => {};
    const gate = new Promise<void>((resolve) => (end = resolve));
    // The save has its turn, and has not written yet.
    const saved = server.repository
      .inTurn(number, async () => {
        begun();
        await gate;
      })
      .then(() => undefined);
    await inside;
    const write = store.write(paths, { ...texts, descriptor: texts.descriptor.replace("Kundesenteret", "Oss") });
    const turns = new HeldTurns(server.repository, number);
    const decided = act(who, number, name, { for: "2026-11-26T08:00" });
    const ends = endsOf([decided]);
    await turns.arrived(1, ends);
    turns.letGo();
    end();
    await Promise.all([saved, write]);
    expect(await ends).toEqual(["changedMeanwhile"]);
    await server.desk.noteHead(number);
    expect(state(number)).toMatchObject({ kind: after });
    expect(state(number)).not.toHaveProperty("approvals.0");
  });

  test.each<[ActRequest["act"], Person]>([
    ["ask", kari],
    ["close", kari],
  ])("%s of a commit that was followed by another one is not done", async (name, who) => {
    const { number } = await server.proposed("Hei");
    const turns = new HeldTurns(server.repository, number);
    const ends = endsOf([act(who, number, name)]);
    await turns.arrived(1, ends);
    turns.open();
    await save(number, "Oss");
    await server.desk.noteCommit(number);
    turns.letGo();
    expect(await ends).toEqual(["changedMeanwhile"]);
    expect(state(number)).toEqual({ kind: "draft" });
  });

  test("what somebody has typed while it was asked for or published is not lost", async () => {
    for (const [name, who] of [
      ["ask", kari],
      ["publish", per],
    ] as const) {
      const { number } = name === "ask" ? await server.proposed("Hei") : await server.approved("God dag");
      const turns = new HeldTurns(server.repository, number);
      const ends = endsOf([act(who, number, name)]);
      await turns.arrived(1, ends);
      const drafts = new ProposalDrafts(server.database, number);
      const texts = { descriptor: "{}", theme: "" };
      drafts.keep("fjord", { revision: 1, paths: texts, texts, saved: texts });
      turns.letGo();
      expect([name, await ends, drafts.ids()]).toEqual([name, ["unsaved"], ["fjord"]]);
    }
  });

  test("an approval is not lost when the server notes the newest main branch meanwhile", async () => {
    const number = await asked("Hei");
    const { head } = server.desk.read(number);
    const { repository } = server;
    const base = repository.base.bind(repository);
    let end = () => {};
    const gate = new Promise<void>((resolve) => (end = resolve));
    let begun = () => {};
    const inside = new Promise<void>((resolve) => (begun = resolve));
    vi.spyOn(repository, "base").mockImplementationOnce(async (of) => {
      begun();
      await gate;
      return base(of);
    });
    // It has read the record, and is about to write it.
    const noted = server.desk.apply(number, { kind: "updated", head });
    await inside;
    await act(ola, number, "approve");
    end();
    await noted;
    expect(state(number)).toMatchObject({ kind: "approved", approvals: [{ by: { id: "ola" } }] });
  });
});

describe("A plan whose time has come", () => {
  const planned = async () => {
    const { number } = await server.approved("Hei");
    await act(per, number, "plan", { for: "2026-11-26T08:00" });
    now += 90 * 60_000;
    return number;
  };

  test.each([
    ["taken back", async (number: number) => void (await act(per, number, "unplan")), "approved"],
    [
      "planned for later",
      async (number: number) => void (await act(nils, number, "plan", { for: "2026-11-26T12:00" })),
      "planned",
    ],
    ["sent back", async (number: number) => void (await act(ola, number, "return", { reason: "Nei" })), "draft"],
  ])("and that is %s while it begins is not published", async (_, change, kind) => {
    const number = await planned();
    const turns = new HeldTurns(server.repository, number);
    server.publishing.wake();
    await turns.arrived(1, server.publishing.idle());
    turns.open();
    await change(number);
    turns.letGo();
    await server.publishing.idle();
    expect(state(number).kind).toBe(kind);
    expect(state(number)).not.toHaveProperty("failed");
    expect(await merged()).toBe(0);
  });

  test.each([
    ["its planner publishes no more", [kari, ola, person("Per", "reader"), eva, nils], "role"],
    ["its planner is not known any more", [kari, ola, eva, nils], "role"],
    ["its approver approves no more", [kari, person("Ola", "editor"), per, eva, nils], "moreApprovals"],
    [
      "its approver is there for another brand",
      [kari, { ...ola, grants: [{ role: "approver", brands: ["vidde"] }] }, per],
      "moreApprovals",
    ],
  ] satisfies [string, readonly Person[], string][])("%s: people decide again", async (_, people, reason) => {
    const number = await planned();
    await restart(people);
    server.publishing.wake();
    server.publishing.wake();
    await server.publishing.idle();
    expect(state(number)).toMatchObject({
      kind: "approved",
      failed: { detail: `It was refused: ${reason}.` },
    });
    expect(await merged()).toBe(0);
  });

  test("nobody publishes with the approval of somebody who approves no more", async () => {
    const { number } = await server.approved("Hei");
    await restart([kari, person("Ola", "reader"), per, eva]);
    expect(await endsOf([act(per, number, "publish"), act(per, number, "plan", { for: "2026-11-27T08:00" })])).toEqual([
      "moreApprovals",
      "moreApprovals",
    ]);
    await act(eva, number, "return", { reason: "Ola er sluttet" });
    await act(kari, number, "ask");
    await act(eva, number, "approve");
    expect(await endsOf([act(per, number, "publish")])).toEqual(["done"]);
  });

  test("two accounts of one address are one approver", async () => {
    const second: Person = { ...eva, id: "ola-2", email: "OLA@bank.example" };
    await restart([...everybody, second], 2);
    const number = await asked("Hei");
    await act(ola, number, "approve");
    await act(second, number, "approve");
    expect(state(number).kind).toBe("asked");
    await act(eva, number, "approve");
    expect(state(number).kind).toBe("approved");
  });
});

describe("A field in conflict that two people decide", () => {
  const greeting = async (number: number) => {
    const { store } = await storeOf(server.repository, number);
    return /"heroTitle": "([^"]*)"/.exec(store.read(store.pathsOf("fjord")).descriptor)?.[1];
  };
  const mainSays = async (from: string, to: string) => {
    await remote.replace("tenants/fjord/tenant.jsonc", from, to);
    await remote.pushed("Another greeting");
    await server.repository.fetch();
    return server.repository.main();
  };
  const conflicting = async () => {
    const { number, head } = await server.proposed("Hei");
    const main = await mainSays("Godt å ha deg her", "Velkommen");
    return { number, seen: { head, main } };
  };

  test("the first decides, and the second sees it", async () => {
    const { number, seen } = await conflicting();
    const both = (["theirs", "ours"] as const).map(
      (take) => () => server.desk.update(take === "ours" ? kari : per, number, { ...seen, choices: [take] }),
    );
    expect(await atOnce([number], both)).toEqual(["done", "changedMeanwhile"]);
    expect(await greeting(number)).toBe("Velkommen");
  });

  test("a value that was saved meanwhile is not given up for one that was seen before", async () => {
    const { number, seen } = await conflicting();
    const turns = new HeldTurns(server.repository, number);
    const ends = endsOf([server.desk.update(per, number, { ...seen, choices: ["theirs"] })]);
    await turns.arrived(1, ends);
    turns.open();
    await save(number, "God morgen", "Hei");
    await server.desk.noteCommit(number);
    turns.letGo();
    expect(await ends).toEqual(["changedMeanwhile"]);
    expect(await greeting(number)).toBe("God morgen");
  });

  test("a value of the main branch that nobody has seen is not taken", async () => {
    const { number, seen } = await conflicting();
    await mainSays("Velkommen", "Hallo");
    expect(await endsOf([server.desk.update(per, number, { ...seen, choices: ["theirs"] })])).toEqual([
      "changedMeanwhile",
    ]);
    expect(await greeting(number)).toBe("Hei");
  });

  test("nothing is brought up to date when the publication has begun", async () => {
    const { number, head } = await server.approved("Hei");
    const main = await mainSays("Tidsavbrudd", "Pause").catch(() => server.repository.main());
    const turns = new HeldTurns(server.repository, number);
    const ends = endsOf([server.desk.update(kari, number, { head, main, choices: [] })]);
    await turns.arrived(1, ends);
    turns.open();
    await act(per, number, "publish");
    turns.letGo();
    expect(await ends).toEqual(["isMerging"]);
  });
});

describe("A branch that is elsewhere than people have approved", () => {
  test.each([
    ["has a commit more", (number: number) => save(number, "Oss")],
    [
      "was moved back",
      async (number: number) => {
        const { head, base } = server.desk.read(number);
        await server.repository.moveProposal(number, head, base, base);
      },
    ],
  ])("one that %s while its publication begins is not published, and nothing is written to it", async (_, move) => {
    const { number } = await server.approved("Hei");
    await act(per, number, "publish");
    await move(number);
    // Also where the main branch is newer, and the proposal would be brought up to date first.
    await remote.replace("tenants/vidde/tenant.jsonc", "Godt å ha deg her", "Velkommen");
    await remote.pushed("Another brand");
    const main = await remote.onRemote("rev-parse", "main");
    const head = await server.repository.head(number);
    await published();
    expect(state(number).kind).not.toBe("merged");
    expect(await server.repository.head(number)).toBe(head);
    expect(await remote.onRemote("rev-parse", "main")).toBe(main);
    expect(await merged()).toBe(0);
  });
});
