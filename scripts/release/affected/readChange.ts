import { codeThemes, themeFileOf } from "#scripts/brands/brandFiles.ts";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What has changed between a commit and the files of now. */
export interface Change {
  /** 40 hexadecimal digits. */
  readonly commit: string;
  /** Whether code, texts of the portal or tools differ: then each state is built with its own. */
  readonly isCode: boolean;
  /** Whether packages differ: then the state of the commit needs its own. */
  readonly isPackages: boolean;
  /** Whether a descriptor, a theme or an image differs. */
  readonly isBrands: boolean;
}

/** There is no such commit, or no repository. */
class UnknownCommitError extends Error {}

const packages = ["package.json", "package-lock.json"];
/** Themes that are a part of the code. */
const baseThemes = codeThemes.map(themeFileOf);
const code = ["src", "scripts", "locales", ...packages, ...baseThemes];
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/**
 * Reads which kinds of files differ from a commit; also files that are not committed yet.
 * @param root the repository's folder
 * @throws UnknownCommitError
 */
export async function readChange(root: string, ref: string): Promise<Change> {
  const git = async (...args: readonly string[]) =>
    (await run("git", ["--no-optional-locks", ...args], { cwd: root, maxBuffer: 2 ** 26 })).stdout;
  const commit = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).then(
    (line) => line.trim(),
    async () => {
      const isShallow = (await git("rev-parse", "--is-shallow-repository").catch(() => "")).trim() === "true";
      const advice = `, which has only a part of the history: git fetch --depth=1 origin <commit>, or git fetch --unshallow`;
      throw new UnknownCommitError(`There is no commit ${ref} in this repository${isShallow ? advice : ""}`);
    },
  );
  const paths = [...code, "tenants", "themes"];
  const [committed, others] = await Promise.all([
    git("diff", "--name-only", "--no-renames", "-z", commit, "--", ...paths),
    git("ls-files", "--others", "--exclude-standard", "-z", "--", ...paths),
  ]);
  const changed = `${committed}${others}`.split("\0").filter((path) => path !== "" && !isTest(path));
  const isBrand = (path: string) => /^(?:tenants|themes)\//.test(path) && !baseThemes.includes(path);
  return {
    commit,
    isCode: changed.some((path) => !isBrand(path)),
    isPackages: changed.includes("package-lock.json"),
    isBrands: changed.some(isBrand),
  };
}
