import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { atMinute, fjordFile, mergeSaved, ola, storeOf } from "#studio/test/support/savedProposal.ts";
import { BranchSender } from "./BranchSender.ts";
import { revertProposal } from "./mergeProposal.ts";
import { openRepository } from "./openRepository.ts";
import { proposalBranch, type Repository } from "./Repository.ts";

let template: RemoteFixture;
let remote: RemoteFixture;
let repository: Repository;
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());
beforeEach(async () => {
  remote = await template.copy();
  ({ repository } = await openRepository({ data: remote.data, remote: remote.remote, branch: "main" }));
});
afterEach(async () => {
  await repository.close();
  await remote.close();
});

const act = (number: number) => ({ number, title: "Ny hilsen", author: ola, atMs: atMinute(30) });
const textAt = (commit: string) => repository.commits.text(commit, fjordFile);
const headOf = async (number: number) => (await repository.head(number)) ?? "";

describe("A remote on a bad day", () => {
  /** The remote takes nothing: it is protected, full, or does not know the studio. */
  const refusing = (words: string) => remote.hook("pre-receive", `#!/bin/sh\necho "${words}" >&2\nexit 1\n`);

  test("that does not take a branch is not one that somebody else has moved: its words are told once, and it is tried again", async () => {
    const { replace } = await storeOf(repository, 1);
    const commit = await replace("Godt å ha deg her", "Velkommen");
    const [refused, failed]: [number[], string[]] = [[], []];
    const sender = new BranchSender({
      repository,
      later: () => () => undefined,
      onRefused: (number) => refused.push(number),
      onFailed: (number, reason) => failed.push(`${number} ${reason}`),
    });
    await refusing("This branch is protected");
    expect([await sender.send(1), await sender.send(1)]).toEqual(["unreachable", "unreachable"]);
    expect([refused, failed]).toEqual([[], [expect.stringContaining("This branch is protected")]]);
    expect(sender.isWaiting(1)).toBe(true);
    await expect(mergeSaved(repository, commit, act(1))).rejects.toThrow("This branch is protected");
    await remote.hook("pre-receive", undefined);
    expect(await sender.send(1)).toBe("pushed");
    expect(sender.isWaiting(1)).toBe(false);
    await mergeSaved(repository, commit, act(1));
    await sender.close();
  });

  test("a branch that was removed there is sent again, and one that is merged is not", async () => {
    const { replace } = await storeOf(repository, 1);
    const commit = await replace("Godt å ha deg her", "Velkommen");
    const sender = new BranchSender({ repository, later: () => () => undefined, onRefused: () => undefined });
    const removed = async () => {
      await sender.send(1);
      await remote.git("push", "-q", "origin", "--delete", proposalBranch(1));
      await repository.fetch();
      await sender.sendAll();
      return remote.onRemote("for-each-ref", "--format=%(objectname)", "refs/heads/forslag/");
    };
    expect(await removed()).toBe(commit);
    await mergeSaved(repository, commit, act(1));
    expect(await removed()).toBe("");
    await sender.close();
  });

  test("gets nothing more from a server that is closed, also not what was about to be sent", async () => {
    const { replace } = await storeOf(repository, 1);
    await replace("Godt å ha deg her", "Velkommen");
    const sender = new BranchSender({ repository, onRefused: () => undefined });
    const result = sender.send(1);
    await sender.close();
    const sent = await remote.onRemote("for-each-ref", "refs/heads/forslag/");
    expect([await result, sent, sender.isWaiting(1)]).toEqual(["unreachable", "", false]);
    await repository.close();
    expect(await remote.onRemote("for-each-ref", "refs/heads/forslag/")).toBe("");
  });

  test("that hangs keeps nobody: they use what was fetched before, and do not wait for each other", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    let attempts = 0;
    vi.spyOn(repository, "fetch").mockImplementation(() => {
      attempts += 1;
      return answered;
    });
    await Promise.all([repository.fetchSoon(20), repository.fetchSoon(20), repository.fetchSoon(20)]);
    await repository.fetchSoon(20);
    expect(attempts).toBe(1);
    answer(undefined);
    vi.restoreAllMocks();
    await remote.replace(fjordFile, '"Kundesenteret"', '"Kundeservice"');
    const main = await remote.pushed("By a developer");
    await repository.fetchSoon(60_000);
    expect(await repository.main()).toBe(main);
  });
});

describe("A main branch that was forced since a proposal was merged", () => {
  const merged = async () => {
    const { replace } = await storeOf(repository, 1);
    const commit = await replace("Godt å ha deg her", "Velkommen");
    await replace('"Kundesenteret"', '"Kundeservice"');
    const head = await headOf(1);
    await mergeSaved(repository, head, act(1));
    await remote.git("fetch", "-q", "origin");
    return { commit, head, merge: await repository.main() };
  };
  /** The main branch of the remote is what the developer's clone has. */
  const forced = () => remote.git("push", "-q", "--force", "origin", "HEAD:main");
  const developed = async () => {
    await remote.write("code.ts", "export const version = 2;\n");
    await remote.git("commit", "-qam", "Code, in another order");
  };

  test.each([
    [
      "a merge that was made anew",
      async (head: string, message: string) => {
        await developed();
        await remote.git("merge", "-q", "--no-ff", "-m", message, head);
      },
    ],
    [
      "one commit in place of the merge",
      async (head: string, message: string) => {
        await developed();
        await remote.git("merge", "-q", "--squash", head);
        await remote.git("commit", "-q", "-m", message);
      },
    ],
    [
      "the commits of the proposal one after the other",
      async (head: string) => {
        await developed();
        await remote.git("cherry-pick", `${head}~2..${head}`);
      },
    ],
  ])("%s is taken back too: it does not come again with the next proposal", async (_, rewrite) => {
    const { head, merge } = await merged();
    await rewrite(head, await remote.onRemote("log", "-1", "--format=%B", merge));
    await forced();
    const taken = await revertProposal(repository, merge, act(1));
    expect(taken).toEqual({ kind: "done", commit: await remote.onRemote("rev-parse", "main") });
    const text = await textAt(await repository.main());
    expect(text).toContain("Godt å ha deg her");
    expect(text).toContain('"Kundesenteret"');
    expect(await repository.commits.text(await repository.main(), "code.ts")).toContain("2");
    expect(await revertProposal(repository, merge, act(1))).toEqual(taken);
  });

  test("one that has nothing of it has nothing to take back; one that has it among others is for a person", async () => {
    const { commit, head, merge } = await merged();
    await developed();
    await forced();
    const main = await remote.onRemote("rev-parse", "main");
    expect(await revertProposal(repository, merge, act(1))).toEqual({ kind: "done", commit: main });
    await remote.git("cherry-pick", commit);
    await remote.git("commit", "-q", "--allow-empty", "-m", "Another");
    await remote.git("cherry-pick", head);
    await forced();
    await expect(revertProposal(repository, merge, act(1))).rejects.toThrow("among those of the proposal");
  });
});
