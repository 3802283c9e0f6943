import { devNull } from "node:os";
import { ObjectReader } from "#studio/server/machine/history/ObjectReader.ts";
import { type GitCall, runGit } from "#studio/server/machine/history/runGit.ts";

/**
 * The configuration of the machine and of the server's user is not read: nothing that it names, such as a filter, a hook
 * or a merge driver, runs on what somebody has pushed.
 */
const own: Readonly<Record<string, string>> = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" };

/** A saved proposal has reached the disk when the call is answered. */
const safe = ["-c", "core.fsync=committed,reference", "-c", "core.quotePath=false"];

/** Calls git in the server's clone, or in a worktree of it. It reaches no remote. @throws GitError */
export const companyGit = (folder: string, args: readonly string[], call: GitCall = {}): Promise<string> =>
  runGit(folder, [...safe, ...args], { ...call, variables: { ...own, ...call.variables } });

/** Reads commits and files of the server's clone. */
export const companyObjects = (clone: string): ObjectReader => new ObjectReader(clone, own);

/** What is pushed and fetched is small. Others wait for the remote meanwhile. */
const remoteMs = 60_000;
/** The first fetch of a large repository takes a while. */
export const firstFetchMs = 600_000;

/**
 * Calls git where it reaches the remote. The configuration of the server's user says how it signs in there. No file is
 * written to a worktree by such a call.
 * @throws GitError
 */
export const remoteGit = (folder: string, args: readonly string[], mostMs = remoteMs): Promise<string> =>
  runGit(folder, [...safe, ...args], { mostMs, variables: { GIT_ALLOW_PROTOCOL: "file:ssh:https" } });

const hashFormat = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Whether a text is a whole hash: only then it becomes an argument. */
export const isHash = (text: string): boolean => hashFormat.test(text);

/** A text that is no commit reached the repository. */
class UnknownCommitError extends Error {}

/** @throws UnknownCommitError */
export function requireHash(text: string): string {
  if (!isHash(text)) throw new UnknownCommitError("not a commit");
  return text;
}
