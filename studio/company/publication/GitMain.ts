import type { ChosenValues, PersonName } from "#studio/document/company/proposalState.ts";
import type { MainRepository } from "./MergeWay.ts";
import { RemoteAwayError } from "./PublicationWay.ts";
import { bringApprovedUpToDate, type BranchAct } from "../repository/bringUpToDate.ts";
import { commitAuthor } from "#studio/git/commitWords.ts";
import { findMerge, revertProposal, sendToMain, writeMerge } from "../repository/mergeProposal.ts";
import type { Repository } from "../repository/Repository.ts";

export interface GitActs {
  readonly repository: Repository;
  readonly titleOf: (proposal: number) => string;
  /** The e-mail address of somebody, for their commits. */
  readonly emailOf: (person: PersonName) => string;
  /** Who has approved a proposal. */
  readonly approversOf: (proposal: number) => readonly PersonName[];
  /** A proposal has the newest main branch in it: its branch has a new commit. */
  readonly onUpdated: (proposal: number, head: string) => Promise<void>;
  readonly now?: () => number;
}

/** Who does something to a proposal, and when, as its commits say it. */
export const gitAct = ({ titleOf, emailOf, now = Date.now }: GitActs, number: number, by: PersonName): BranchAct => ({
  number,
  title: titleOf(number),
  author: commitAuthor({ ...by, email: emailOf(by) }),
  atMs: now(),
});

/** @throws RemoteAwayError */
export async function fetchMain(repository: Repository): Promise<string> {
  try {
    await repository.fetch();
  } catch (error) {
    throw new RemoteAwayError(String(error), { cause: error });
  }
  return repository.main();
}

/** The choices that hold: those that somebody has made for the main branch as it is now. */
export const choicesFor = (chosen: ChosenValues | undefined, main: string): ChosenValues["choices"] =>
  chosen?.main === main ? chosen.choices : [];

/** The repository as merging needs it: merges are made in the server's clone. */
export class GitMain implements MainRepository {
  readonly #acts: GitActs;

  constructor(acts: GitActs) {
    this.#acts = acts;
  }

  async prepare(proposal: number, commit: string, by: PersonName) {
    const { repository, onUpdated } = this.#acts;
    await fetchMain(repository);
    const done = await findMerge(repository, commit);
    if (done !== undefined) return { kind: "isThere", merge: done, head: commit } as const;
    const act = gitAct(this.#acts, proposal, by);
    // Somebody can have saved while the publication began, or moved the branch.
    const updated = await bringApprovedUpToDate(repository, commit, act);
    if (updated.kind === "conflicts") return { kind: "conflict" } as const;
    const { head } = updated;
    // Also when a killed server has brought it up to date, and could not note it.
    if (head !== commit) await onUpdated(proposal, head);
    const { approversOf, emailOf } = this.#acts;
    const approvers = approversOf(proposal).map((each) => commitAuthor({ ...each, email: emailOf(each) }));
    const known = await findMerge(repository, head);
    if (known !== undefined) return { kind: "isThere", merge: known, head } as const;
    return { kind: "made", merge: await writeMerge(repository, head, act, approvers), head } as const;
  }

  async send(merge: string) {
    return (await sendToMain(this.#acts.repository, merge)) === "refused" ? "moved" : "sent";
  }

  async isOnMain(commit: string): Promise<boolean> {
    const { repository } = this.#acts;
    return repository.commits.isWithin(commit, await fetchMain(repository));
  }

  async revert(merge: string, proposal: number, by: PersonName, chosen?: ChosenValues) {
    const { repository } = this.#acts;
    const act = gitAct(this.#acts, proposal, by);
    const revert = async () => {
      const choices = choicesFor(chosen, await repository.main());
      const taken = await revertProposal(repository, merge, act, choices);
      if (taken.kind === "done") return { kind: "reverted", revert: taken.commit } as const;
      if (taken.kind === "unreachable") return { kind: "away" } as const;
      return { kind: taken.kind === "conflicts" ? "conflict" : "moved" } as const;
    };
    // What was sent may have arrived, whatever the remote has answered: then the second call finds it.
    return revert().catch(revert);
  }
}
