import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const full = "fatal: unable to write loose object file: No space left on device";

/** Does something while another program is in the place of git. @param folder for that program */
async function withGit<Result>(folder: string, script: (git: string) => string, work: () => Promise<Result>) {
  const programs = join(folder, "full");
  await mkdir(programs, { recursive: true });
  const git = execFileSync("/bin/sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  // Written by another process: a file that this one has open for writing, for a fork too, cannot be started (ETXTBSY).
  execFileSync("/bin/sh", ["-c", 'cat > "$1" && chmod 755 "$1"', "sh", join(programs, "git")], { input: script(git) });
  const former = process.env["PATH"];
  process.env["PATH"] = `${programs}:${former}`;
  try {
    return await work();
  } finally {
    process.env["PATH"] = former;
  }
}

/** Does something while git cannot write a commit: the disk is full. @param folder for a program in the place of git */
export const onFullDisk = <Result>(folder: string, work: () => Promise<Result>): Promise<Result> =>
  withGit(
    folder,
    (git) => `#!/bin/sh
for each in "$@"; do if [ "$each" = commit ]; then echo "${full}" >&2; exit 128; fi; done
exec ${git} "$@"
`,
    work,
  );

const writing =
  "commit-tree|fetch|hash-object|merge-tree|mktree|push|read-tree|reset|update-index|update-ref|worktree|write-tree";

/**
 * Does something while one call of git that writes meets a full disk.
 * @param at which call that is, from 1
 * @returns how many there were
 */
export async function onFullDiskAt(folder: string, at: number, work: () => Promise<void>): Promise<number> {
  const count = join(folder, "writes");
  await writeFile(count, "");
  const script = (git: string) => `#!/bin/sh
for each in "$@"; do
  case "$each" in
    ${writing})
      echo >> "${count}"
      if [ $(wc -l < "${count}") = ${at} ]; then echo "${full}" >&2; exit 128; fi
      break ;;
  esac
done
exec ${git} "$@"
`;
  await withGit(folder, script, work);
  return (await readFile(count, "utf8")).length;
}
