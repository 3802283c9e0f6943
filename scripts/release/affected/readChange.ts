import { codeThemes, themeFileOf } from "#scripts/brands/brandFiles.ts";
import { execFile } from "node:child_process";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type ChangedPath, noFile } from "./dataPaths.ts";

const run = promisify(execFile);

/** What has changed between a commit and the files of now. */
export interface Change {
  /** 40 hexadecimal digits. */
  readonly commit: string;
  /** Every path that differs. */
  readonly paths: readonly ChangedPath[];
  /** Whether code, texts of the portal or tools differ: then each state is built with its own. */
  readonly isCode: boolean;
  /** Whether packages differ: then the state of the commit needs its own. */
  readonly isPackages: boolean;
  /** Whether a descriptor, a theme or an image differs. */
  readonly isBrands: boolean;
}

/** There is no such commit. */
class UnknownCommitError extends Error {}
/** git does not read the repository: there is none, or it belongs to another user. */
class UnreadableRepositoryError extends Error {}

/** What git wrote to standard error, in one line. */
function gitSays(error: unknown): string {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
  return said
    .replaceAll(/\s+/g, " ")
    .replace(/^fatal: /, "")
    .trim();
}

const packages = ["package.json", "package-lock.json"];
/** Themes that are a part of the code. */
const baseThemes = codeThemes.map(themeFileOf);
const code = ["src", "scripts", "locales", ...packages, ...baseThemes];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isCode = (path: string) => code.some((each) => path === each || path.startsWith(`${each}/`)) && !isTest(path);
const isBrand = (path: string) => /^(?:tenants|themes)\//.test(path) && !isTest(path) && !baseThemes.includes(path);

/** The lines of `git diff --raw -z`: `:100644 100644 <digest> <digest> M`, then the path. */
function readRawDiff(output: string): ChangedPath[] {
  const fields = output.split("\0");
  return fields.flatMap((path, at) => {
    if (at % 2 === 0) return [];
    const [modeBefore = "", modeNow = ""] = (fields[at - 1] ?? "").slice(1).split(" ");
    return [{ path, modeBefore, modeNow }];
  });
}

/** The mode that git would give a new file. */
async function newMode(file: string): Promise<string> {
  const found = await lstat(file);
  if (found.isSymbolicLink()) return "120000";
  return (found.mode & 0o100) === 0 ? "100644" : "100755";
}

/**
 * Reads which kinds of files differ from a commit; also files that are not committed yet.
 * @param root the repository's folder
 * @throws UnknownCommitError, UnreadableRepositoryError
 */
export async function readChange(root: string, ref: string): Promise<Change> {
  const git = async (...args: readonly string[]) =>
    (await run("git", ["--no-optional-locks", ...args], { cwd: root, maxBuffer: 2 ** 26 })).stdout;
  const commit = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).then(
    (line) => line.trim(),
    async (error: unknown) => {
      // Of a commit that is not there, git says nothing.
      const said = gitSays(error);
      if (said !== "") throw new UnreadableRepositoryError(`git cannot read the repository: ${said}`);
      const isShallow = (await git("rev-parse", "--is-shallow-repository").catch(() => "")).trim() === "true";
      const advice = `, which has only a part of the history: git fetch --depth=1 origin <commit>, or git fetch --unshallow`;
      throw new UnknownCommitError(`There is no commit ${ref} in this repository${isShallow ? advice : ""}`);
    },
  );
  const [committed, others] = await Promise.all([
    git("diff", "--raw", "--no-abbrev", "--no-renames", "--ignore-submodules=none", "-z", commit, "--"),
    git("ls-files", "--others", "--exclude-standard", "-z"),
  ]);
  const added = others.split("\0").filter((path) => path !== "");
  const paths = [
    ...readRawDiff(committed),
    ...(await Promise.all(
      added.map(async (path) => ({ path, modeBefore: noFile, modeNow: await newMode(join(root, path)) })),
    )),
  ];
  const names = paths.map(({ path }) => path);
  return {
    commit,
    paths,
    isCode: names.some(isCode),
    isPackages: names.includes("package-lock.json"),
    isBrands: names.some(isBrand),
  };
}
