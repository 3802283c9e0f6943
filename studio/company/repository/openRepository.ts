import { messageOf } from "#contract/messageOf.ts";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isolatedGit } from "#studio/git/runGit.ts";
import { type CommitAuthor, studioCommitter } from "#studio/git/commitWords.ts";
import { lockFolder } from "./lockFolder.ts";
import { isBranchName, remoteProblem } from "./remoteProblem.ts";
import { type MainMove, Repository } from "./Repository.ts";

interface OpenOptions {
  /** Absolute folder of the server. */
  readonly data: string;
  /** As `git clone` takes it. */
  readonly remote: string;
  /** The branch that is the truth. */
  readonly branch: string;
  /** Whose name the commits of the server have as committer. Left out: that of a server whose configuration names none. */
  readonly committer?: CommitAuthor;
}

/** The repository cannot be opened. The message is for the administrator. */
export class RepositoryError extends Error {}

/** Git ends a lock with its work. One that is still there is of a process that was killed. */
async function removeLocks(folder: string): Promise<void> {
  const found = await readdir(folder, { withFileTypes: true });
  for (const entry of found) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "objects") await removeLocks(path);
    else if (entry.name.endsWith(".lock") || entry.name.startsWith("index-")) await rm(path, { force: true });
  }
}

/** A clone without files, and nothing of the remote in it yet. */
async function makeClone(clone: string, remote: string): Promise<void> {
  const temporary = `${clone}.new`;
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  await isolatedGit(temporary, ["init", "--quiet", "--bare", "--template="]);
  await isolatedGit(temporary, ["config", "remote.origin.url", remote]);
  await rename(temporary, clone);
}

/** @throws RepositoryError for a folder whose clone is that of another remote */
async function requireRemote(clone: string, remote: string): Promise<void> {
  const known = (await isolatedGit(clone, ["config", "--get", "remote.origin.url"]).catch(() => "")).trim();
  if (known !== remote)
    throw new RepositoryError(
      `${clone} is a clone of another remote. Give the server another folder, or the same remote.`,
    );
}

/** An open repository, and how its main branch has moved since it was closed. */
export interface OpenedRepository {
  readonly repository: Repository;
  readonly moved?: MainMove;
  /** The remote did not answer: what was fetched before is used. */
  readonly unreachable?: string;
}

/**
 * Opens the server's clone; the first time it is made. What a killed server has left is brought in order: files that no
 * commit has are gone, their texts are in the drafts of those who were saving them.
 * @throws FolderInUseError when another server works in the folder
 * @throws RepositoryError
 */
export async function openRepository(options: OpenOptions): Promise<OpenedRepository> {
  const { data, remote, branch, committer = studioCommitter } = options;
  const problem = remoteProblem(remote);
  if (problem !== undefined) throw new RepositoryError(`The remote of the repository cannot be used: ${problem}.`);
  if (!isBranchName(branch) || branch.startsWith("forslag/"))
    throw new RepositoryError("The branch of the repository cannot be used: expected a name such as main.");
  await mkdir(data, { recursive: true });
  const unlock = lockFolder(data);
  try {
    const clone = join(data, "clone");
    if (existsSync(clone)) await requireRemote(clone, remote);
    else await makeClone(clone, remote);
    await removeLocks(clone);
    const repository = new Repository({ clone, data, branch, committer, unlock });
    const names = await repository.worktrees.names("proposals");
    await repository.worktrees.repair(["main", ...names]);
    return { repository, ...(await fetched(repository)) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function fetched(repository: Repository): Promise<Omit<OpenedRepository, "repository">> {
  try {
    const moved = await repository.fetch();
    return moved === undefined ? {} : { moved };
  } catch (error) {
    // Without a main branch there is nothing to show.
    const known = await repository.commits.at(`refs/remotes/origin/${repository.branch}`);
    if (known === undefined) throw new RepositoryError(messageOf(error).trim());
    return { unreachable: messageOf(error).trim() };
  }
}
