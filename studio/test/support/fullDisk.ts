import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

const full = "fatal: unable to write loose object file: No space left on device";

/**
 * Does something while one command of git cannot write: the disk is full.
 * @param folder for a program in the place of git
 */
export async function onFullDisk<Result>(
  folder: string,
  command: "commit" | "commit-tree",
  work: () => Promise<Result>,
): Promise<Result> {
  const programs = join(folder, "full");
  await mkdir(programs, { recursive: true });
  const git = execFileSync("/bin/sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  const script = `#!/bin/sh
for each in "$@"; do if [ "$each" = ${command} ]; then echo "${full}" >&2; exit 128; fi; done
exec ${git} "$@"
`;
  // Written by another process: a file that this one has open for writing, for a fork too, cannot be started (ETXTBSY).
  execFileSync("/bin/sh", ["-c", 'cat > "$1" && chmod 755 "$1"', "sh", join(programs, "git")], { input: script });
  const former = process.env["PATH"];
  process.env["PATH"] = `${programs}:${former}`;
  try {
    return await work();
  } finally {
    process.env["PATH"] = former;
  }
}
