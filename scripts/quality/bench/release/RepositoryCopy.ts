import { repository } from "#scripts/brands/repository.ts";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** What is built from: also what is not committed yet. */
const sources = ["src", "scripts", "locales", "tenants", "themes", "package.json", "package-lock.json"];

/** How long something took. */
export interface Duration {
  /** Of processor, in all processes and threads. */
  readonly ms: number;
  readonly wallMs: number;
}

/** Processor time of the child processes that have ended, and of their children. */
export async function childrenMs(): Promise<number> {
  // The name of the command, in brackets, can have spaces. The 14th and 15th value after it are in hundredths of a
  // second.
  const values = (await readFile("/proc/self/stat", "utf8"))
    .replace(/^.*\) /, "")
    .split(" ")
    .map(Number);
  return ((values[13] ?? 0) + (values[14] ?? 0)) * 10;
}

export const sumOf = (durations: readonly Duration[]): Duration => ({
  ms: durations.reduce((sum, { ms }) => sum + ms, 0),
  wallMs: durations.reduce((sum, { wallMs }) => sum + wallMs, 0),
});

/** This repository as a fresh clone has it, with the packages of this one: nothing is kept from earlier builds. */
export class RepositoryCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<RepositoryCopy> {
    const folder = await mkdtemp(join(tmpdir(), "portal-copy-"));
    await run("git", ["clone", "--quiet", "--shared", repository, folder]);
    for (const name of sources) {
      await rm(join(folder, name), { recursive: true, force: true });
      await cp(join(repository, name), join(folder, name), { recursive: true });
    }
    await symlink(join(repository, "node_modules"), join(folder, "node_modules"));
    // The index of a clone knows the states of its files: git need not read them. These are copied, and have others.
    await run("git", ["update-index", "-q", "--refresh"], { cwd: folder });
    return new RepositoryCopy(folder);
  }

  /** Runs a command as npm does, in a process of its own: `run("build", "--tenant", "dnb")`. @throws when it fails */
  async run(name: string, ...args: readonly string[]): Promise<Duration> {
    const [before, started] = [await childrenMs(), performance.now()];
    await run(process.execPath, [join(this.folder, "scripts/run.mjs"), name, ...args], {
      cwd: this.folder,
      env: { ...process.env, INIT_CWD: this.folder },
      maxBuffer: 2 ** 26,
    });
    return { ms: (await childrenMs()) - before, wallMs: performance.now() - started };
  }

  /** Removes what builds have kept: all of it, or a part. */
  async forget(part = ""): Promise<void> {
    await rm(join(this.folder, ".cache", part), { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
