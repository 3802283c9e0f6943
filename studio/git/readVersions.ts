import type { DocumentKind } from "#studio/document/StudioDocument.ts";
import { runGit } from "./runGit.ts";

/** A commit that has changed a file. */
export interface FileVersion {
  readonly hash: string;
  readonly short: string;
  readonly date: string;
  readonly message: string;
  readonly kind: DocumentKind;
  /** The path of the file in this commit, below the repository's folder. */
  readonly path: string;
}

/** So many versions of each file are listed. */
export const mostVersions = 200;

/** Before each commit; no message and no path has it. */
const start = "\u0001";

/** How a commit has changed the file. */
interface FileChange {
  readonly path: string | undefined;
  /** Whether it made the file as a copy of another one. */
  readonly isCopy: boolean;
}

/**
 * What a commit says of the file: `M`, `A` or `D` and a path, or `R100` or `C100` with the path before and the path
 * after. A merge says nothing.
 */
function changeOf(fields: readonly string[]): FileChange {
  const [status = "", first, second] = fields.filter((field) => field.trim() !== "");
  return { path: /^\n?[RC]/.test(status) ? second : first, isCopy: /^\n?C/.test(status) };
}

/**
 * Reads the output of `git log -z`: of each commit the format, then the change of the file. What is older than a copy
 * is of the file that was copied: of another brand, which the person may not be allowed to see.
 */
function parseLog(output: string, kind: DocumentKind): FileVersion[] {
  const found = output
    .split(start)
    .slice(1)
    .map((record) => {
      const [hash = "", short = "", date = "", message = "", ...fields] = record.split("\0");
      const { path, isCopy } = changeOf(fields);
      return { isCopy, versions: path === undefined ? [] : [{ hash, short, date, message, kind, path }] };
    });
  const copied = found.findIndex(({ isCopy }) => isCopy);
  return found.slice(0, copied === -1 ? undefined : copied + 1).flatMap(({ versions }) => versions);
}

/**
 * The commits that have changed a file, from the newest; also under names that it had before.
 * @param folder the folder with the brands
 * @param path of the file, below that folder
 */
export async function readVersions(folder: string, kind: DocumentKind, path: string): Promise<FileVersion[]> {
  const format = `--format=${start}%H%x00%h%x00%cI%x00%s%x00`;
  const shown = ["--no-color", "--no-ext-diff", "--no-textconv", "--no-show-signature", "--no-notes", "--name-status"];
  const args = ["log", "--follow", "-z", ...shown, `--max-count=${mostVersions + 1}`, format, "--", path];
  return parseLog(await runGit(folder, args), kind);
}
