import { realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { FileValue } from "#studio/server/brands/FindOrigin.ts";
import { GitError, runGit } from "#studio/server/machine/history/runGit.ts";
import { FieldBlame, type Since } from "./FieldBlame.ts";

/** Undefined where git does not answer: there is no git, no repository, no commit, or it does not read the folder. */
async function ifGit<Value>(asked: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/**
 * Says since when the values of the files in a folder of brands have been what they are, as its newest commit has it.
 * Nothing is said in a clone that has only a part of the history: its oldest commit is not where a value came from.
 */
export function folderBlame(dir: string): (value: FileValue) => Promise<Since> {
  const known = new Map<string, FieldBlame>();
  const blameOf = (root: string): FieldBlame => {
    const blame = known.get(root) ?? new FieldBlame(root);
    known.set(root, blame);
    return blame;
  };
  return (value) =>
    ifGit(async () => {
      const place = await runGit(dir, ["rev-parse", "--show-toplevel", "--is-shallow-repository", "HEAD"]);
      const [root = "", isShallow, head = ""] = place.split("\n");
      if (isShallow !== "false") return undefined;
      const file = join(relative(root, await realpath(dir)), value.file)
        .split(sep)
        .join("/");
      return blameOf(root).since({ ...value, file }, head);
    });
}
