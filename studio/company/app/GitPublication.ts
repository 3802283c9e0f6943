import type { PersonName } from "#studio/document/company/CompanyWire.ts";
import type { PublicationRepository } from "../publication/Publisher.ts";
import { bringApprovedUpToDate } from "../repository/bringUpToDate.ts";
import { type CommitAuthor, commitAuthor } from "../repository/commitWords.ts";
import { codeDiffers, findMerge, revertProposal, sendToMain, writeMerge } from "../repository/mergeProposal.ts";
import type { Repository } from "../repository/Repository.ts";
import { equipCheckout } from "./equipCheckout.ts";

interface GitPublicationOptions {
  readonly repository: Repository;
  /** The studio's own checkout: its packages are used by the commands in the folder of publications. */
  readonly root: string;
  readonly titleOf: (proposal: number) => string;
  /** The e-mail address of somebody, for their commits. */
  readonly emailOf: (person: PersonName) => string;
  /** A proposal has the newest main branch in it: its branch has a new commit. */
  readonly onUpdated: (proposal: number, head: string) => Promise<void>;
  readonly now?: () => number;
}

const worktree = "publish";

/** The repository as a publication needs it: merges are made in the server's clone, and built in a worktree of its own. */
export class GitPublication implements PublicationRepository {
  readonly folder: string;
  readonly #options: GitPublicationOptions;

  constructor(options: GitPublicationOptions) {
    this.#options = options;
    this.folder = options.repository.worktrees.path(worktree);
  }

  async prepare(proposal: number, commit: string, by: PersonName) {
    const { repository, onUpdated } = this.#options;
    await repository.fetch();
    const done = await findMerge(repository, commit);
    if (done !== undefined) {
      await this.checkOut(done);
      return { kind: "prepared", merge: done } as const;
    }
    const act = this.#act(proposal, by);
    // Somebody can have saved while the publication began, or moved the branch.
    const updated = await bringApprovedUpToDate(repository, commit, act);
    if (updated.kind === "conflicts") return { kind: "conflict" } as const;
    // Also when a killed server has brought it up to date, and could not note it.
    if (updated.head !== commit) await onUpdated(proposal, updated.head);
    const merge = await writeMerge(repository, updated.head, act);
    await this.checkOut(merge);
    return { kind: "prepared", merge } as const;
  }

  async checkOut(commit: string): Promise<void> {
    const { repository, root } = this.#options;
    await repository.turns.take(worktree, async () => {
      const at = await repository.worktrees.at(worktree);
      if (at === undefined) await repository.worktrees.add(worktree, commit, "detached");
      else await repository.worktrees.reset(worktree, commit);
      await equipCheckout(root, this.folder);
    });
  }

  async send(merge: string) {
    const sent = await sendToMain(this.#options.repository, merge);
    if (sent === "unreachable") throw new Error("The remote does not answer.");
    return sent === "refused" ? "moved" : "sent";
  }

  async isOnMain(commit: string): Promise<boolean> {
    const { repository } = this.#options;
    await repository.fetch();
    return repository.commits.isWithin(commit, await repository.main());
  }

  async hasOtherCode(a: string, b: string): Promise<boolean> {
    const { repository } = this.#options;
    const known = await Promise.all([a, b].map((each) => repository.commits.at(each)));
    return known.includes(undefined) || codeDiffers(repository, a, b);
  }

  async revert(merge: string, proposal: number, by: PersonName): Promise<string> {
    const { repository } = this.#options;
    // It never reached the main branch, or somebody has forced that since: there is nothing to take back.
    if (!(await this.isOnMain(merge))) return repository.main();
    const taken = await revertProposal(repository, merge, this.#act(proposal, by));
    if (taken.kind === "done") return taken.commit;
    if (taken.kind === "conflicts")
      throw new Error("The main branch has changed the same fields since: take the proposal back with a new one.");
    throw new Error(
      taken.kind === "moved" ? "The main branch has moved. Try again." : "The remote does not answer. Try again later.",
    );
  }

  #act(number: number, by: PersonName) {
    const { titleOf, emailOf, now = Date.now } = this.#options;
    const author: CommitAuthor = commitAuthor({ ...by, email: emailOf(by) });
    return { number, title: titleOf(number), author, atMs: now() };
  }
}
