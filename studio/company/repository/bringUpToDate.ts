import type { CommitAuthor, ProposalNote } from "#studio/git/commitWords.ts";
import { commitMessage } from "#studio/git/commitWords.ts";
import { type DataConflict, mergeData, type MergeChoice, type MergeSides } from "./mergeData.ts";
import { proposalText } from "./proposalText.ts";
import type { Repository } from "./Repository.ts";
import { writeCommit, writeTree } from "#studio/git/writeCommit.ts";

/** Who does something to a proposal, and when. */
export interface BranchAct extends ProposalNote {
  readonly author: CommitAuthor;
  readonly atMs: number;
}

/** What became of a proposal that was to be brought up to date. */
export type UpToDate =
  | { readonly kind: "current"; readonly head: string }
  /** `isDecided`: a person has chosen between values, and the proposal has to be approved again. */
  | { readonly kind: "updated"; readonly head: string; readonly isDecided: boolean }
  | { readonly kind: "conflicts"; readonly conflicts: readonly DataConflict[]; readonly sides: MergeSides };

/**
 * Merges the main branch into a proposal. Code is that of the main branch; of the brands' data, what the proposal has
 * changed since the commit that it stands on stays changed.
 * @param choices which value holds where both have changed a field; all conflicts need one
 * @param require called with the newest commit of both when it is the turn of this, before anything is written: throws
 *   when nothing may be
 */
export function bringUpToDate(
  repository: Repository,
  { number, title, author, atMs }: BranchAct,
  choices: readonly MergeChoice[] = [],
  require: (now: { readonly head: string; readonly main: string }) => Promise<void> | void = () => undefined,
): Promise<UpToDate> {
  const { commits, clone, committer } = repository;
  return repository.inTurn(number, async () => {
    const [head, theirs, base] = await Promise.all([
      repository.head(number),
      repository.main(),
      repository.base(number),
    ]);
    if (head === undefined) throw new Error(`Proposal ${number} has no branch.`);
    await require({ head, main: theirs });
    if (await commits.isWithin(theirs, head)) return { kind: "current", head };
    const sides: MergeSides = { base, ours: head, theirs };
    const { files, conflicts } = await mergeData(commits, sides, choices);
    if (conflicts.length > 0) return { kind: "conflicts", conflicts, sides };
    const tree = await writeTree(clone, theirs, files);
    const isDecided = choices.length > 0;
    // Where nobody had to choose, nobody is an author of it.
    const by = isDecided ? author : committer;
    const isByStudio = !isDecided;
    const next = await writeCommit(clone, {
      tree,
      parents: [head, theirs],
      message: commitMessage(proposalText("proposal.subject.upToDate"), { number, title, author: by, isByStudio }),
      author: by,
      committer,
      atMs,
    });
    await repository.moveProposal(number, head, next, theirs);
    return { kind: "updated", head: next, isDecided };
  });
}

/** Whether a proposal has got nothing but the main branch since one of its commits: nobody has decided anything. */
export async function isOnlyUpdated({ commits }: Repository, from: string, to: string): Promise<boolean> {
  if (!(await commits.isWithin(from, to))) return false;
  const own = await commits.list(to, { since: from, onlyMain: true, most: 1000 });
  return own.every(({ isByStudio, parents }) => isByStudio && parents.length === 2);
}

/**
 * Brings a proposal up to date whose branch has nothing but the main branch since the commit that people have approved.
 * @throws Error when it has something else, before anything is written
 */
export function bringApprovedUpToDate(repository: Repository, approved: string, act: BranchAct): Promise<UpToDate> {
  return bringUpToDate(repository, act, [], async ({ head }) => {
    if (!(await isOnlyUpdated(repository, approved, head)))
      throw new Error("The branch of the proposal is not at the commit that was approved.");
  });
}

/** What the main branch and a proposal have both changed: nothing is written. */
export async function findConflicts(
  repository: Repository,
  number: number,
): Promise<UpToDate & { kind: "current" | "conflicts" }> {
  const [head, theirs, base] = await Promise.all([repository.head(number), repository.main(), repository.base(number)]);
  if (head === undefined) throw new Error(`Proposal ${number} has no branch.`);
  const sides: MergeSides = { base, ours: head, theirs };
  const { conflicts } = await mergeData(repository.commits, sides);
  return conflicts.length === 0 ? { kind: "current", head } : { kind: "conflicts", conflicts, sides };
}

/** The people who have made a commit of a proposal, whoever has made the newest one first. */
export async function proposalAuthors(repository: Repository, number: number): Promise<readonly CommitAuthor[]> {
  const head = await repository.head(number);
  if (head === undefined) return [];
  const own = await repository.commits.list(head, { since: await repository.base(number), most: 100_000 });
  const people = own.flatMap(({ author, isByStudio, coAuthors = [] }): CommitAuthor[] => [
    ...(isByStudio ? [] : [author]),
    ...coAuthors.map((key) => ({ name: "", email: "", key })),
  ]);
  // Somebody can have had several addresses, and an address several people: all of them count.
  return [...new Map(people.map((author) => [`${author.key ?? ""} ${author.email}`, author])).values()];
}
