import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isolatedGit, requireHash } from "./runGit.ts";
import type { CommitAuthor } from "./commitWords.ts";
import type { TreeFile } from "./Commits.ts";

/** Who makes a commit, in whose name, and when. */
export interface Signature {
  readonly author: CommitAuthor;
  /** The server: `Repository.committer`. */
  readonly committer: CommitAuthor;
  readonly atMs: number;
}

/** The variables that say who makes a commit, and when. */
export function signedBy({ author, committer, atMs }: Signature): Readonly<Record<string, string>> {
  const date = `${Math.floor(atMs / 1000)} +0000`;
  return {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_COMMITTER_DATE: date,
  };
}

/** What a file of a new tree is. Null: it has none. */
export type NewFile = TreeFile | { readonly text: string } | null;

async function blobOf(folder: string, file: TreeFile | { readonly text: string }): Promise<TreeFile> {
  if ("blob" in file) return file;
  const blob = await isolatedGit(folder, ["hash-object", "-w", "--no-filters", "--stdin"], { input: file.text });
  return { mode: "100644", blob: blob.trim() };
}

/**
 * Writes a tree that is another one with some files changed. No worktree has a part in it.
 * @param folder of the clone
 * @returns its hash
 */
export async function writeTree(folder: string, onto: string, files: ReadonlyMap<string, NewFile>): Promise<string> {
  const index = join(folder, `index-${crypto.randomUUID()}`);
  const variables = { GIT_INDEX_FILE: index };
  try {
    await isolatedGit(folder, ["read-tree", requireHash(onto)], { variables });
    const entries = await Promise.all(
      [...files].map(async ([path, file]) => {
        if (file === null) return `0 ${"0".repeat(onto.length)}\t${path}\0`;
        const { mode, blob } = await blobOf(folder, file);
        return `${mode} ${blob}\t${path}\0`;
      }),
    );
    if (entries.length > 0) {
      const input = entries.join("");
      await isolatedGit(folder, ["update-index", "-z", "--index-info"], { variables, input });
    }
    return (await isolatedGit(folder, ["write-tree"], { variables })).trim();
  } finally {
    await Promise.all([index, `${index}.lock`].map((path) => rm(path, { force: true })));
  }
}

interface NewCommit extends Signature {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

/** Writes a commit that no branch has yet. @returns its hash */
export async function writeCommit(folder: string, commit: NewCommit): Promise<string> {
  const { tree, parents, message } = commit;
  const args = ["commit-tree", requireHash(tree), ...parents.flatMap((parent) => ["-p", requireHash(parent)])];
  const call = { input: message, variables: signedBy(commit) };
  return (await isolatedGit(folder, [...args, "-F", "-"], call)).trim();
}
