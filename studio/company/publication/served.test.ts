import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServedBrand } from "#studio/document/company/CompanyWire.ts";
import { desk, deskConfig, Hosts, openDesk } from "#studio/test/support/DeskFixture.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { storeOf } from "#studio/test/support/savedProposal.ts";
import type { Person } from "../identity/Person.ts";

const withBase = (person: Person): Person => ({
  ...person,
  grants: [...person.grants, { role: "base", brands: "all" }],
});
const [kari, ola, per] = [withBase(desk.kari), withBase(desk.ola), withBase(desk.per)];

type Server = Awaited<ReturnType<typeof openDesk>>;
let template: RemoteFixture;
let remote: RemoteFixture;
let hosts: Hosts;
let server: Server;
let now: number;
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());
beforeEach(async () => {
  now = Date.parse("2026-11-26T08:00:00Z");
  remote = await template.copy();
  hosts = new Hosts(remote);
  await hosts.publish(undefined, "2026-11-20T08:00:00Z");
  server = await open();
});
afterEach(async () => {
  await server.close();
  await remote.close();
});

const open = () => {
  const publish = { ...deskConfig.publish, rollback: ["rollback", "{brand}"], status: ["status", "{commit}"] };
  return openDesk(remote, { hosts, people: [kari, ola, per], now: () => now, config: { publish } });
};

/** Half a minute goes by, and the studio looks: what it has asked for is old then. */
async function look(): Promise<void> {
  now += 30_000;
  server.publishing.wake();
  await server.publishing.idle();
}

const state = (number: number) => server.desk.read(number).state;
const act = (number: number, name: "publish" | "takeBack") =>
  server.desk.act(per, number, { act: name, head: server.desk.read(number).head });

/** An approved proposal that is merged. @returns its number */
async function merged(heroTitle: string): Promise<number> {
  const { number } = await server.approved(heroTitle);
  await act(number, "publish");
  await look();
  expect(state(number).kind).toBe("merged");
  return number;
}

/** The same for what all brands share. */
async function mergedBase(replace: (text: string) => string): Promise<number> {
  const { number } = await server.desk.create(kari, "Felles");
  const { store } = await storeOf(server.repository, number);
  const paths = { descriptor: "tenants/base.jsonc", theme: "" };
  const { descriptor } = store.read(paths);
  await store.write(paths, { descriptor: replace(descriptor), theme: "" });
  await server.desk.noteCommit(number);
  const { head } = server.desk.read(number);
  await server.desk.act(kari, number, { act: "ask", head });
  await server.desk.act(ola, number, { act: "approve", head });
  await server.desk.act(per, number, { act: "publish", head });
  await look();
  return number;
}

/** What customers of each brand have of a proposal. */
async function facts(number: number): Promise<Readonly<Record<string, ServedBrand["kind"]>>> {
  const found = await server.served.of(server.desk.read(number));
  return Object.fromEntries(found.map(({ brand, kind }) => [brand, kind]));
}

/** What people were told of a proposal. */
const told = (number: number): readonly string[] =>
  server.database
    .prepare("SELECT message FROM outbox ORDER BY id")
    .all()
    .map(({ message }) => JSON.parse(String(message)) as { event: string; proposal: { number: number } })
    .filter(({ proposal }) => proposal.number === number)
    .map(({ event }) => event);

/** A developer pushes code. */
async function codeIsPushed(): Promise<string> {
  await remote.git("pull", "-q", "--rebase", "origin", "main");
  await remote.write("code.ts", `export const version = ${now};\n`);
  return remote.pushed("Code");
}

describe("What is live is what is served", () => {
  test("a merge is on its way until the host serves it; then people are told, once, with the time of the host", async () => {
    const number = await merged("Hei");
    await look();
    expect(await facts(number)).toEqual({ fjord: "without" });
    expect(told(number)).not.toContain("live");
    const since = new Date(now).toISOString();
    await hosts.publish(undefined, since);
    await look();
    expect(state(number)).toMatchObject({ kind: "live" });
    expect(await server.served.of(server.desk.read(number))).toEqual([{ brand: "fjord", kind: "with", since }]);
    await look();
    expect(told(number).filter((event) => event === "live")).toHaveLength(1);
  });

  test("the merge says who has made and who has approved it: the record of releases needs no database", async () => {
    await merged("Hei");
    const words = await remote.onRemote("log", "-1", "--format=%B", "main");
    expect(words).toContain("Proposed-by: Kari <kari@bank.example>\n");
    expect(words).toContain("Approved-by: Ola <ola@bank.example>");
  });

  test("two brands one after the other, each by its own host", async () => {
    const fjord = await merged("Hei");
    const { number: vidde } = await server.desk.create(kari, "Vidde");
    const { replace } = await storeOf(server.repository, vidde);
    await replace("Godt å ha deg her", "God dag", "vidde");
    await server.desk.noteCommit(vidde);
    const { head } = server.desk.read(vidde);
    await server.desk.act(kari, vidde, { act: "ask", head });
    await server.desk.act(ola, vidde, { act: "approve", head });
    await act(vidde, "publish");
    await look();
    expect([state(fjord).kind, state(vidde).kind]).toEqual(["merged", "merged"]);
    await hosts.publish();
    await look();
    expect([state(fjord).kind, state(vidde).kind]).toEqual(["live", "live"]);
    expect([await facts(fjord), await facts(vidde)]).toEqual([{ fjord: "with" }, { vidde: "with" }]);
  });

  test("shared values are live when every brand has them; where they change nothing, that is said", async () => {
    const number = await mergedBase((text) => text.replace("{", "{\n  // Changes nothing that a customer sees."));
    const before = Object.fromEntries(hosts.served);
    const main = await remote.onRemote("rev-parse", "main");
    // The CI has published the commit: the bytes of one brand are the same, and the other one is not there yet.
    hosts.served.set("fjord", { release: before["fjord"]?.release ?? "", commit: main, since: "2026-11-20T08:00:00Z" });
    await look();
    expect(await facts(number)).toEqual({ fjord: "unchanged", vidde: "without" });
    expect(state(number).kind).toBe("merged");
    hosts.served.set("vidde", { release: "another", commit: main, since: new Date(now).toISOString() });
    await look();
    expect(state(number).kind).toBe("live");
    expect(await facts(number)).toEqual({ fjord: "unchanged", vidde: "with" });
  });

  test("a brand after «Felles verdier»: both are live when what is served has both", async () => {
    const base = await mergedBase((text) => text.replace("{", "{ // Shared\n"));
    const own = await merged("Hei");
    await hosts.publish();
    await look();
    expect([state(base).kind, state(own).kind]).toEqual(["live", "live"]);
  });

  test("a squashed merge with the words of the proposal is found by them", async () => {
    const number = await merged("Hei");
    await remote.git("fetch", "-q", "origin", "main");
    const tree = await remote.git("rev-parse", "origin/main^{tree}");
    const words = await remote.git("log", "-1", "--format=%B", "origin/main");
    const parent = await remote.git("rev-parse", "origin/main^1");
    const squashed = await remote.git("commit-tree", tree, "-p", parent, "-m", words);
    // The main branch is written anew.
    await remote.git("push", "-q", "--force", "origin", `${squashed}:main`);
    await hosts.publish();
    await look();
    expect(state(number).kind).toBe("live");
  });

  test("what needs code that is not published yet waits for it, and says so", async () => {
    await codeIsPushed();
    const number = await merged("Hei");
    await look();
    expect(await facts(number)).toEqual({ fjord: "behindCode" });
    await hosts.publish();
    await look();
    expect(state(number).kind).toBe("live");
  });

  test("a developer's revert of the merge is no «live», and what was live is not any more", async () => {
    const number = await merged("Hei");
    await hosts.publish();
    await look();
    await remote.git("pull", "-q", "--rebase", "origin", "main");
    await remote.git("revert", "-m", "1", "--no-edit", "HEAD");
    await remote.git("push", "-q", "origin", "HEAD:main");
    await hosts.publish();
    await look();
    await server.served.ask(server.desk.read(number), 0);
    expect(await facts(number)).toEqual({ fjord: "without" });
  });
});

describe("Hosts and a CI on a bad day", () => {
  test.each([
    ["is away", () => Promise.reject(new Error("getaddrinfo ENOTFOUND"))],
    [
      "serves another brand",
      () => Promise.resolve(JSON.stringify({ ...Object.fromEntries(hosts.served), brand: "x" })),
    ],
    ["answers with a page", () => Promise.resolve("<!doctype html>")],
    [
      "knows no commit",
      () =>
        Promise.resolve(JSON.stringify({ brand: "fjord", release: "r", commit: null, since: "2026-11-20T08:00:00Z" })),
    ],
    [
      "names a commit that nobody has",
      () =>
        Promise.resolve(
          JSON.stringify({ brand: "fjord", release: "r", commit: "0".repeat(40), since: "2026-11-20T08:00:00Z" }),
        ),
    ],
  ])("a host that %s is not known, and nobody is told that it is live", async (_, answer) => {
    const number = await merged("Hei");
    hosts.answer = answer;
    await look();
    const [first] = await server.served.of(server.desk.read(number));
    expect(first?.kind).toBe("unknown");
    await look();
    const [second] = await server.served.of(server.desk.read(number));
    // Since when it is not known stays the same.
    expect(second).toEqual(first);
    expect([state(number).kind, told(number).includes("live")]).toEqual(["merged", false]);
    hosts.answer = undefined;
    await hosts.publish();
    await look();
    expect(state(number).kind).toBe("live");
  });

  test("an older commit that is published late is no «live», and a release that comes back is seen", async () => {
    const older = await remote.onRemote("rev-parse", "main");
    const number = await merged("Hei");
    await hosts.publish(older);
    await look();
    expect(state(number).kind).toBe("merged");
    await hosts.publish();
    await look();
    expect(state(number).kind).toBe("live");
    await hosts.publish(older);
    await server.served.ask(server.desk.read(number), 0);
    expect(await facts(number)).toEqual({ fjord: "without" });
  });

  test("what the CI refuses is told at once, once; when it goes on that is not said any more", async () => {
    const number = await merged("Hei");
    hosts.status = "failed: 2 journeys of fjord failed\n";
    await look();
    expect(state(number)).toMatchObject({ kind: "merged", refused: { words: "2 journeys of fjord failed" } });
    await look();
    expect(told(number).filter((event) => event === "refused")).toHaveLength(1);
    hosts.status = "running";
    await look();
    expect(state(number)).not.toHaveProperty("refused");
    await hosts.publish();
    await look();
    expect(state(number).kind).toBe("live");
  });

  test("the clock of a host that is wrong says nothing of since when", async () => {
    const number = await merged("Hei");
    await hosts.publish(undefined, "2031-01-01T00:00:00Z");
    await look();
    const [fact] = await server.served.of(server.desk.read(number));
    expect(fact).toEqual({ brand: "fjord", kind: "with", since: new Date(now).toISOString() });
  });

  test("after a restart it is asked again, and what was seen is still known", async () => {
    const number = await merged("Hei");
    await hosts.publish(undefined, new Date(now).toISOString());
    await look();
    const before = await server.served.of(server.desk.read(number));
    await server.close();
    server = await open();
    await hosts.publish(undefined, new Date(now + 3_600_000).toISOString());
    await server.served.ask(server.desk.read(number), 0);
    expect(await server.served.of(server.desk.read(number))).toEqual(before);
  });
});

describe("A proposal is taken back where customers see it", () => {
  async function live(heroTitle: string): Promise<number> {
    const number = await merged(heroTitle);
    await hosts.publish();
    await look();
    expect(state(number).kind).toBe("live");
    return number;
  }

  test("the former release comes first, and «Tatt tilbake» is said when customers do not have it", async () => {
    const former = hosts.served.get("fjord")?.release;
    const number = await live("Hei");
    expect(await server.served.planOf(server.desk.read(number))).toEqual({
      rollsBack: ["fjord"],
      newer: [],
      others: [],
    });
    await act(number, "takeBack");
    await look();
    expect(hosts.commands).toEqual([["rollback", "fjord"]]);
    expect(hosts.served.get("fjord")?.release).toBe(former);
    await look();
    expect(state(number)).toMatchObject({ kind: "takenBack", rolledBack: ["fjord"] });
    expect(await remote.onRemote("log", "-1", "--format=%s", "main")).toBe("Ta tilbake: Hei");
  });

  test("a server that ends before it has noted what the command for it has done does not start it again", async () => {
    const number = await live("Hei");
    await act(number, "takeBack");
    const { run } = hosts;
    vi.spyOn(hosts, "run").mockImplementationOnce(async (...args) => {
      const end = await run(...args);
      server.database.exec("PRAGMA query_only = true");
      return end;
    });
    await look();
    expect(state(number)).toMatchObject({ kind: "reverting", step: "rollback" });
    server.database.exec("PRAGMA query_only = false");
    await server.close();
    server = await open();
    await look();
    await look();
    expect(state(number)).toMatchObject({ kind: "takenBack", rolledBack: ["fjord"] });
    expect(hosts.commands).toEqual([["rollback", "fjord"]]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["a later proposal of the brand", async () => live("God dag")],
    ["one of «Felles verdier»", async () => mergedBase((text) => text.replace("{", "{ // Shared\n"))],
    ["code of a developer", () => codeIsPushed()],
  ])("where %s is live since, only the revert goes, and it is on its way until that is served", async (_, newer) => {
    const { number } = await server.approved("Hei");
    const { store } = await storeOf(server.repository, number);
    const paths = store.pathsOf("fjord");
    const texts = store.read(paths);
    // Another field than the later proposal changes.
    await store.write(paths, {
      ...texts,
      descriptor: texts.descriptor.replace("Kundesenteret", "Kundeservice").replace('"Hei"', '"Godt å ha deg her"'),
    });
    await server.desk.noteCommit(number);
    const { head } = server.desk.read(number);
    await server.desk.act(kari, number, { act: "ask", head });
    await server.desk.act(ola, number, { act: "approve", head });
    await act(number, "publish");
    await look();
    await hosts.publish();
    await look();
    await newer();
    await hosts.publish();
    await look();
    await server.served.ask(server.desk.read(number), 0);
    expect(await server.served.planOf(server.desk.read(number))).toEqual({
      rollsBack: [],
      newer: ["fjord"],
      others: [],
    });
    await act(number, "takeBack");
    await look();
    await look();
    expect(hosts.commands).toEqual([]);
    expect(state(number)).toMatchObject({ kind: "reverted", rolledBack: [] });
    expect(await facts(number)).toEqual({ fjord: "with" });
    expect(told(number)).not.toContain("takenBack");
    await hosts.publish();
    await look();
    expect(state(number).kind).toBe("takenBack");
    expect(told(number)).toContain("takenBack");
  });

  test("a merge that was never live is taken back when what is served has the revert, and not before", async () => {
    const number = await merged("Hei");
    await act(number, "takeBack");
    await look();
    await look();
    // The CI may still publish the merge alone.
    expect(state(number).kind).toBe("reverted");
    await hosts.publish();
    await look();
    expect(state(number).kind).toBe("takenBack");
  });

  test("where the host cannot be asked nothing is rolled back, and the revert goes", async () => {
    const number = await live("Hei");
    hosts.answer = () => Promise.reject(new Error("away"));
    await act(number, "takeBack");
    await look();
    await look();
    expect(hosts.commands).toEqual([]);
    expect(state(number).kind).toBe("reverted");
  });

  test("a rollback that fails is told to the administrator, and the revert goes all the same", async () => {
    const number = await live("Hei");
    hosts.rollbackCode = 1;
    await act(number, "takeBack");
    await look();
    expect(state(number)).toMatchObject({ kind: "reverted", rolledBack: [] });
    expect(server.complaints.join("\n")).toContain("the former release of fjord was not brought back");
  });

  test("fields that were changed again are chosen, and only the choice for the main branch that was seen holds", async () => {
    const number = await live("Hei");
    await live("God dag");
    await act(number, "takeBack");
    await look();
    expect(state(number)).toMatchObject({ kind: "reverting", failed: { reason: "conflict" } });
    const { head } = server.desk.read(number);
    const main = await server.repository.main();
    const choose = (seen: string, take: "ours" | "theirs") =>
      server.desk.update(per, number, { head, main: seen, choices: [take] });
    await expect(choose("0".repeat(40), "ours")).rejects.toThrow("changedMeanwhile");
    await expect(server.desk.update(kari, number, { head, main, choices: ["ours"] })).rejects.toThrow("role");
    await choose(main, "theirs");
    await look();
    expect(state(number).kind).toBe("reverted");
    expect(await remote.onRemote("show", "main:tenants/fjord/tenant.jsonc")).toContain("Godt å ha deg her");
  });
});
