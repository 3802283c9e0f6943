import { execFile } from "node:child_process";
import { devNull } from "node:os";

/** What git writes when the disk refuses a file. Its messages are in English: `LC_ALL`. */
const diskCodes = [
  ["No space left on device", "ENOSPC"],
  // Of an index, which it writes with a buffer of its own.
  ["Out of diskspace", "ENOSPC"],
  ["Disk quota exceeded", "EDQUOT"],
  ["Read-only file system", "EROFS"],
] as const;

/** What git writes of an object that is broken, or that is gone. */
const damage = /\bcorrupt|bad object|unable to (?:read|parse|unpack)|could not read [0-9a-f]{7}|inflate: data/;

/** Git was called and has not done what was asked. `kind`: why, as far as the studio distinguishes reasons. */
export class GitError extends Error {
  readonly kind: "failed" | "no-git" | "no-repository" | "refused";
  /** The problem with the disk, as the code of the operating system for it; undefined for any other reason. */
  readonly code: string | undefined;
  /** Whether something of the repository is broken, or gone. */
  readonly isDamaged: boolean;
  /** How git has ended; undefined when it was ended, or has not begun. */
  readonly exitCode: number | undefined;
  constructor(kind: GitError["kind"], message: string, exitCode?: number) {
    super(message);
    this.kind = kind;
    this.exitCode = exitCode;
    this.isDamaged = damage.test(message);
    this.code = diskCodes.find(([words]) => message.includes(words))?.[1];
  }
}

/** A history of many years is a few MB; nothing of it takes longer. */
export const largestBytes = 16_000_000;
const usualMs = 15_000;

/** Nothing is written aside, shown in a pager or given to a program of the repository's configuration. */
const alone = [
  "--no-pager",
  "--no-optional-locks",
  "--literal-pathspecs",
  "-c",
  "core.fsmonitor=false",
  "-c",
  "core.hooksPath=/dev/null",
];

/** The variables of a git command around this process would lead to its repository. */
function environment(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
  const fixed = { LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "" };
  return { ...Object.fromEntries(own), ...fixed, ...variables };
}

function kindOf(error: Error & { readonly code?: unknown }, output: string): GitError["kind"] {
  if (error.code === "ENOENT") return "no-git";
  if (output.includes("not a git repository")) return "no-repository";
  return output.includes("dubious ownership") ? "refused" : "failed";
}

/** How the call ended, as an error of ours. @param output what git has written about it */
export function gitError(error: Error & { readonly code?: unknown }, output: string): GitError {
  const exitCode = typeof error.code === "number" ? error.code : undefined;
  return new GitError(kindOf(error, output), output || error.message, exitCode);
}

/** Git with a list of arguments, for a folder and in an environment of its own. */
export const gitCommand = (folder: string, args: readonly string[], variables: Readonly<Record<string, string>>) => ({
  args: [...alone, ...args],
  options: { cwd: folder, env: environment(variables), windowsHide: true },
});

/** What differs from a usual call. */
export interface GitCall {
  /** What git reads. */
  readonly input?: string;
  /** Variables of its environment: no other `GIT_` variable reaches it. Without `GIT_ALLOW_PROTOCOL` it reaches no remote. */
  readonly variables?: Readonly<Record<string, string>>;
  /** After which time it is ended. Default: 15 seconds. */
  readonly mostMs?: number;
}

/**
 * Calls git with a list of arguments, without a shell.
 * @param folder where it is called
 * @throws GitError
 */
export function runGit(folder: string, args: readonly string[], call: GitCall = {}): Promise<string> {
  const { input, variables = {}, mostMs = usualMs } = call;
  const command = gitCommand(folder, args, variables);
  const options = { ...command.options, maxBuffer: largestBytes, timeout: mostMs };
  return new Promise((resolve, reject) => {
    const git = execFile("git", command.args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(gitError(error, stderr));
    });
    // Without git there is nothing that could read it: the error above says so.
    git.stdin?.on("error", () => undefined);
    if (input !== undefined) git.stdin?.end(input);
  });
}

/**
 * The configuration of the machine and of the server's user is not read: nothing that it names, such as a filter, a hook
 * or a merge driver, runs on what somebody has pushed.
 */
export const isolated: Readonly<Record<string, string>> = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" };

/** A saved proposal has reached the disk when the call is answered. */
const safe = ["-c", "core.fsync=committed,reference", "-c", "core.quotePath=false"];

/** Calls git in a clone of the server, or in a worktree of it. It reaches no remote. @throws GitError */
export const isolatedGit = (folder: string, args: readonly string[], call: GitCall = {}): Promise<string> =>
  runGit(folder, [...safe, ...args], { ...call, variables: { ...isolated, ...call.variables } });

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
