import { execFile } from "node:child_process";

/** Git was called and has not done what was asked. `kind`: why, as far as the studio distinguishes reasons. */
export class GitError extends Error {
  readonly kind: "failed" | "no-git" | "no-repository" | "refused";
  constructor(kind: GitError["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A history of many years is a few MB; nothing of it takes longer. */
const largestBytes = 16_000_000;
const timeoutMs = 15_000;

/** Nothing is written, fetched, shown in a pager or given to a program of the repository's configuration. */
const alone = ["--no-pager", "--no-optional-locks", "--literal-pathspecs", "-c", "core.fsmonitor=false"];

/** The variables of a git command around this process would lead to its repository. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
  const fixed = { LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "" };
  return { ...Object.fromEntries(own), ...fixed };
}

function kindOf(error: Error & { readonly code?: unknown }, output: string): GitError["kind"] {
  if (error.code === "ENOENT") return "no-git";
  if (output.includes("not a git repository")) return "no-repository";
  return output.includes("dubious ownership") ? "refused" : "failed";
}

/**
 * Calls git with a list of arguments, without a shell.
 * @param folder where it is called
 * @param input what it reads
 * @throws GitError
 */
export function runGit(folder: string, args: readonly string[], input?: string): Promise<string> {
  const options = { cwd: folder, env: environment(), maxBuffer: largestBytes, timeout: timeoutMs, windowsHide: true };
  return new Promise((resolve, reject) => {
    const git = execFile("git", [...alone, ...args], options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new GitError(kindOf(error, stderr), stderr || error.message));
    });
    // Without git there is nothing that could read it: the error above says so.
    git.stdin?.on("error", () => undefined);
    if (input !== undefined) git.stdin?.end(input);
  });
}
