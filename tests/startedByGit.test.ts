import { execFileSync, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import { fixtureDescriptor, fixtureFiles, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";

const author = ["-c", "user.name=Kari", "-c", "user.email=kari@bank.example"];
const gitIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", [...author, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();

/** What a developer has: a repository, a linked worktree of it in which they work, and a remote to push to. */
let work: string;
let tree: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), "started-by-git-"));
  tree = join(work, "tree");
  const own = join(work, "own");
  gitIn(work, "init", "-q", "--bare", "remote.git");
  gitIn(work, "init", "-q", "-b", "main", "own");
  gitIn(own, "commit", "-q", "--allow-empty", "-m", "First");
  gitIn(own, "remote", "add", "origin", join(work, "remote.git"));
  gitIn(own, "worktree", "add", "-q", tree, "-b", "arbeid");
});
afterEach(() => rm(work, { recursive: true }));

/** Makes a commit in a repository of its own, and writes down where. */
const testThatCommits = `
  import { execFileSync } from "node:child_process";
  import { mkdtempSync, writeFileSync } from "node:fs";
  import { expect, test } from "vitest";
  test("makes a repository", () => {
    const folder = mkdtempSync("../made-");
    const git = (...args) => execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], { cwd: folder });
    git("init", "-q");
    git("config", "core.bare", "false");
    writeFileSync(folder + "/a.txt", "a");
    git("add", "a.txt");
    git("commit", "-q", "-m", "Of the test");
    writeFileSync("../made.txt", folder);
  });
`;

describe("Tests do not touch the repository that they are started from", () => {
  test("a hook of git push in a linked worktree runs Vitest: branch, index and settings stay as they are", async () => {
    await mkdir(join(tree, "scripts"));
    await writeFile(join(tree, "scripts/commits.test.ts"), testThatCommits);
    await symlink(join(repository, "node_modules"), join(tree, "node_modules"));
    const hook = join(work, "own/.git/hooks/pre-push");
    const vitest = `"${join(repository, "node_modules/vitest/vitest.mjs")}" run --root . --config "${repository}/vite.config.ts"`;
    await writeFile(
      hook,
      `#!/bin/sh\necho "$GIT_DIR" >../git-dir.txt\n"${process.execPath}" ${vitest} --project tools\n`,
    );
    await chmod(hook, 0o755);
    const state = async () => [
      gitIn(tree, "log", "--all", "--format=%H %s"),
      gitIn(tree, "status", "--porcelain"),
      await readFile(join(work, "own/.git/config"), "utf8"),
    ];
    const before = await state();

    gitIn(tree, "push", "-q", "origin", "arbeid:main");

    // git did say which repository it works on, and the test did run.
    expect(await readFile(join(work, "git-dir.txt"), "utf8")).toContain("own/.git/worktrees/tree");
    const made = join(tree, await readFile(join(work, "made.txt"), "utf8"));
    expect(gitIn(made, "log", "--format=%s")).toBe("Of the test");
    // Fetched refs apart, which the push itself writes.
    gitIn(tree, "update-ref", "-d", "refs/remotes/origin/main");
    expect(await state()).toEqual(before);
  });

  test.each(["vite.config.ts", "playwright.config.ts", "tests/store/vitest.config.ts"])(
    "%s takes every variable of git away",
    (config) => {
      const script = `await import(${JSON.stringify(join(repository, config))});
        console.log(Object.keys(process.env).filter((name) => name.startsWith("GIT_")).join());`;
      const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
        cwd: repository,
        encoding: "utf8",
        env: { ...process.env, GIT_DIR: work, GIT_INDEX_FILE: join(work, "index"), GIT_AUTHOR_NAME: "Kari" },
      });
      expect([status, stdout]).toEqual([0, "\n"]);
    },
  );
});

describe("Commands ask git about the folder that they are given", () => {
  test("in a hook of another repository too: the brand that is not committed yet has the finding", async () => {
    const files = await fixtureFiles("fjord", "vidde");
    files["tenants/vidde/tenant.jsonc"] = fixtureDescriptor("vidde").replace("qa.vidde.example", "qa.fjord.example");
    await withFolder(files, (folder) => {
      gitIn(folder, "init", "-q");
      gitIn(folder, "add", "tenants/base.jsonc", "tenants/vidde");
      gitIn(folder, "commit", "-q", "-m", "Vidde");
      const { stdout } = spawnSync(process.execPath, ["scripts/run.mjs", "validate", "--brands", folder], {
        cwd: repository,
        encoding: "utf8",
        env: { ...process.env, GIT_DIR: join(work, "own/.git"), GIT_INDEX_FILE: join(work, "index") },
      });
      expect(stdout).toMatch(/tenants\/fjord\/tenant\.jsonc:\d+.*duplicate-host/);
      return Promise.resolve();
    });
  });
});
