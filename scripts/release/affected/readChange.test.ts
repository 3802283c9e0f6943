import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readChange } from "./readChange.ts";

const run = promisify(execFile);
const git = async (folder: string, ...args: readonly string[]) =>
  (
    await run("git", ["-c", "user.name=Test", "-c", "user.email=test@portal.example", ...args], { cwd: folder })
  ).stdout.trim();

let work: string;
/** A clone with the last commit only, as CI makes it. */
let clone: string;
let first: string;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "read-change-"));
  const origin = join(work, "origin");
  clone = join(work, "clone");
  await mkdir(join(origin, "tenants"), { recursive: true });
  await git(origin, "init", "-q", "-b", "main");
  // As a server that gives a commit by its name.
  await git(origin, "config", "uploadpack.allowReachableSHA1InWant", "true");
  for (const text of ["{}", "{ }"]) {
    await writeFile(join(origin, "tenants/base.jsonc"), text);
    await git(origin, "add", ".");
    await git(origin, "commit", "-q", "-m", text);
  }
  first = await git(origin, "rev-parse", "HEAD^");
  await git(work, "clone", "-q", "--depth=1", `file://${origin}`, clone);
});
afterAll(() => rm(work, { recursive: true }));

describe("npm run affected where git reads nothing", () => {
  beforeEach(() => {
    // As for somebody who has said of no folder that it is safe.
    vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
    vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("says what git says of a repository of another owner", async () => {
    vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
    await expect(readChange(clone, "HEAD")).rejects.toThrow(
      /^git cannot read the repository: detected dubious ownership in repository at '.*clone'.*git config --global --add safe\.directory \S*clone$/,
    );
  });

  test("says what git says of a folder that is no repository", async () => {
    const folder = join(work, "no-repository");
    await mkdir(folder);
    await expect(readChange(folder, "HEAD")).rejects.toThrow(/^git cannot read the repository: not a git repository/);
  });
});

describe("npm run affected in a clone with a part of the history", () => {
  test("says how to get the commit, and then has it", async () => {
    await expect(readChange(clone, first)).rejects.toThrow(
      `There is no commit ${first} in this repository, which has only a part of the history: ` +
        "git fetch --depth=1 origin <commit>, or git fetch --unshallow",
    );
    await git(clone, "fetch", "-q", "--depth=1", "origin", first);
    expect(await readChange(clone, first)).toMatchObject({ commit: first, isCode: false, isBrands: true });
  });

  test("an unknown commit is reported as missing only where the history is complete", async () => {
    await git(clone, "fetch", "-q", "--unshallow");
    await expect(readChange(clone, "finnes-ikke")).rejects.toThrow(
      /^There is no commit finnes-ikke in this repository$/,
    );
  });
});
