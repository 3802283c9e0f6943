import { repository } from "#scripts/files/repository.ts";
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** What is built from: also what is not committed yet. */
const sources = ["src", "scripts", "locales", "tenants", "themes", "package.json", "package-lock.json"];

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
    return new RepositoryCopy(folder);
  }

  /** Runs a command as npm does, in a process of its own: `run("build", "--brand", "dnb")`. Gives its time in ms. */
  async run(name: string, ...args: readonly string[]): Promise<number> {
    const started = performance.now();
    await run(process.execPath, [join(this.folder, "scripts/run.mjs"), name, ...args], {
      cwd: this.folder,
      env: { ...process.env, INIT_CWD: this.folder },
      maxBuffer: 2 ** 26,
    });
    return performance.now() - started;
  }

  /** Removes what builds have kept. */
  async forget(): Promise<void> {
    await rm(join(this.folder, ".cache"), { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
