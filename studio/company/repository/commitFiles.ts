import { lstatSync } from "node:fs";
import { join } from "node:path";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import { isolatedGit } from "#studio/git/runGit.ts";
import { type Signature, signedBy } from "#studio/git/writeCommit.ts";

/** Something else than data of brands was changed in the files of a proposal. */
export class ForeignFileError extends Error {}

/** The paths that differ from the worktree's commit. */
async function changedPaths(worktree: string): Promise<readonly string[]> {
  const args = ["status", "--porcelain=v1", "-z", "--untracked-files=all", "--no-renames"];
  const entries = (await isolatedGit(worktree, args)).split("\0").filter(Boolean);
  return entries.map((entry) => entry.slice(3));
}

/** Whether a path is a file of brands, and no link that leads somewhere else. */
function isOwn(worktree: string, path: string): boolean {
  const found = lstatSync(join(worktree, path), { throwIfNoEntry: false });
  return brandFileOf(path) !== undefined && (found === undefined || found.isFile());
}

interface SavedFiles extends Signature {
  /** @param paths that differ */
  readonly message: (paths: readonly string[]) => Promise<string>;
}

/**
 * Makes one commit of everything that differs in a worktree.
 * @returns the commit; undefined when nothing differs
 * @throws ForeignFileError when something else than data of brands differs
 */
export async function commitFiles(
  worktree: string,
  { message, ...signature }: SavedFiles,
): Promise<string | undefined> {
  const paths = await changedPaths(worktree);
  const foreign = paths.find((path) => !isOwn(worktree, path));
  if (foreign !== undefined) throw new ForeignFileError(JSON.stringify(foreign));
  if (paths.length === 0) return undefined;
  const pathspecs = ["--pathspec-from-file=-", "--pathspec-file-nul"];
  await isolatedGit(worktree, ["add", "--all", "--force", ...pathspecs], { input: paths.join("\0") });
  const flags = ["--quiet", "--no-verify", "--no-gpg-sign", "--cleanup=verbatim"];
  const call = { input: await message(paths), variables: signedBy(signature) };
  await isolatedGit(worktree, ["commit", ...flags, "--file=-"], call);
  return (await isolatedGit(worktree, ["rev-parse", "HEAD"])).trim();
}
