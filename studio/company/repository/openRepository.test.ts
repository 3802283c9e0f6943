import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { fjordFile, storeOf } from "#studio/test/support/savedProposal.ts";
import { Commits } from "#studio/git/Commits.ts";
import { FolderInUseError } from "./lockFolder.ts";
import { openRepository, RepositoryError } from "./openRepository.ts";
import { proposalBranch, type Repository } from "./Repository.ts";

let template: RemoteFixture;
let remote: RemoteFixture;
let opened: Repository | undefined;
beforeAll(async () => {
  template = await RemoteFixture.create();
});
afterAll(() => template.close());
beforeEach(async () => {
  remote = await template.copy();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await opened?.close();
  opened = undefined;
  await remote.close();
});

const open = async () => {
  const found = await openRepository({ data: remote.data, remote: remote.remote, branch: "main" });
  opened = found.repository;
  return found;
};
const restart = async () => {
  await opened?.close();
  return open();
};

describe("The clone of the server", () => {
  test("the worktree of the main branch follows the remote, and says when it was forced", async () => {
    const { repository } = await open();
    const { folder } = await repository.mainWorktree();
    const first = await repository.main();
    expect(await readFile(join(folder, fjordFile), "utf8")).toContain("Godt å ha deg her");
    await remote.replace(fjordFile, "Godt å ha deg her", "Velkommen");
    const second = await remote.pushed("Another greeting");
    expect(await repository.fetch()).toEqual({ from: first, to: second, isForced: false });
    await repository.mainWorktree();
    expect(await readFile(join(folder, fjordFile), "utf8")).toContain("Velkommen");
    await remote.git("push", "-q", "--force", "origin", `${first}:main`);
    expect(await repository.fetch()).toEqual({ from: second, to: first, isForced: true });
    await repository.mainWorktree();
    expect(await readFile(join(folder, fjordFile), "utf8")).toContain("Godt å ha deg her");
    expect(await repository.fetch()).toBeUndefined();
  });

  test("a call of git that fails is not read as a commit that does not exist", async () => {
    const { repository } = await open();
    await repository.proposalWorktree(1);
    const folder = join(remote.folder, "broken");
    await mkdir(folder);
    await writeFile(join(folder, "git"), "#!/bin/sh\nexit 137\n", { mode: 0o755 });
    const commits = new Commits(repository.clone);
    vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
    await expect(commits.at("refs/heads/forslag/1")).rejects.toMatchObject({ kind: "failed" });
    await writeFile(join(folder, "git"), "#!/bin/sh\nkill -9 $$\n", { mode: 0o755 });
    const unknown = "0".repeat(40);
    await expect(commits.mergeBase(unknown, unknown)).rejects.toMatchObject({ kind: "failed" });
    vi.unstubAllEnvs();
    expect(await commits.mergeBase(unknown, unknown)).toBeUndefined();
    expect(await commits.at("refs/heads/forslag/1")).toBe(await repository.head(1));
    expect(await commits.at("refs/heads/forslag/2")).toBeUndefined();
  });

  test("without an answer of the remote it works on with what it has", async () => {
    await open();
    await rename(remote.remote, `${remote.remote}.away`);
    const { repository, unreachable } = await restart();
    expect(unreachable).toBeTypeOf("string");
    expect(existsSync(join((await repository.mainWorktree()).folder, fjordFile))).toBe(true);
    await expect(repository.fetch()).rejects.toThrow();
  });

  test("the first time without an answer, and a clone of another remote, are told", async () => {
    const other = { data: remote.data, remote: join(remote.folder, "nothing.git"), branch: "main" };
    await expect(openRepository(other)).rejects.toBeInstanceOf(RepositoryError);
    await expect(openRepository({ ...other, remote: remote.remote })).rejects.toThrow("clone of another remote");
  });

  test("hooks and filters of the repository and of the machine are not run", async () => {
    const mark = join(remote.folder, "was-run");
    const program = `#!/bin/sh\ntouch ${mark}\ncat\n`;
    await remote.write("tenants/fjord/.gitattributes", "*.jsonc filter=own\n");
    await remote.write(".gitattributes", "* filter=own\n");
    await remote.pushed("A filter");
    const { repository } = await open();
    for (const name of ["post-checkout", "pre-commit", "reference-transaction", "pre-push", "post-commit"]) {
      await mkdir(join(repository.clone, "hooks"), { recursive: true });
      await writeFile(join(repository.clone, "hooks", name), program, { mode: 0o755 });
    }
    const home = join(remote.folder, "home");
    await mkdir(home);
    await writeFile(
      join(home, ".gitconfig"),
      `[filter "own"]\n  smudge = touch ${mark}; cat\n  clean = touch ${mark}; cat\n`,
    );
    const former = process.env["HOME"];
    process.env["HOME"] = home;
    try {
      const { replace } = await storeOf(repository, 1);
      const commit = await replace("Godt å ha deg her", "Velkommen");
      expect(await repository.push(commit, proposalBranch(1))).toBe("pushed");
      await repository.mainWorktree();
    } finally {
      process.env["HOME"] = former;
    }
    expect(existsSync(mark)).toBe(false);
  });
});

describe("One server at a time", () => {
  test("a second server on the same folder says whose it is, and stops", async () => {
    await open();
    const second = openRepository({ data: remote.data, remote: remote.remote, branch: "main" });
    await expect(second).rejects.toBeInstanceOf(FolderInUseError);
    await expect(second).rejects.toThrow(`The studio server ${process.pid} on `);
  });

  test("a server that was killed has left nothing that keeps the next one out, though its number is another's now", async () => {
    await open();
    await opened?.close();
    opened = undefined;
    const program = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "lockFolder.ts"))};
      lockFolder(${JSON.stringify(remote.data)}); process.send("locked"); setInterval(() => undefined, 1000);`;
    const args = ["--input-type=module", "--eval", program];
    const server = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "ignore", "ipc"] });
    await once(server, "message");
    await expect(open()).rejects.toThrow(`The studio server ${server.pid} on `);
    server.kill("SIGKILL");
    await once(server, "exit");
    // A process that runs has the number that the note names: nobody looks for it.
    const note = new DatabaseSync(lock());
    note.prepare("UPDATE holder SET name = ?").run(`${process.pid} on another-container`);
    note.close();
    await open();
  });

  const lock = () => join(remote.data, "server.lock");
  test("a file that is no lock is told", async () => {
    await mkdir(remote.data, { recursive: true });
    await writeFile(lock(), "a lock of another program\n".repeat(100));
    await expect(open()).rejects.toThrow("server.lock is no lock of this version. Remove it");
    await rm(lock());
  });

  test("one that cannot be taken for another reason is not that of another server, and is left alone", async () => {
    await mkdir(remote.data, { recursive: true });
    const changed = (sql: string) => {
      const database = new DatabaseSync(lock());
      database.exec(`PRAGMA busy_timeout = 0; ${sql}`);
      database.close();
    };
    changed("CREATE TABLE holder (a, b)");
    const error: unknown = await open().catch((reason: unknown) => reason);
    expect(String(error)).toContain("holder has 2 columns");
    expect(error).not.toBeInstanceOf(FolderInUseError);
    changed("DROP TABLE holder");
    await open();
  });

  test("the folder is given back, also when it could not be opened", async () => {
    await open();
    await restart();
    await opened?.close();
    opened = undefined;
    const other = { data: remote.data, remote: join(remote.folder, "other.git"), branch: "main" };
    await expect(openRepository(other)).rejects.toBeInstanceOf(RepositoryError);
    await open();
  });
});

describe("What a killed server has left", () => {
  const marks = (repository: Repository) => ({
    "a lock of the clone": join(repository.clone, "packed-refs.lock"),
    "a lock of a branch": join(repository.clone, "refs/heads/forslag/1.lock"),
    "a lock of a worktree": join(repository.clone, "worktrees/1/index.lock"),
    "a lock of the main worktree": join(repository.clone, "worktrees/main/index.lock"),
    "files that no commit has": join(remote.data, "proposals/1/tenants/fjord/new.svg"),
    "an index of its own": join(repository.clone, "index-1"),
  });

  test("locks and files that no commit has are gone, commits are there", async () => {
    const { repository } = await open();
    await repository.mainWorktree();
    const { replace } = await storeOf(repository, 1);
    const commit = await replace("Godt å ha deg her", "Velkommen");
    const left = marks(repository);
    for (const path of Object.values(left)) await writeFile(path, "");
    await writeFile(join(remote.data, "proposals/1", fjordFile), "half");
    const next = (await restart()).repository;
    for (const [name, path] of Object.entries(left)) expect([name, existsSync(path)]).toEqual([name, false]);
    const worktree = await next.proposalWorktree(1);
    expect(await readFile(join(worktree, fjordFile), "utf8")).toContain("Velkommen");
    expect(await next.head(1)).toBe(commit);
    await (await storeOf(next, 1)).replace("Velkommen", "God dag");
  });

  test.each([
    ["without its link to the clone", (folder: string) => rm(join(folder, ".git"))],
    ["that leads nowhere", (folder: string) => writeFile(join(folder, ".git"), "gitdir: /nonexistent\n")],
    ["whose folder is gone", (folder: string) => rm(folder, { recursive: true })],
    ["that is still being made", (folder: string) => writeFile(join(folder, "../../clone/worktrees/1/HEAD"), "")],
  ])("a worktree %s is made again", async (_, damage) => {
    const { repository } = await open();
    const { replace } = await storeOf(repository, 1);
    await replace("Godt å ha deg her", "Velkommen");
    await writeFile(join(repository.clone, "worktrees/1/locked"), "initializing");
    await damage(join(remote.data, "proposals/1"));
    const worktree = await (await restart()).repository.proposalWorktree(1);
    expect(await readFile(join(worktree, fjordFile), "utf8")).toContain("Velkommen");
  });

  test("in a folder that was moved, worktrees are made again", async () => {
    const { repository } = await open();
    await repository.mainWorktree();
    const commit = await (await storeOf(repository, 1)).replace("Godt å ha deg her", "Velkommen");
    await opened?.close();
    const data = join(remote.folder, "moved");
    await rename(remote.data, data);
    const moved = (await openRepository({ data, remote: remote.remote, branch: "main" })).repository;
    opened = moved;
    expect((await moved.mainWorktree()).commit).toBe(await moved.main());
    expect(await readFile(join(await moved.proposalWorktree(1), fjordFile), "utf8")).toContain("Velkommen");
    expect(await moved.head(1)).toBe(commit);
    await (await storeOf(moved, 1)).replace("Velkommen", "God dag");
  });

  test("a half-made clone is made again", async () => {
    await mkdir(join(remote.data, "clone.new/objects"), { recursive: true });
    const { repository } = await open();
    expect(await repository.main()).toMatch(/^[0-9a-f]{40}$/);
    expect(existsSync(join(remote.data, "clone.new"))).toBe(false);
  });

  test("a lost folder loses no proposal that was sent", async () => {
    const { repository } = await open();
    const { replace } = await storeOf(repository, 7);
    const commit = await replace("Godt å ha deg her", "Velkommen");
    expect(await repository.push(commit, proposalBranch(7))).toBe("pushed");
    await opened?.close();
    await rm(remote.data, { recursive: true });
    const next = (await open()).repository;
    expect(await next.proposals()).toEqual([7]);
    await next.proposalWorktree(7);
    const [made] = await next.commits.list(commit, { since: await next.base(7) });
    expect(made).toMatchObject({ proposal: { number: 7, title: "Ny hilsen" }, author: { email: "kari@bank.example" } });
    expect(await next.head(7)).toBe(commit);
  });

  test("a proposal that is closed has no files, and keeps its branch", async () => {
    const { repository } = await open();
    const { replace } = await storeOf(repository, 1);
    const commit = await replace("Godt å ha deg her", "Velkommen");
    await repository.removeProposalWorktree(1);
    expect(existsSync(join(remote.data, "proposals/1"))).toBe(false);
    expect(await repository.head(1)).toBe(commit);
    expect(existsSync(join(await repository.proposalWorktree(1), fjordFile))).toBe(true);
  });
});
