import { realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ReadSince } from "#scripts/tenant/Explanation.ts";
import type { KnownOrigin, ValueOrigin } from "#studio/document/ValueOrigin.ts";
import type { CommitFacts } from "./Commits.ts";
import type { CommitAuthor } from "./commitWords.ts";
import { FieldBlame, type FileValue, type Since } from "./FieldBlame.ts";
import { GitError, runGit } from "./runGit.ts";

/** Says since when a value of a saved file has been what it is. */
export type FindOrigin = (value: FileValue) => Promise<ValueOrigin>;

/** A name as people have: a word with a capital letter, not «CI», or two words, and no sign of an account, such as a digit. */
const personName = /^(?=.*\p{Lu}\p{M}*\p{Ll}|.*\p{L}{2}.*\s.*\p{L}{2})[^\d[\]@_/]+$/u;

/** Whether the author of a commit has the name of a person. The studio knows whom it has signed in. */
const isPerson = ({ name, key }: CommitAuthor): boolean => key !== undefined || personName.test(name);

/** What a commit itself says of the values that it has made. */
export const knownOrigin = ({ at, author, proposal, takesBack }: CommitFacts): KnownOrigin => ({
  kind: "known",
  since: at,
  ...(isPerson(author) && { by: author.name }),
  ...(takesBack !== undefined && { isTakenBack: true as const }),
  ...(proposal !== undefined && { proposal }),
});

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
function folderBlame(dir: string): (value: FileValue) => Promise<Since> {
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

/** Says of the values in a folder of brands what its git knows, for the studio of one person. */
export function folderOrigins(dir: string): FindOrigin {
  const sinceOf = folderBlame(dir);
  return async (value) => {
    const since = await sinceOf(value);
    if (since === undefined) return { kind: "unknown" };
    return since === "not committed" ? { kind: "uncommitted" } : knownOrigin(since);
  };
}

/** Says since when the values in a folder of brands have been what they are, for `npm run tenant -- explain`. */
export function openSince(dir: string): ReadSince {
  const sinceOf = folderBlame(dir);
  return async (value) => {
    const since = await sinceOf(value);
    if (since === undefined || since === "not committed") return since;
    const { at, author, hash, proposal } = since;
    const number = proposal === undefined ? {} : { proposal: proposal.number };
    return { date: at.slice(0, 10), by: author.name, commit: hash, ...number };
  };
}
