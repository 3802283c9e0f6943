import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Commits the files of a folder, and makes a bare repository of it that a studio clones. */
export async function makeRemote(folder: string, work: string): Promise<string> {
  const remote = join(folder, "remote.git");
  const git = (...args: readonly string[]) =>
    execute("git", ["-c", "user.name=Bench", "-c", "user.email=bench@company.example", ...args], {
      cwd: work,
      maxBuffer: 2 ** 26,
    });
  await git("init", "--quiet", "--initial-branch=main");
  await git("add", "--all");
  await git("commit", "--quiet", "--message=Brands");
  await git("clone", "--quiet", "--bare", work, remote);
  return remote;
}
