import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What a release was made from. */
export interface ReleaseOrigin {
  /** Undefined outside a git repository. */
  readonly source: ReleaseSource | undefined;
  /** Why there is no source: the first line of what git says. */
  readonly noSource?: string;
  /** The versions of the tools that decide about bytes, by name. */
  readonly tools: Readonly<Record<string, string>>;
  /** The day from which dates are counted, as `2026-12-24`: that of the commit. Undefined: no date is written. */
  readonly day: string | undefined;
  /** Name of the preview that it is made for. Left out: it is made for all environments of the brands. */
  readonly preview?: string;
}

/** The state of the repository that was built. */
interface ReleaseSource {
  /** 40 hexadecimal digits. */
  readonly commit: string;
  /** When it was committed, in UTC: `2026-12-24T10:00:00Z`. */
  readonly committedAt: string;
  /** Whether a file that is built had been changed since. */
  readonly modified: boolean;
}

/** What is built from. Brands of another folder are not in the repository: their bytes alone say what they are. */
const sources = ["src", "scripts", "locales", "tenants", "themes", "package.json", "package-lock.json"];

const utc = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** The first line that git wrote to standard error, or why it did not run. */
function gitMessage(error: unknown): string {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  return (said === "" ? String(error) : said).split("\n")[0] ?? "";
}

async function readSource(root: string): Promise<Pick<ReleaseOrigin, "source" | "noSource">> {
  const git = async (...args: readonly string[]) =>
    // Without optional locks: another git command may run in the same repository.
    (await run("git", ["--no-optional-locks", ...args], { cwd: root, maxBuffer: 2 ** 26 })).stdout.trim();
  try {
    const [[commit = "", seconds = ""], changes] = await Promise.all([
      git("log", "-1", "--format=%H %ct").then((line) => line.split(" ")),
      git("status", "--porcelain", "--", ...sources),
    ]);
    return { source: { commit, committedAt: utc(Number(seconds)), modified: changes !== "" } };
  } catch (error) {
    return { source: undefined, noSource: gitMessage(error) };
  }
}

/** Packages that write what is in a folder: chunks and fonts. Node compresses it. */
const tools = ["vite", "rolldown", "subset-font"];

async function readTools(root: string): Promise<Record<string, string>> {
  const versions = await Promise.all(
    tools.map(async (name) => {
      const text = await readFile(join(root, "node_modules", name, "package.json"), "utf8");
      return [name, (JSON.parse(text) as { version: string }).version] as const;
    }),
  );
  const { node, zlib, brotli } = process.versions;
  return { node, zlib, ...(brotli !== undefined && { brotli }), ...Object.fromEntries(versions) };
}

/**
 * Reads what a release is made from. `SOURCE_DATE_EPOCH` (seconds since 1970) is the day without a repository, and
 * instead of the commit's.
 * @param root the repository's folder
 */
export async function readReleaseOrigin(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<ReleaseOrigin> {
  const [read, versions] = await Promise.all([readSource(root), readTools(root)]);
  const given = env["SOURCE_DATE_EPOCH"] ?? "";
  const at = /^\d{1,11}$/.test(given) ? utc(Number(given)) : read.source?.committedAt;
  return { ...read, tools: versions, day: at?.slice(0, 10) };
}
