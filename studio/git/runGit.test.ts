import { expect, test } from "vitest";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import { GitError } from "./runGit.ts";

test.each([
  ["fatal: unable to write loose object file: No space left on device", "disk-full"],
  ["fatal: sha1 file '/data/clone/worktrees/1/index.lock' write error. Out of diskspace", "disk-full"],
  ["error: unable to create temporary file: Read-only file system", "read-only"],
  ["fatal: bad revision", undefined],
])("what git says of the disk is the studio's problem with a disk: %s", (words, problem) => {
  expect(diskProblemOf(new GitError("failed", words).code)).toBe(problem);
});
