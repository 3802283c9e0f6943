import { realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { ValueSince } from "#scripts/tenant/Explanation.ts";
import type { ReadSince } from "#scripts/tenant/withSince.ts";
import { fieldsIn } from "#studio/document/fieldChanges.ts";
import { GitError, runGit } from "#studio/server/machine/history/runGit.ts";
import { Commits } from "./Commits.ts";
import { FieldBlame } from "./FieldBlame.ts";

const unknown: ReadSince = () => Promise.resolve(undefined);

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
 * Says since when the values of the files in a folder of brands have been what they are. Nothing is said in a clone that
 * has only a part of the history: its oldest commit is not where a value came from.
 */
export async function openSince(dir: string): Promise<ReadSince> {
  const place = await ifGit(() => runGit(dir, ["rev-parse", "--show-toplevel", "--is-shallow-repository", "HEAD"]));
  const [root = "", isShallow, head = ""] = place?.split("\n") ?? [];
  if (isShallow !== "false") return unknown;
  const inside = relative(root, await realpath(dir))
    .split(sep)
    .join("/");
  const [commits, blame] = [new Commits(root), new FieldBlame(root)];

  return ({ file, path, value }) =>
    ifGit(async (): Promise<ValueSince | undefined> => {
      const name = join(inside, file).split(sep).join("/");
      const committed = valueAt(fieldsIn(await commits.text(head, name)), path);
      if (!isSameJson(committed, value)) return "not committed";
      const newest = (await blame.field(name, path, head)).toSorted(
        (a, b) => Date.parse(b.since.at) - Date.parse(a.since.at),
      )[0]?.since;
      if (newest === undefined) return undefined;
      const { at, author, hash, proposal } = newest;
      const number = proposal === undefined ? {} : { proposal: proposal.number };
      return { date: at.slice(0, 10), by: author.name, commit: hash, ...number };
    });
}
