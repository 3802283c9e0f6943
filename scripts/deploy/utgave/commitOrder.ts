import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A commit, and when it was made, as ISO 8601 in UTC; the time is left out where nobody has written it down. */
export interface DatedCommit {
  readonly commit: string;
  readonly committedAt?: string;
}

/** Whether a commit is in the history of another one; undefined when the repository does not have both. */
export type IsAncestor = (earlier: string, later: string) => Promise<boolean | undefined>;

/** Asks the git repository of a folder. Without git, or outside a repository, nothing is known. */
export const isAncestorIn =
  (root: string): IsAncestor =>
  async (earlier, later) => {
    try {
      await run("git", ["--no-optional-locks", "merge-base", "--is-ancestor", earlier, later], { cwd: root });
      return true;
    } catch (error) {
      // 1: it is none. Everything else: git does not know one of them, or did not run.
      return error instanceof Error && "code" in error && error.code === 1 ? false : undefined;
    }
  };

/**
 * Whether a commit takes the place of the one that is noted. The history decides where it has both. Where it does not
 * (another clone has deployed, or `main` was rewritten), or neither is in the history of the other, the later time does:
 * an older commit that is deployed late must not come back.
 */
export async function isNewer(next: DatedCommit, noted: DatedCommit, isAncestor: IsAncestor): Promise<boolean> {
  if (next.commit === noted.commit) return false;
  if ((await isAncestor(noted.commit, next.commit)) === true) return true;
  if ((await isAncestor(next.commit, noted.commit)) === true) return false;
  const [at, before] = [next, noted].map(({ committedAt = "" }) => Date.parse(committedAt));
  return at === undefined || before === undefined || Number.isNaN(at) || Number.isNaN(before) || at > before;
}
