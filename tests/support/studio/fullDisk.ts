import { execFileSync } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Does something while git cannot write a commit: the disk is full. @param folder for a program in the place of git */
export async function onFullDisk<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const programs = join(folder, "full");
  await mkdir(programs, { recursive: true });
  const git = execFileSync("/bin/sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  const full = "fatal: unable to write loose object file: No space left on device";
  const script = `#!/bin/sh
for each in "$@"; do if [ "$each" = commit ]; then echo "${full}" >&2; exit 128; fi; done
exec ${git} "$@"
`;
  await writeFile(join(programs, "git"), script);
  await chmod(join(programs, "git"), 0o755);
  const former = process.env["PATH"];
  process.env["PATH"] = `${programs}:${former}`;
  try {
    return await work();
  } finally {
    process.env["PATH"] = former;
  }
}
