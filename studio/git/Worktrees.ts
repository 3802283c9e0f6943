import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Commits } from "./Commits.ts";
import { isolatedGit, requireHash } from "./runGit.ts";

/** A branch that a worktree is on; `detached`: on a commit alone. */
type On = { readonly branch: string } | "detached";

/** A call that writes all files of a commit takes a while on a slow disk, or on a machine that does much else. */
const writing = { mostMs: 300_000 };

/** Folders with the files of a commit, beside the clone. */
export class Worktrees {
  readonly #commits: Commits;
  readonly #clone: string;
  readonly #folder: string;

  /**
   * @param commits of the clone
   * @param folder that they are in
   */
  constructor(commits: Commits, folder: string) {
    this.#commits = commits;
    this.#clone = commits.folder;
    this.#folder = folder;
  }

  /** @param name such as `main` or `proposals/12` */
  path(name: string): string {
    return join(this.#folder, name);
  }

  /** The commit of a worktree; undefined when there is none that is whole. */
  async at(name: string): Promise<string | undefined> {
    // This file says which worktree of the clone the folder is: "gitdir: <clone>/worktrees/<id>".
    const link = await readFile(join(this.path(name), ".git"), "utf8").catch(() => "");
    const place = link.replace("gitdir:", "").trim();
    // In a folder that was moved it leads to where the clone was.
    return place === "" || !existsSync(place) ? undefined : this.#commits.at(`worktrees/${basename(place)}/HEAD`);
  }

  /** Makes a worktree of a commit. What was left of one with this name is removed. */
  async add(name: string, commit: string, on: On): Promise<void> {
    await this.remove(name);
    const path = this.path(name);
    await mkdir(dirname(path), { recursive: true });
    const where = on === "detached" ? ["--detach"] : ["-B", on.branch];
    await isolatedGit(this.#clone, ["worktree", "add", "--quiet", ...where, path, requireHash(commit)], writing);
  }

  /** Brings the files of a worktree to a commit. What no commit has is gone. */
  async reset(name: string, commit = "HEAD"): Promise<void> {
    const path = this.path(name);
    await isolatedGit(path, ["reset", "--quiet", "--hard", commit === "HEAD" ? commit : requireHash(commit)], writing);
    await isolatedGit(path, ["clean", "--quiet", "-d", "--force"], writing);
  }

  async remove(name: string): Promise<void> {
    // A worktree that was being made when the process was killed is locked.
    await isolatedGit(this.#clone, ["worktree", "unlock", this.path(name)]).catch(() => undefined);
    await rm(this.path(name), { recursive: true, force: true });
    await isolatedGit(this.#clone, ["worktree", "prune", "--expire=now"]);
  }

  /** The names of the worktrees in a folder. */
  async names(folder: string): Promise<readonly string[]> {
    const path = this.path(folder);
    return existsSync(path) ? (await readdir(path)).map((name) => `${folder}/${name}`) : [];
  }

  /** What a killed process has left: half-made worktrees go, and the others have the files of their commit. */
  async repair(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if ((await this.at(name)) === undefined) await this.remove(name);
      else await this.reset(name);
    }
    await isolatedGit(this.#clone, ["worktree", "prune", "--expire=now"]);
  }
}
