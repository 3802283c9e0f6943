import { execFileSync } from "node:child_process";
import { repository } from "#scripts/files/repository.ts";

const git = (...args: readonly string[]): string[] =>
  execFileSync("git", args, { cwd: repository, encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "");

/** Files that differ from a commit, and new files that are not ignored; paths from the root. */
export const changedSince = (ref: string): string[] => [
  ...git("diff", "--name-only", "-z", ref, "--"),
  ...git("ls-files", "--others", "--exclude-standard", "-z"),
];
