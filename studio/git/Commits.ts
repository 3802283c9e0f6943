import { GitError, isolated, isolatedGit, requireHash } from "./runGit.ts";
import { ObjectReader } from "./ObjectReader.ts";
import {
  type NotedField,
  notedFieldsOf,
  personKeysOf,
  isByStudio,
  cleanLine,
  type CommitAuthor,
  proposalOf,
  type ProposalNote,
  takenBackBy,
} from "./commitWords.ts";

/** A file of a commit. */
export interface TreeFile {
  readonly mode: string;
  readonly blob: string;
}

/** A file that differs between two commits. Left out: that commit does not have it. */
export interface ChangedFile {
  readonly path: string;
  readonly before?: TreeFile;
  readonly after?: TreeFile;
}

/** A commit, as people see it. */
export interface CommitFacts {
  readonly hash: string;
  readonly parents: readonly string[];
  readonly author: CommitAuthor;
  /** The studio itself has made it: no person has decided anything in it. */
  readonly isByStudio: boolean;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly subject: string;
  /** What stands for the others who have written what it has. */
  readonly coAuthors?: readonly string[];
  /** Who has set its fields that need a role. Left out: it does not say it. */
  readonly noted?: readonly NotedField[];
  readonly proposal?: ProposalNote;
  /** The merge that it takes back. */
  readonly takesBack?: string;
}

const noBlob = /^0+$/;
const fileOf = (mode: string, blob: string): TreeFile | undefined => (noBlob.test(blob) ? undefined : { mode, blob });

/** No text of a commit has a NUL: whatever somebody writes into a message stays in its field. */
const format = "--format=%H%x00%P%x00%an%x00%ae%x00%aI%x00%B";
const fieldCount = 6;
const shown = ["-z", "--no-color", "--no-ext-diff", "--no-textconv", "--no-show-signature", "--no-notes"];

/** A commit can have any text as its date. */
function timeOf(text: string): string {
  const ms = Date.parse(text);
  return new Date(Number.isNaN(ms) ? 0 : ms).toISOString();
}

function factsOf([
  hash = "",
  parents = "",
  name = "",
  email = "",
  at = "",
  message = "",
]: readonly string[]): CommitFacts {
  const [proposal, takesBack] = [proposalOf(message), takenBackBy(message)];
  const [key, ...others] = personKeysOf(message);
  const noted = notedFieldsOf(message);
  return {
    hash,
    parents: parents.split(" ").filter(Boolean),
    author: { name, email, ...(key === undefined ? {} : { key }) },
    isByStudio: isByStudio(message, { name, email }),
    at: timeOf(at),
    subject: cleanLine(message.split("\n")[0] ?? ""),
    ...(others.length === 0 ? {} : { coAuthors: others }),
    ...(noted.length === 0 ? {} : { noted }),
    ...(proposal === undefined ? {} : { proposal }),
    ...(takesBack === undefined ? {} : { takesBack }),
  };
}

function parseLog(output: string): CommitFacts[] {
  const fields = output.split("\0");
  const count = Math.floor(fields.length / fieldCount);
  return Array.from({ length: count }, (_, at) => factsOf(fields.slice(at * fieldCount, (at + 1) * fieldCount)));
}

/** What the commits of the clone have. Nothing is written. */
export class Commits {
  readonly folder: string;
  readonly #objects;

  /** @param folder of the clone */
  constructor(folder: string) {
    this.folder = folder;
    this.#objects = new ObjectReader(folder, isolated);
  }

  /** The commit that a reference leads to; undefined when there is none. @throws GitError when git cannot say it */
  at(reference: string): Promise<string | undefined> {
    return this.#objects.hashOf(`${reference}^{commit}`);
  }

  /** The newest commit that both have; undefined when they have none. @throws GitError when git cannot say it */
  async mergeBase(a: string, b: string): Promise<string | undefined> {
    return this.#orNothing(this.#git(["merge-base", requireHash(a), requireHash(b)]));
  }

  /** Whether a commit is, or comes before, another. */
  async isWithin(earlier: string, later: string): Promise<boolean> {
    return (await this.mergeBase(earlier, later)) === earlier;
  }

  /** The tree of a commit: equal trees have equal files. */
  treeOf = (commit: string): Promise<string> => this.#git(["rev-parse", "--verify", `${requireHash(commit)}^{tree}`]);

  /** The files that differ between two commits, or trees. */
  async changedFiles(before: string, after: string): Promise<readonly ChangedFile[]> {
    const args = ["diff-tree", "-r", "-z", "--raw", "--no-renames", requireHash(before), requireHash(after)];
    const fields = (await isolatedGit(this.folder, args)).split("\0");
    return fields.flatMap((head, index): ChangedFile[] => {
      const path = fields[index + 1];
      if (!head.startsWith(":") || path === undefined) return [];
      const [modeBefore = "", modeAfter = "", blobBefore = "", blobAfter = ""] = head.slice(1).split(" ");
      const [old, now] = [fileOf(modeBefore, blobBefore), fileOf(modeAfter, blobAfter)];
      return [{ path, ...(old && { before: old }), ...(now && { after: now }) }];
    });
  }

  /** Files as text, by `<commit>:<path>` or by blob. One that does not exist is left out. */
  read(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.#objects.read(names);
  }

  /** A file of a commit as text; undefined when the commit does not have it. */
  async text(commit: string, path: string): Promise<string | undefined> {
    const name = `${requireHash(commit)}:${path}`;
    return (await this.read([name])).get(name);
  }

  /** The paths of the files below a folder. */
  async paths(commit: string, under: string): Promise<readonly string[]> {
    const args = ["ls-tree", "-r", "-z", "--name-only", requireHash(commit), "--", under];
    return (await isolatedGit(this.folder, args)).split("\0").filter(Boolean);
  }

  /**
   * Commits from the newest.
   * @param since none of those that this commit has; left out: from the first
   */
  async list(
    until: string,
    {
      since,
      most = 500,
      path,
      onlyMain = false,
    }: { since?: string; most?: number; path?: string; onlyMain?: boolean } = {},
  ): Promise<readonly CommitFacts[]> {
    const range = [requireHash(until), ...(since === undefined ? [] : [`^${requireHash(since)}`])];
    const args = ["log", "--topo-order", `--max-count=${most}`, ...(onlyMain ? ["--first-parent"] : []), ...shown];
    const output = await isolatedGit(this.folder, [
      ...args,
      format,
      ...range,
      "--",
      ...(path === undefined ? [] : [path]),
    ]);
    return parseLog(output);
  }

  /**
   * The commits that have changed a file, from the newest. Their parents are the commits of the same list that each has
   * begun with: a merge that has taken the file of one side is left out.
   */
  async ofFile(path: string, until: string): Promise<readonly CommitFacts[]> {
    const args = ["log", "--topo-order", "--parents", ...shown, format, requireHash(until), "--", path];
    return parseLog(await isolatedGit(this.folder, args));
  }

  /** The name that a file had before a commit has renamed it; undefined when it was new. */
  async formerName(
    path: string,
    commit: string,
  ): Promise<{ readonly path: string; readonly commit: string } | undefined> {
    const before = await this.at(`${requireHash(commit)}^`);
    if (before === undefined) return undefined;
    const args = ["diff-tree", "-r", "-z", "-M", "--diff-filter=R", "--name-status", before, commit];
    const fields = (await isolatedGit(this.folder, args)).split("\0");
    const at = fields.findIndex((field, index) => /^R\d+$/.test(field) && fields[index + 2] === path);
    const former = fields[at + 1];
    return at === -1 || former === undefined ? undefined : { path: former, commit: before };
  }

  async #git(args: readonly string[]): Promise<string> {
    return (await isolatedGit(this.folder, args)).trim();
  }

  /** Git says no by failing. A git that was ended has said nothing. */
  async #orNothing(answer: Promise<string>): Promise<string | undefined> {
    try {
      return (await answer) || undefined;
    } catch (error) {
      if (error instanceof GitError && error.kind === "failed" && error.exitCode !== undefined) return undefined;
      throw error;
    }
  }
}
