import type { FolderToVerify } from "./FolderToVerify.ts";

const octal = (mode: number) => mode.toString(8).padStart(3, "0");

/** Why a web server, which has a user of its own, cannot serve a file or folder safely; undefined when it can. */
export function modeProblem(mode: number, kind: "file" | "folder"): string | undefined {
  const needed = kind === "file" ? 0o444 : 0o555;
  const isFine = (mode & needed) === needed && (mode & 0o002) === 0;
  return isFine ? undefined : octal(mode);
}

/**
 * Who may read and write: everybody reads, for a web server has a user of its own; owner and group alone may write. No
 * folder is empty.
 */
export function verifyModes({ content: { files, folders }, list }: FolderToVerify): void {
  for (const { path, mode } of files.values()) {
    const problem = modeProblem(mode, "file");
    if (problem !== undefined) list.add("bad-mode", path, problem);
  }
  for (const [path, { mode, entries }] of folders) {
    const problem = modeProblem(mode, "folder");
    if (problem !== undefined) list.add("bad-mode", path, problem);
    if (entries === 0) list.add("empty-folder", path);
  }
}
