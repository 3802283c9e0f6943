import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Counts how often git is started while something is done: programs are what takes the time of the studio. */
export async function countedGit<Result>(work: () => Promise<Result>): Promise<{ result: Result; programs: number }> {
  const folder = await mkdtemp(join(tmpdir(), "counted-git-"));
  const former = process.env["PATH"] ?? "";
  const git = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  const list = join(folder, "list");
  await writeFile(list, "");
  await writeFile(join(folder, "git"), `#!/bin/sh\necho >> '${list}'\nexec '${git}' "$@"\n`);
  await chmod(join(folder, "git"), 0o755);
  process.env["PATH"] = folder + delimiter + former;
  try {
    const result = await work();
    return { result, programs: (await readFile(list, "utf8")).length };
  } finally {
    process.env["PATH"] = former;
    await rm(folder, { recursive: true });
  }
}
