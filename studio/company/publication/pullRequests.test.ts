import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { atMinute, fjordFile, storeOf } from "#studio/test/support/savedProposal.ts";
import type { ProposalEvent } from "../proposals/ProposalEvent.ts";
import { proposalStep } from "../proposals/proposalStep.ts";
import { CiStatus } from "./CiStatus.ts";
import { PullRequests } from "./PullRequests.ts";
import { runProgram } from "./runProgram.ts";
import { openDatabase } from "../records/openDatabase.ts";
import { ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { everyBrand } from "../records/proposals/proposalsFound.ts";
import { BranchSender } from "../repository/BranchSender.ts";
import { openRepository } from "../repository/openRepository.ts";
import type { Repository } from "../repository/Repository.ts";
import { GitPullRequests } from "./GitPullRequests.ts";
import { Publishing } from "./Publishing.ts";

const per = { id: "per", name: "Per Publiserer" };
const at = "2026-11-20T08:00:00.000Z";
const title = "Ny hilsen; `id` $(id)";
const pullRequest = "https://ci.example/pr/7";

/** Stands in for the company's own commands: it keeps what it was asked, and says what the test wants. */
const program = `
const { appendFileSync, readFileSync } = require("node:fs");
const [folder, ...args] = process.argv.slice(2);
appendFileSync(folder + "/asked", JSON.stringify(args) + "\\n");
process.stdout.write(readFileSync(folder + "/" + args[0], "utf8"));
`;

let template: RemoteFixture;
let remote: RemoteFixture;
let repository: Repository;
let records: ProposalRecords;
let nowMs = atMinute(0);
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());
beforeEach(async () => {
  nowMs = atMinute(0);
  isLive = false;
  remote = await template.copy();
  ({ repository } = await openRepository({ data: remote.data, remote: remote.remote, branch: "main" }));
  records = new ProposalRecords(openDatabase(":memory:"), () => nowMs);
  await writeFile(join(remote.folder, "ci.cjs"), program);
  await answers("open", `Creating a pull request …\n${pullRequest}\n`);
  const base = await repository.main();
  const { number } = records.create({ title, author: per, base });
  const { replace } = await storeOf(repository, number);
  const commit = await replace("Godt å ha deg her", "Velkommen");
  records.update(read(), {
    head: commit,
    state: { kind: "merging", commit, approvals: [], by: per, at },
  });
});
afterEach(async () => {
  await repository.close();
  await remote.close();
});

const answers = (command: "open" | "status", text: string) => writeFile(join(remote.folder, command), text);
const asked = async () =>
  (await readFile(join(remote.folder, "asked"), "utf8").catch(() => ""))
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));

function read() {
  const record = records.read(1, everyBrand);
  if (record === undefined) throw new Error("The proposal is gone.");
  return record;
}

/** The steps of the life of a proposal, without people. */
const desk = {
  read,
  apply: (_: number, event: ProposalEvent) => {
    const { state } = proposalStep(read().state, event, {
      approvalsNeeded: 0,
      isAuthor: () => false,
      countApprovers: () => 0,
    });
    if (state === undefined) throw new Error(`No ${event.kind} in ${JSON.stringify(read().state)}`);
    return Promise.resolve(records.update(read(), { state }));
  },
  noteHead: () => Promise.resolve(),
  beginPlanned: () => Promise.resolve(),
  noteMerged: async (_: number, event: ProposalEvent) => void (await desk.apply(1, event)),
};

const complaints: string[] = [];
/** Whether customers have it. */
let isLive = false;
/** A server that was just started, which looks once for work; half a minute has gone by. */
async function look(): Promise<ProposalState> {
  nowMs += 31_000;
  const command = (name: string) => [process.execPath, join(remote.folder, "ci.cjs"), remote.folder, name];
  const ci = new CiStatus({
    status: [...command("status"), "{branch}", "{commit}"],
    run: runProgram,
    ask: () => Promise.reject(new Error("no address")),
    folder: remote.folder,
    complain: (text) => complaints.push(text),
    now: () => nowMs,
  });
  const way = new PullRequests({
    open: [...command("open"), "{branch}", "{title}", "{commit}"],
    run: runProgram,
    repository: new GitPullRequests({
      repository,
      sender: new BranchSender({ repository, onRefused: () => undefined }),
      titleOf: () => title,
      emailOf: () => "per@bank.example",
      approversOf: () => [],
      onUpdated: async (_, head) => void (await desk.apply(1, { kind: "updated", head })),
      isSaidMerged: (number) => {
        const said = ci.of(number);
        return said?.kind === "step" && said.status === "merged";
      },
      now: () => nowMs,
    }),
  });
  const publishing = new Publishing({
    desk,
    records,
    way,
    ci,
    served: {
      ask: () => Promise.resolve(),
      noteFormer: () => Promise.resolve(),
      isLive: () => Promise.resolve(isLive),
      isTakenBack: () => Promise.resolve(false),
      planOf: () => Promise.resolve({ rollsBack: [], newer: [], others: [] }),
    },
    branch: "main",
    leadMs: 0,
    complain: (text) => complaints.push(text),
    now: () => nowMs,
  });
  await publishing.start()();
  return read().state;
}

const onRemote = (branch: string) => remote.onRemote("rev-parse", branch);

/** The developers merge the branch of the proposal. */
async function merged(...how: readonly string[]): Promise<string> {
  await remote.git("fetch", "-q", "origin", "forslag/1");
  await remote.git("merge", "-q", ...how, "FETCH_HEAD");
  await remote.git("commit", "-q", "--allow-empty", "-m", "Merged by the CI");
  await remote.git("push", "-q", "origin", "HEAD:main");
  return remote.git("rev-parse", "HEAD");
}

describe("Where the project's CI publishes", () => {
  test("the branch has the newest main branch, is pushed, and the command opens the pull request", async () => {
    await remote.replace("code.ts", "1", "2");
    const main = await remote.pushed("Newer code");
    const state = await look();
    expect(state).toMatchObject({ kind: "merging", pullRequest });
    const head = await onRemote("forslag/1");
    expect(state).toMatchObject({ commit: head });
    expect(await remote.onRemote("merge-base", head, main)).toBe(main);
    expect(await asked()).toEqual([["open", "forslag/1", title, head]]);
  });

  test("it waits for the merge, then for the customers; each time the server was started anew", async () => {
    const opened = await look();
    await answers("status", "running\nSjekker 3 av 7\n");
    expect(await look()).toEqual(opened);
    const merge = await merged("--no-ff", "--no-commit");
    expect(await look()).toMatchObject({ kind: "merged", merge, by: per });
    isLive = true;
    expect(await look()).toMatchObject({ kind: "live", merge, by: per });
    expect((await asked()).filter((each) => Array.isArray(each) && each[0] === "open")).toHaveLength(1);
  });

  test("squashed without its words it is known when the CI says that it is merged", async () => {
    await look();
    const merge = await merged("--squash");
    await answers("status", "running");
    expect((await look()).kind).toBe("merging");
    await answers("status", "merged");
    expect(await look()).toMatchObject({ kind: "merged", merge });
  });

  test("what the CI refuses says why; published again, it is opened again", async () => {
    await look();
    await answers("status", "failed 2 journeys of fjord failed");
    const failed = { reason: "refused", detail: "2 journeys of fjord failed" };
    expect(await look()).toMatchObject({ kind: "approved", failed });
    await desk.apply(1, { kind: "publishBegun", by: per, at });
    await answers("status", "open");
    expect(await look()).toMatchObject({ kind: "merging", pullRequest });
  });

  test("it is taken back by a pull request too, and by nothing else", async () => {
    await look();
    const merge = await merged("--no-ff", "--no-commit");
    await look();
    await desk.apply(1, { kind: "takeBackBegun", by: per, at });
    expect(await look()).toMatchObject({ kind: "reverting", pullRequest });
    expect(await onRemote("main")).toBe(merge);
    await remote.git("fetch", "-q", "origin", "tilbake/1");
    await remote.git("merge", "-q", "--ff-only", "FETCH_HEAD");
    await remote.git("push", "-q", "origin", "HEAD:main");
    expect(await look()).toMatchObject({ kind: "reverted", revert: await onRemote("tilbake/1") });
    expect(await remote.onRemote("show", "main:tenants/fjord/tenant.jsonc")).toContain("Godt å ha deg her");
  });

  test.each([
    ["says something else", "maybe"],
    ["says nothing", ""],
  ])("a command that %s changes nothing, and the administrator is told", async (_, words) => {
    const opened = await look();
    await answers("status", words);
    complaints.length = 0;
    expect(await look()).toEqual(opened);
    expect(complaints).toHaveLength(1);
  });

  test("a conflict ends it before anything is opened", async () => {
    await remote.replace(fjordFile, "Godt å ha deg her", "Hei igjen");
    await remote.pushed("The same field");
    expect(await look()).toMatchObject({ kind: "approved", failed: { reason: "conflict" } });
    expect(await asked()).toEqual([]);
  });

  describe("a branch that somebody else has moved on the remote", () => {
    /** A developer changes the branch of the proposal on the remote. @returns its commit */
    async function pushedByOthers(...how: readonly string[]): Promise<string> {
      await remote.git("commit", "-q", "--allow-empty", "-m", "By somebody else");
      await remote.git("push", "-q", ...how, "origin", "HEAD:forslag/1");
      return remote.git("rev-parse", "HEAD");
    }

    test("before the pull request: it is not overwritten, nothing is opened, and the page says why", async () => {
      const theirs = await pushedByOthers();
      const failed = {
        reason: "failed",
        detail: expect.stringContaining("moved the branch") as string,
      };
      expect(await look()).toMatchObject({ kind: "approved", failed });
      expect(await onRemote("forslag/1")).toBe(theirs);
      expect(await asked()).toEqual([]);
      // The administrator has removed it.
      await remote.git("push", "-q", "origin", "--delete", "forslag/1");
      await desk.apply(1, { kind: "publishBegun", by: per, at });
      expect(await look()).toMatchObject({ kind: "merging", pullRequest });
      expect(await onRemote("forslag/1")).toBe(read().head);
    });

    test("a commit more while it is open: the approved commit is what is live, and nobody has approved the other", async () => {
      await look();
      await remote.git("fetch", "-q", "origin", "forslag/1");
      await remote.git("checkout", "-q", "-b", "theirs", "FETCH_HEAD");
      const theirs = await pushedByOthers();
      await remote.git("checkout", "-q", "main");
      await merged("--no-ff", "--no-commit");
      await answers("status", "open");
      const { head } = read();
      expect(await look()).toMatchObject({ kind: "merged", merge: head });
      expect(read().head).not.toBe(theirs);
      expect(await onRemote("forslag/1")).toBe(theirs);
    });

    test.each([
      ["written anew", () => remote.git("push", "-q", "--force", "origin", "HEAD:forslag/1")],
      ["removed", () => remote.git("push", "-q", "origin", "--delete", "forslag/1")],
    ])(
      "%s while it is open: the CI says how far it is, and the commit with its trailers is the merge",
      async (_, rewrite) => {
        const opened = await look();
        await remote.git("fetch", "-q", "origin", "forslag/1");
        await remote.git("cherry-pick", "FETCH_HEAD");
        const [commit, main] = [await remote.git("rev-parse", "HEAD"), await onRemote("main")];
        await rewrite();
        await answers("status", "open");
        expect(await look()).toEqual(opened);
        expect(await onRemote("main")).toBe(main);
        await remote.git("commit", "-q", "--amend", "--no-edit", "--date=2026-11-25T10:00:00Z");
        await remote.git("push", "-q", "origin", "HEAD:main");
        const merge = await onRemote("main");
        expect(merge).not.toBe(commit);
        expect(await look()).toMatchObject({ kind: "merged", merge });
      },
    );
  });

  test("what is no address of the web is no link", async () => {
    await answers("open", "javascript:alert(1)\n");
    expect(await look()).toMatchObject({ pullRequest: "" });
  });
});
