import type { ChosenValues, PersonName } from "#studio/document/company/proposalState.ts";
import type { PullRequestRepository } from "./PullRequests.ts";
import { RemoteAwayError } from "./PublicationWay.ts";
import type { BranchSender } from "../repository/BranchSender.ts";
import { bringApprovedUpToDate } from "../repository/bringUpToDate.ts";
import { findMerge, findRevert, prepareRevert } from "../repository/mergeProposal.ts";
import { proposalBranch } from "../repository/Repository.ts";
import { choicesFor, fetchMain, type GitActs, gitAct } from "./GitMain.ts";

interface GitPullRequestsOptions extends GitActs {
  readonly sender: BranchSender;
  /** What the project's CI says of a proposal: it can have merged it without the words of the proposal. */
  readonly isSaidMerged: (proposal: number) => boolean;
}

/** The branch of the commit that takes a proposal back. */
export const takeBackBranch = (number: number): string => `tilbake/${number}`;

/** The repository as pull requests need it. The main branch of the remote is moved by others alone. */
export class GitPullRequests implements PullRequestRepository {
  readonly folder: string;
  readonly titleOf: (proposal: number) => string;
  readonly #options: GitPullRequestsOptions;

  constructor(options: GitPullRequestsOptions) {
    this.#options = options;
    this.folder = options.repository.clone;
    this.titleOf = options.titleOf;
  }

  async send(number: number, commit: string, by: PersonName) {
    const { repository, sender, onUpdated } = this.#options;
    await fetchMain(repository);
    const updated = await bringApprovedUpToDate(repository, commit, gitAct(this.#options, number, by));
    if (updated.kind === "conflicts") return { kind: "conflict" } as const;
    // Also when a killed server has brought it up to date, and could not note it.
    if (updated.head !== commit) await onUpdated(number, updated.head);
    const sent = await sender.send(number);
    if (sent === "refused") throw new Error("Somebody else has moved the branch on the remote.");
    if (sent === "unreachable") throw new RemoteAwayError("The remote does not answer, or does not take the branch.");
    return { kind: "sent", branch: proposalBranch(number), commit: updated.head } as const;
  }

  async sendRevert(merge: string, number: number, by: PersonName, chosen?: ChosenValues) {
    const { repository } = this.#options;
    const choices = choicesFor(chosen, await repository.main());
    const prepared = await prepareRevert(repository, merge, gitAct(this.#options, number, by), choices);
    switch (prepared.kind) {
      case "done":
        return { kind: "reverted", revert: prepared.commit } as const;
      case "conflicts":
        return { kind: "conflict" } as const;
      case "unreachable":
        throw new RemoteAwayError("The remote does not answer.");
      case "made": {
        const branch = takeBackBranch(number);
        // The branch is the studio's own: one from an earlier try is replaced.
        await repository.replace(prepared.commit, branch);
        return { kind: "sent", branch, commit: prepared.commit } as const;
      }
    }
  }

  async mergeOf(number: number, commit: string): Promise<string | undefined> {
    const { repository, isSaidMerged } = this.#options;
    const { commits } = repository;
    await repository.fetchSoon();
    const [main, since] = [await repository.main(), await repository.base(number)];
    const merge = await findMerge(repository, commit);
    if (merge !== undefined) return merge;
    if (await commits.isWithin(commit, main)) return commit;
    // Squashed: a commit of its own, with the words of the proposal if the CI keeps them.
    const own = await commits.list(main, { onlyMain: true, since });
    const squashed = own.find(({ proposal, takesBack }) => proposal?.number === number && takesBack === undefined);
    return squashed?.hash ?? (isSaidMerged(number) ? main : undefined);
  }

  async revertOf(merge: string): Promise<string | undefined> {
    await this.#options.repository.fetchSoon();
    return findRevert(this.#options.repository, merge);
  }
}
