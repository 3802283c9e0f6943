import { execFile, execFileSync } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Documents } from "#studio/server/brands/Documents.ts";
import { DraftsFolder } from "#studio/server/machine/DraftsFolder.ts";
import { RemoteFixture } from "#tests/support/studio/RemoteFixture.ts";
import { atMinute, fjordFile, ola, storeOf } from "#tests/support/studio/savedProposal.ts";
import { bringUpToDate } from "./bringUpToDate.ts";
import { mergeProposal } from "./mergeProposal.ts";
import { openRepository } from "./openRepository.ts";

let template: RemoteFixture;
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());

const server = join(import.meta.dirname, "../../../tests/support/studio/serverToKill.ts");

/** Git, which kills the process that has called it at one of its commands. */
const killer = (git: string, when: string): string => `#!/bin/sh
hit=no
for each in "$@"; do if [ -n "$KILL_AT" ] && [ "$each" = "$KILL_AT" ]; then hit=${when}; fi; done
if [ $hit = before ]; then kill -9 $PPID; exit 1; fi
${git} "$@"
code=$?
if [ $hit = after ]; then kill -9 $PPID; fi
exit $code
`;

/** Runs the server until it is killed. */
async function killed(
  remote: RemoteFixture,
  action: string,
  step: string,
  when: string,
): Promise<NodeJS.Signals | null> {
  const programs = join(remote.folder, "programs");
  await mkdir(programs);
  const git = execFileSync("/bin/sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  await writeFile(join(programs, "git"), killer(git, when));
  await chmod(join(programs, "git"), 0o755);
  const env = { ...process.env, PATH: `${programs}:${process.env["PATH"]}` };
  return new Promise((resolve) => {
    const args = [server, remote.data, remote.remote, action, step];
    const child = execFile(process.execPath, args, { env }, () => resolve(child.signalCode));
  });
}

const act = { number: 1, title: "Ny hilsen", author: ola, atMs: atMinute(30) };
const open = async (remote: RemoteFixture) =>
  (await openRepository({ data: remote.data, remote: remote.remote, branch: "main" })).repository;

/** A remote with a proposal that the server knows. */
async function withProposal(): Promise<RemoteFixture> {
  const remote = await template.copy();
  const repository = await open(remote);
  const { replace } = await storeOf(repository, 1);
  await replace('"logo.svg"', '"icon.svg"');
  await repository.close();
  return remote;
}

describe("A server that is killed", () => {
  test.each([
    ["status", "before", "draft"],
    ["commit", "before", "draft"],
    ["commit", "after", "commit"],
  ])("while somebody saves, at %s, %s it: the text is in the %s", async (step, when, place) => {
    const remote = await withProposal();
    expect(await killed(remote, "save", step, when)).toBe("SIGKILL");
    const repository = await open(remote);
    const { store } = await storeOf(repository, 1);
    const documents = new Documents(store, new DraftsFolder(join(remote.data, "drafts")));
    const document = documents.get("fjord");
    expect(document.texts.descriptor).toContain("Velkommen");
    // Nobody has to choose between a text and the same one.
    expect(documents.changedOnDisk(document)).toBeUndefined();
    const committed = await repository.commits.text((await repository.head(1)) ?? "", fjordFile);
    expect(committed?.includes("Velkommen")).toBe(place === "commit");
    expect(await readFile(join(store.root, fjordFile), "utf8")).toBe(committed);
    if (place === "draft") {
      const saved = await documents.save("fjord", document.revision);
      expect(documents.changedOnDisk(saved)).toBeUndefined();
    }
    await repository.close();
    await remote.close();
  });

  test.each([["before"], ["after"]])("while a proposal is brought up to date, %s its branch moves", async (when) => {
    const remote = await withProposal();
    await remote.replace(fjordFile, '"Kundesenteret"', '"Kundeservice"');
    const main = await remote.pushed("By a developer");
    expect(await killed(remote, "update", "update-ref", when)).toBe("SIGKILL");
    const repository = await open(remote);
    expect((await bringUpToDate(repository, act)).kind).toBe(when === "before" ? "updated" : "current");
    expect(await repository.base(1)).toBe(main);
    const text = await readFile(join(await repository.proposalWorktree(1), fjordFile), "utf8");
    expect(text).toMatch(/icon.svg[\s\S]*Kundeservice/);
    await repository.close();
    await remote.close();
  });

  test.each([["before"], ["after"]])("while a proposal is merged, %s the push: it is merged once", async (when) => {
    const remote = await withProposal();
    const main = await remote.onRemote("rev-parse", "main");
    expect(await killed(remote, "merge", "push", when)).toBe("SIGKILL");
    const isThere = (await remote.onRemote("rev-parse", "main")) !== main;
    expect(isThere).toBe(when === "after");
    const repository = await open(remote);
    const merged = await mergeProposal(repository, (await repository.head(1)) ?? "", act);
    expect(merged).toEqual({ kind: "done", commit: await remote.onRemote("rev-parse", "main") });
    expect(await remote.onRemote("rev-list", "--count", "--merges", "main")).toBe("1");
    await repository.close();
    await remote.close();
  });
});
