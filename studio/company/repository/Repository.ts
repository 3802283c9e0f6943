import { isolatedGit, firstFetchMs, remoteGit, requireHash, GitError } from "#studio/git/runGit.ts";
import { Commits } from "#studio/git/Commits.ts";
import type { CommitAuthor } from "#studio/git/commitWords.ts";
import { Worktrees } from "#studio/git/Worktrees.ts";

/** The main branch was moved on the remote. */
export interface MainMove {
  readonly from: string;
  readonly to: string;
  /** It does not have its former commit any more: somebody has forced it. */
  readonly isForced: boolean;
}

/** What became of a push. `refused`: the branch on the remote is not what the caller knows. */
export type PushResult = "pushed" | "refused";

/** The files of the main branch, which stay the same for as long as the commit does. */
export interface MainFiles {
  readonly folder: string;
  readonly commit: string;
}

export interface RepositoryOptions {
  readonly clone: string;
  readonly data: string;
  readonly branch: string;
  /** Whose name the commits of the server have as committer. */
  readonly committer: CommitAuthor;
  /** Gives the folder back to others. */
  readonly unlock: () => void;
}

const proposalFormat = /^forslag\/([1-9]\d{0,8})$/;

/** The branch of a proposal. */
export const proposalBranch = (number: number): string => {
  if (!proposalFormat.test(`forslag/${number}`)) throw new RangeError("not a proposal");
  return `forslag/${number}`;
};

const worktreeOf = (number: number): string => `proposals/${number}`;

/** It is kept as a reference, so that it stays known when the main branch is forced to another history. */
const baseRef = (number: number): string => `refs/studio/base/${proposalBranch(number)}`;

/** The branch was moved by somebody else. Other refusals of a remote, such as that of a protected branch, are errors. */
const isMoved =
  /\[rejected\]|stale info|\[remote rejected\].*\((?:cannot lock ref|failed to update ref|incorrect old value)/;

/** So long somebody waits for the remote at most, where what was fetched before will do. */
const soonMs = 5_000;

/** The clone of the server, with its worktrees. It follows the main branch of the remote, which is the truth. */
export class Repository {
  readonly branch: string;
  readonly committer: CommitAuthor;
  readonly commits: Commits;
  readonly worktrees: Worktrees;
  /** Work on one proposal, on the main branch or with the remote is done one after the other. */
  readonly turns = new Turns();
  readonly #clone: string;
  readonly #unlock: () => void;
  #asked: Promise<unknown> | undefined;

  /** Opened by `openRepository`. */
  constructor({ clone, data, branch, committer, unlock }: RepositoryOptions) {
    this.#clone = clone;
    this.branch = branch;
    this.committer = committer;
    this.#unlock = unlock;
    this.commits = new Commits(clone);
    this.worktrees = new Worktrees(this.commits, data);
  }

  /** Folder of the clone. It has no files of a commit. */
  get clone(): string {
    return this.#clone;
  }

  /** The main branch as it was fetched last. @throws Error when the remote does not have it */
  async main(): Promise<string> {
    const commit = await this.commits.at(`refs/remotes/origin/${this.branch}`);
    if (commit === undefined) throw new Error(`The remote has no branch ${this.branch}.`);
    return commit;
  }

  /**
   * Fetches the main branch and the proposals.
   * @returns how the main branch has moved; undefined when it has not
   * @throws GitError when the remote does not answer
   */
  fetch(): Promise<MainMove | undefined> {
    return this.turns.take("remote", async () => {
      const from = await this.commits.at(`refs/remotes/origin/${this.branch}`);
      const refs = [this.branch, "forslag/*"].map((each) => `+refs/heads/${each}:refs/remotes/origin/${each}`);
      const args = ["fetch", "--quiet", "--prune", "--no-tags", "--no-write-fetch-head", "origin", ...refs];
      await remoteGit(this.#clone, args, from === undefined ? firstFetchMs : undefined);
      const to = await this.main();
      if (from === undefined || from === to) return undefined;
      return { from, to, isForced: !(await this.commits.isWithin(from, to)) };
    });
  }

  /**
   * Fetches for somebody who waits. A remote that does not answer soon keeps nobody: what was fetched before is used.
   * @param mostMs how long to wait
   */
  async fetchSoon(mostMs = soonMs): Promise<void> {
    // Everybody waits for the same attempt: with a remote that hangs they would wait for each other.
    this.#asked ??= this.fetch()
      .catch(() => undefined)
      .finally(() => (this.#asked = undefined));
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, mostMs);
    await Promise.race([this.#asked, enough]);
    clearTimeout(timer);
  }

  /** The files of the main branch. They follow the main branch with each call. */
  mainWorktree(): Promise<MainFiles> {
    return this.turns.take("main", async () => {
      const commit = await this.main();
      const at = await this.worktrees.at("main");
      if (at === undefined) await this.worktrees.add("main", commit, "detached");
      else if (at !== commit) await this.worktrees.reset("main", commit);
      return { folder: this.worktrees.path("main"), commit };
    });
  }

  /**
   * The folder with the files of a proposal. A proposal that has no branch yet begins with the main branch; one whose
   * branch is only on the remote is taken from there.
   */
  proposalWorktree(number: number): Promise<string> {
    return this.inTurn(number, async () => {
      const name = worktreeOf(number);
      if ((await this.worktrees.at(name)) === undefined) {
        const branch = proposalBranch(number);
        const known = (await this.head(number)) ?? (await this.commits.at(`refs/remotes/origin/${branch}`));
        const commit = known ?? (await this.main());
        await this.worktrees.add(name, commit, { branch });
        if ((await this.commits.at(baseRef(number))) === undefined)
          await isolatedGit(this.#clone, ["update-ref", baseRef(number), await this.#firstBase(commit)]);
      }
      return this.worktrees.path(name);
    });
  }

  /** Removes the files of a proposal that is closed or live. Its branch stays. */
  removeProposalWorktree(number: number): Promise<void> {
    return this.inTurn(number, () => this.worktrees.remove(worktreeOf(number)));
  }

  /** Does something with a proposal when nothing else is done with it. */
  inTurn<Result>(number: number, work: () => Promise<Result>): Promise<Result> {
    return this.turns.take(proposalBranch(number), work);
  }

  /** The newest commit of a proposal; undefined when the server has no branch of it. */
  head(number: number): Promise<string | undefined> {
    return this.commits.at(`refs/heads/${proposalBranch(number)}`);
  }

  /** The commit of the main branch that a proposal stands on. */
  async base(number: number): Promise<string> {
    return (
      (await this.commits.at(baseRef(number))) ?? this.#firstBase((await this.head(number)) ?? (await this.main()))
    );
  }

  /**
   * Moves the branch of a proposal, if it still is where the caller knows it to be, and the commit of the main branch that
   * it stands on with it: both are moved, or none.
   * @throws GitError
   */
  async moveProposal(number: number, from: string, to: string, base: string): Promise<void> {
    const branch = proposalBranch(number);
    const lines = [
      `update refs/heads/${branch}\0${requireHash(to)}\0${requireHash(from)}\0`,
      `update ${baseRef(number)}\0${requireHash(base)}\0\0`,
    ];
    await isolatedGit(this.#clone, ["update-ref", "-z", "--stdin"], { input: lines.join("") });
    const name = worktreeOf(number);
    if ((await this.worktrees.at(name)) !== undefined) await this.worktrees.reset(name);
  }

  /** The proposals that have a branch here or on the remote: they are known again when the database was lost. */
  async proposals(): Promise<readonly number[]> {
    const { here, sent } = await this.heads();
    return [...new Set([...here.keys(), ...sent.keys()])].toSorted((a, b) => a - b);
  }

  /** The newest commits of all proposals, by number, here and on the remote as it was fetched last: one call of git. */
  async heads(): Promise<{ readonly here: ReadonlyMap<number, string>; readonly sent: ReadonlyMap<number, string> }> {
    const [here, sent] = [new Map<number, string>(), new Map<number, string>()];
    const places = [["refs/heads/", here] as const, ["refs/remotes/origin/", sent] as const];
    const args = ["for-each-ref", "--format=%(objectname) %(refname)", ...places.map(([place]) => `${place}forslag/`)];
    for (const line of (await isolatedGit(this.#clone, args)).split("\n")) {
      const [commit = "", name = ""] = line.split(" ");
      const [place, heads] = places.find(([each]) => name.startsWith(each)) ?? [];
      const number = Number(proposalFormat.exec(name.slice(place?.length))?.[1]);
      if (Number.isSafeInteger(number)) heads?.set(number, commit);
    }
    return { here, sent };
  }

  /** Whether the remote has everything of a proposal. */
  async isSent(number: number): Promise<boolean> {
    const here = await this.head(number);
    if (here === undefined || here === (await this.commits.at(`refs/remotes/origin/${proposalBranch(number)}`)))
      return true;
    // The branch of what is merged may be removed on the remote.
    return this.commits.isWithin(here, await this.main());
  }

  /**
   * Pushes a commit to a branch of the remote.
   * @param expected where the branch has to be on the remote; left out: at an earlier commit of the same history
   * @throws GitError when the remote does not answer, or does not take it; the message is that of the remote
   */
  push(commit: string, branch: string, expected?: string): Promise<PushResult> {
    return this.turns.take("remote", async () => {
      const to = `refs/heads/${branch}`;
      const lease = expected === undefined ? [] : [`--force-with-lease=${to}:${requireHash(expected)}`];
      try {
        // No hook of the machine is asked: `core.hooksPath` leads nowhere.
        await remoteGit(this.#clone, ["push", "--quiet", ...lease, "origin", `${requireHash(commit)}:${to}`]);
        await isolatedGit(this.#clone, ["update-ref", `refs/remotes/origin/${branch}`, commit]);
        return "pushed";
      } catch (error) {
        if (error instanceof GitError && isMoved.test(error.message)) return "refused";
        throw error;
      }
    });
  }

  /** Makes a commit a branch of the remote, whatever it was. For branches that are the studio's own. @throws GitError */
  replace(commit: string, branch: string): Promise<void> {
    return this.turns.take("remote", async () => {
      const refspec = `+${requireHash(commit)}:refs/heads/${branch}`;
      await remoteGit(this.#clone, ["push", "--quiet", "origin", refspec]);
    });
  }

  /** Gives the folder back when what is being done is done. */
  async close(): Promise<void> {
    await this.turns.ended();
    this.#unlock();
  }

  async #firstBase(commit: string): Promise<string> {
    const main = await this.main();
    return (await this.commits.mergeBase(main, commit)) ?? main;
  }
}

/** Work of which only one part is done at a time, in the order in which it came. Work with other names does not wait. */
class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does something when everything of the same name that came before it is done, or has failed. */
  take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#last.set(name, turn);
    const forget = () => {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    };
    void turn.then(forget, forget);
    return turn;
  }

  /** Resolves when nothing is being done. */
  async ended(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values());
  }
}
