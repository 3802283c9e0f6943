import type { PersonName } from "#studio/document/company/CompanyWire.ts";
import type { PullRequestRepository } from "../publication/PullRequests.ts";
import type { BranchSender } from "../repository/BranchSender.ts";
import { bringApprovedUpToDate } from "../repository/bringUpToDate.ts";
import { commitAuthor } from "../repository/commitWords.ts";
import { findMerge } from "../repository/mergeProposal.ts";
import { proposalBranch, type Repository } from "../repository/Repository.ts";

interface GitPullRequestsOptions {
  readonly repository: Repository;
  readonly sender: BranchSender;
  readonly titleOf: (proposal: number) => string;
  /** The e-mail address of somebody, for their commits. */
  readonly emailOf: (person: PersonName) => string;
  /** A proposal has the newest main branch in it: its branch has a new commit. */
  readonly onUpdated: (proposal: number, head: string) => Promise<void>;
  readonly now?: () => number;
}

/** The repository as pull requests need it. The main branch of the remote is moved by others alone. */
export class GitPullRequests implements PullRequestRepository {
  readonly folder: string;
  readonly branchOf = proposalBranch;
  readonly titleOf: (proposal: number) => string;
  readonly #options: GitPullRequestsOptions;

  constructor(options: GitPullRequestsOptions) {
    this.#options = options;
    this.folder = options.repository.clone;
    this.titleOf = options.titleOf;
  }

  async send(number: number, commit: string, by: PersonName) {
    const { repository, sender, titleOf, emailOf, onUpdated, now = Date.now } = this.#options;
    await repository.fetch();
    const author = commitAuthor({ ...by, email: emailOf(by) });
    const act = { number, title: titleOf(number), author, atMs: now() };
    const updated = await bringApprovedUpToDate(repository, commit, act);
    if (updated.kind === "conflicts") return { kind: "conflict" } as const;
    // Also when a killed server has brought it up to date, and could not note it.
    if (updated.head !== commit) await onUpdated(number, updated.head);
    const sent = await sender.send(number);
    if (sent === "refused") throw new Error("Somebody else has moved the branch on the remote.");
    if (sent === "unreachable") throw new Error("The remote does not answer.");
    return { kind: "sent", branch: proposalBranch(number), commit: updated.head } as const;
  }

  async mergeOf(number: number, commit: string): Promise<string | undefined> {
    const { repository } = this.#options;
    try {
      await repository.fetch();
    } catch {
      return undefined;
    }
    const { commits } = repository;
    const [main, since] = [await repository.main(), await repository.base(number)];
    const merge = await findMerge(repository, commit);
    if (merge !== undefined) return merge;
    if (await commits.isWithin(commit, main)) return commit;
    // Squashed: a commit of its own, with the words of the proposal if the CI keeps them.
    const own = await commits.list(main, { onlyMain: true, since });
    return own.find(({ proposal, takesBack }) => proposal?.number === number && takesBack === undefined)?.hash ?? main;
  }
}
