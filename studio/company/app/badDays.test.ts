import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { desk, deskConfig, Hosts, openDesk } from "#studio/test/support/DeskFixture.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { kari, storeOf } from "#studio/test/support/savedProposal.ts";
import { bringUpToDate } from "../repository/bringUpToDate.ts";
import { rebuildRecords } from "../records/rebuildRecords.ts";

let template: RemoteFixture;
let remote: RemoteFixture;
let hosts: Hosts;
let opened: Awaited<ReturnType<typeof openDesk>> | undefined;
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());
beforeEach(async () => {
  remote = await template.copy();
  hosts = new Hosts(remote);
  await hosts.publish();
});
afterEach(async () => {
  await close();
  await remote.close();
});

async function close(): Promise<void> {
  await opened?.close();
  opened = undefined;
}

/** Starts a server, when the one before has ended. */
async function open(more: Omit<Parameters<typeof openDesk>[1], "hosts"> = {}) {
  await close();
  opened = await openDesk(remote, { hosts, ...more });
  return opened;
}
type Server = Awaited<ReturnType<typeof open>>;

/** Publishes a proposal, and looks once. */
async function published({ desk: proposals, publishing }: Server, number: number): Promise<void> {
  const { head } = proposals.read(number);
  await proposals.act(desk.per, number, { act: "publish", head });
  publishing.wake();
  await publishing.idle();
}

/** Saves something that is not noted: the server is killed between the commit and its note. */
async function savedWithoutNote({ repository }: Server, number: number, to: string): Promise<void> {
  const { store } = await storeOf(repository, number);
  const paths = store.pathsOf("fjord");
  const texts = store.read(paths);
  await store.write(paths, { ...texts, descriptor: texts.descriptor.replace("Kundesenteret", to) });
}

const mainMoves = async () => {
  await remote.replace("tenants/vidde/tenant.jsonc", "Godt å ha deg her", "Velkommen");
  return remote.pushed("Another brand");
};
const minutes = (count: number) => count * 60_000;

describe("A commit whose note is missing", () => {
  test("is noted at the next start: what a person has saved takes approvals back", async () => {
    const first = await open();
    const { number } = await first.approved("Hei");
    await savedWithoutNote(first, number, "Kundeservice");
    const second = await open();
    await second.desk.noteHead(number);
    const { state, head } = second.desk.read(number);
    expect(state).toEqual({ kind: "draft" });
    expect(head).toBe(await second.repository.head(number));
  });

  test("the newest main branch takes no approval back", async () => {
    const first = await open();
    const { number, head } = await first.approved("Hei");
    const main = await mainMoves();
    await first.repository.fetch();
    await bringUpToDate(first.repository, { number, title: "Hei", author: kari, atMs: Date.now() });
    const second = await open();
    await second.desk.noteHead(number);
    const record = second.desk.read(number);
    expect(record).toMatchObject({ base: main, state: { kind: "approved", approvals: [{ commit: head }] } });
    expect(record.head).toBe(await second.repository.head(number));
    await published(second, number);
    expect(second.desk.read(number).state.kind).toBe("merged");
  });

  test("what was saved while a publication began is not published: somebody has to approve it", async () => {
    const server = await open();
    const { number, head } = await server.approved("Hei");
    await server.desk.act(desk.per, number, { act: "publish", head });
    await savedWithoutNote(server, number, "Kundeservice");
    const main = await remote.onRemote("rev-parse", "main");
    server.publishing.wake();
    await server.publishing.idle();
    expect(server.desk.read(number).state).toEqual({ kind: "draft" });
    expect(await remote.onRemote("rev-parse", "main")).toBe(main);
  });

  test("a database that is older than the main branch: the publication finds its merge there", async () => {
    const first = await open();
    const { number, head } = await first.approved("Hei");
    first.database.exec(`VACUUM INTO '${join(remote.folder, "backup.sqlite")}'`);
    await published(first, number);
    const merge = await remote.onRemote("rev-parse", "main");
    await close();
    await rename(join(remote.folder, "backup.sqlite"), join(remote.data, "studio.sqlite"));
    const second = await open();
    expect(second.desk.read(number)).toMatchObject({ head, state: { kind: "approved" } });
    await published(second, number);
    expect(second.desk.read(number).state).toMatchObject({ kind: "merged", merge });
    expect(await remote.onRemote("rev-parse", "main")).toBe(merge);
  });
});

describe("A database that cannot be written while something is published", () => {
  test.each([
    ["merging", "publish", "merged"],
    ["reverting", "takeBack", "reverted"],
  ] as const)("%s goes on after a while, and nothing is done twice", async (kind, act, end) => {
    let now = Date.now();
    const server = await open({ now: () => now });
    const { number, head } = await server.approved("Hei");
    if (act === "takeBack") await published(server, number);
    await server.desk.act(desk.per, number, { act, head });
    server.database.exec("PRAGMA query_only = true");
    server.publishing.wake();
    await server.publishing.idle();
    expect(server.desk.read(number).state.kind).toBe(kind);
    expect(server.complaints.join("\n")).toContain("could not be noted");
    expect(server.publishing.isPaused(number)).toBe(true);
    server.database.exec("PRAGMA query_only = false");
    server.publishing.wake();
    await server.publishing.idle();
    expect(server.desk.read(number).state.kind).toBe(kind);
    now += minutes(2);
    server.publishing.wake();
    await server.publishing.idle();
    expect(server.desk.read(number).state.kind).toBe(end);
    expect(server.publishing.isPaused(number)).toBe(false);
  });
});

describe("A plan that cannot be kept", () => {
  const planned = async (server: Server, title: string, time: string) => {
    const { number, head } = await server.approved(title);
    await server.desk.act(desk.per, number, { act: "plan", head, for: time });
    return number;
  };

  test.each([
    ["too late", minutes(13 * 60), 1, "late"],
    ["for which more people have to approve now", minutes(90), 2, "failed"],
  ])("one that is %s fails with its reason, and is never begun", async (_, later, approvals, reason) => {
    let now = Date.parse("2026-11-26T06:00:00Z");
    const first = await open({ now: () => now });
    const number = await planned(first, "Hei", "2026-11-26T08:00");
    now += later;
    const second = await open({
      now: () => now,
      config: { approvals: { ...deskConfig.approvals, texts: approvals } },
    });
    second.publishing.wake();
    second.publishing.wake();
    await second.publishing.idle();
    expect(second.desk.read(number).state).toMatchObject({ kind: "approved", failed: { reason } });
    expect(second.log.read(100).filter(({ event }) => event.kind === "proposalMerged")).toEqual([]);
  });

  test("a clock that is set back keeps it planned", async () => {
    let now = Date.parse("2026-11-26T06:00:00Z");
    const server = await open({ now: () => now });
    const number = await planned(server, "Hei", "2026-11-26T08:00");
    now -= minutes(24 * 60);
    server.publishing.wake();
    await server.publishing.idle();
    expect(server.desk.read(number).state.kind).toBe("planned");
    // Five minutes before its time it begins.
    now += minutes(24 * 60 + 54);
    server.publishing.wake();
    await server.publishing.idle();
    expect(server.desk.read(number).state.kind).toBe("planned");
    now += minutes(1);
    server.publishing.wake();
    await server.publishing.idle();
    expect(server.desk.read(number).state).toMatchObject({ kind: "merged", for: "2026-11-26T07:00:00.000Z" });
  });
});

describe("A remote that does not answer", () => {
  const away = () => rename(remote.remote, `${remote.remote}.away`);
  const back = () => rename(`${remote.remote}.away`, remote.remote);

  test("what is saved is kept, waits, and is sent later", async () => {
    const server = await open();
    await away();
    const { number, head } = await server.proposed("Hei");
    expect(await server.sender.send(number)).toBe("unreachable");
    expect(server.sender.isWaiting(number)).toBe(true);
    await back();
    expect(await server.sender.send(number)).toBe("pushed");
    expect(server.sender.isWaiting(number)).toBe(false);
    expect(await remote.onRemote("rev-parse", `forslag/${number}`)).toBe(head);
  });

  test("a publication fails with its reason, and a person tries again", async () => {
    const server = await open();
    const { number } = await server.approved("Hei");
    await away();
    await published(server, number);
    expect(server.desk.read(number).state).toMatchObject({ kind: "approved", failed: { reason: "remote" } });
    await back();
    await published(server, number);
    expect(server.desk.read(number).state.kind).toBe("merged");
  });

  test.each([
    ["took", "post-receive"],
    ["did not take", "pre-receive"],
  ])("away after a push that it %s: nothing is said until it is known, and it is merged once", async (_, hook) => {
    const server = await open();
    const { number } = await server.approved("Hei");
    // The remote decides, and is gone before it answers.
    const inHook = `mv '${remote.remote}' '${remote.remote}.away'`;
    const dies = hook === "post-receive" ? "kill -9 $PPID" : "exit 1";
    await remote.hook(hook, `#!/bin/sh\n${inHook}\n${dies}\n`);
    await published(server, number);
    expect(server.desk.read(number).state).toMatchObject({ kind: "merging" });
    await back();
    await remote.hook(hook, undefined);
    server.publishing.wake();
    await server.publishing.idle();
    expect(server.desk.read(number).state.kind).toBe("merged");
    expect((await remote.onRemote("log", "--first-parent", "--format=%s", "main")).match(/^Hei$/gm)).toHaveLength(1);
  });

  test("a push that it refuses is a failure with its words, and the proposal can be changed", async () => {
    const server = await open();
    const { number } = await server.approved("Hei");
    await remote.hook("pre-receive", "#!/bin/sh\necho protected branch >&2\nexit 1\n");
    await published(server, number);
    const failed = { reason: "failed", detail: expect.stringContaining("protected branch") as string };
    expect(server.desk.read(number).state).toMatchObject({ kind: "approved", failed });
    server.desk.requireEditable(number);
  });
});

describe("A database that was lost", () => {
  test.each([
    ["alone", "studio.sqlite"],
    ["with the clone", ""],
  ])(
    "%s: drafts with title, author and brands; what was merged is closed, no number is given again",
    async (_, lost) => {
      const first = await open();
      const { number: live } = await first.approved("Hei");
      await first.sender.send(live);
      const { head: approved } = first.desk.read(live);
      await first.desk.act(desk.kari, live, { act: "rename", head: approved, title: "God morgen" });
      await published(first, live);
      // Its merge has the new name; its own commits, which were approved, have the one that they were made with.
      expect(await remote.onRemote("log", "-1", "--format=%s", "main")).toBe("God morgen");
      const { number, head } = await first.proposed("God dag");
      await first.sender.send(number);
      await close();
      await rm(join(remote.data, lost), { recursive: true });
      const second = await open();
      expect(await rebuildRecords(second.repository, second.records)).toEqual([live, number]);
      expect(second.desk.read(live)).toMatchObject({
        title: "Hei",
        author: { name: "Kari" },
        state: { kind: "closed" },
      });
      expect(second.desk.read(number)).toMatchObject({
        title: "God dag",
        author: { name: "Kari" },
        brands: ["fjord"],
        head,
        state: { kind: "draft" },
      });
      expect((await second.desk.create(desk.kari, "Neste")).number).toBe(number + 1);
    },
  );
});

describe("What people are told", () => {
  test("every event that others wait for is a mail; who has said something is told of the next comment", async () => {
    const mails: string[] = [];
    const smtp = new SMTPServer({
      disabledCommands: ["STARTTLS", "AUTH"],
      authOptional: true,
      onData: (stream, session, callback) => {
        let raw = "";
        stream.setEncoding("utf8").on("data", (part: string) => (raw += part));
        stream.on("end", () => {
          const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1] ?? "";
          mails.push(`${session.envelope.rcptTo[0]?.address} ${subject.length > 0}`);
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    try {
      const { port } = smtp.server.address() as AddressInfo;
      const mail = { host: "127.0.0.1", port, secure: false, from: "Studio <studio@bank.example>" };
      let now = Date.now();
      const publish = { ...deskConfig.publish, status: ["status", "{commit}"] };
      const server = await open({ config: { notices: { mail }, publish }, now: () => now });
      const told = async (): Promise<readonly string[]> => {
        await server.notices.sendDue();
        return mails.splice(0).map((each) => each.split("@")[0] ?? "");
      };
      const { number } = await server.proposed("Hei");
      const act = (who: keyof typeof desk, request: Parameters<typeof server.desk.act>[2]["act"], more = {}) =>
        server.desk.act(desk[who], number, { act: request, head: server.desk.read(number).head, ...more });
      await act("kari", "ask");
      expect(await told()).toEqual(["ola"]);
      await act("ola", "return", { reason: "Feil bilde" });
      expect(await told()).toEqual(["kari"]);
      server.desk.comment(desk.ola, number, { text: "Se bildet" });
      expect(await told()).toEqual(["kari"]);
      server.desk.comment(desk.kari, number, { text: "Takk" });
      expect(await told()).toEqual(["ola"]);
      await act("kari", "ask");
      await act("ola", "approve");
      expect((await told()).toSorted()).toEqual(["kari", "ola"]);
      await act("per", "plan", { for: "2099-01-01T08:00" });
      expect(await told()).toEqual(["kari"]);
      const look = async () => {
        now += minutes(1);
        server.publishing.wake();
        await server.publishing.idle();
        return (await told()).toSorted();
      };
      await remote.hook("pre-receive", "#!/bin/sh\nexit 1\n");
      await act("per", "publish");
      expect(await look()).toEqual(["kari", "per"]);
      await remote.hook("pre-receive", undefined);
      await act("per", "publish");
      expect(await look()).toEqual([]);
      hosts.status = "failed 2 journeys failed";
      expect(await look()).toEqual(["kari", "per"]);
      await hosts.publish();
      expect(await look()).toEqual(["kari", "per"]);
      await act("per", "takeBack");
      expect(await look()).toEqual([]);
      await hosts.publish();
      expect(await look()).toEqual(["kari", "per"]);
    } finally {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    }
  });
});
