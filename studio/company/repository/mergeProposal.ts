import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import { type BranchAct, proposalAuthors } from "./bringUpToDate.ts";
import { requireHash } from "#studio/git/runGit.ts";
import { ForeignFileError } from "./commitFiles.ts";
import { type CommitAuthor, commitMessage } from "#studio/git/commitWords.ts";
import type { CommitFacts } from "#studio/git/Commits.ts";
import { type DataConflict, type DataMerge, mergeData, type MergeChoice, type MergeSides } from "./mergeData.ts";
import { proposalText } from "./proposalText.ts";
import type { PushResult, Repository } from "./Repository.ts";
import { writeCommit, writeTree } from "#studio/git/writeCommit.ts";

/** So far back the main branch is searched for something that was done already. */
const mostSearched = 1000;

/** What became of a commit for the main branch. */
export type MainCommit =
  | { readonly kind: "done"; readonly commit: string }
  /** The main branch has moved: the proposal has to be brought up to date again. */
  | { readonly kind: "moved" }
  /** The remote did not answer. Asked again, the same begins anew. */
  | { readonly kind: "unreachable" };

/** The newest main branch of the remote; undefined when it does not answer. */
async function freshMain(repository: Repository): Promise<string | undefined> {
  try {
    await repository.fetch();
    return await repository.main();
  } catch {
    return undefined;
  }
}

/** A commit of the main branch that has been made already, before a kill or behind a lost answer. */
async function find(
  repository: Repository,
  main: string,
  isIt: (commit: CommitFacts) => boolean,
): Promise<MainCommit | undefined> {
  const commits = await repository.commits.list(main, { onlyMain: true, most: mostSearched });
  const found = commits.find(isIt);
  return found && { kind: "done", commit: found.hash };
}

async function push(repository: Repository, commit: string, main: string): Promise<MainCommit> {
  const result = await repository.push(commit, repository.branch, main);
  return result === "pushed" ? { kind: "done", commit } : { kind: "moved" };
}

/** The merge of a commit of a proposal that the main branch has already. */
export async function findMerge(repository: Repository, commit: string): Promise<string | undefined> {
  const found = await find(repository, await repository.main(), ({ parents }) => parents[1] === commit);
  return found?.kind === "done" ? found.commit : undefined;
}

/**
 * Makes the merge of a proposal with the main branch as it was fetched last. Nothing is sent.
 * @param commit of the proposal, which has that main branch in it
 * @param approvers whose approvals it has
 * @throws ForeignFileError when the proposal has something else than data of brands
 */
export async function writeMerge(
  repository: Repository,
  commit: string,
  act: BranchAct,
  approvers: readonly CommitAuthor[] = [],
): Promise<string> {
  const { commits, clone, branch, committer } = repository;
  const { number, title, author, atMs } = act;
  const main = await repository.main();
  const foreign = (await commits.changedFiles(main, commit)).find(
    ({ path, after }) => brandFileOf(path) === undefined || after?.mode === "120000" || after?.mode === "160000",
  );
  if (foreign !== undefined) throw new ForeignFileError(`${branch}: ${JSON.stringify(foreign.path)}`);
  // The record of releases is made of these: nothing of who has made and approved it is in the studio's database alone.
  const proposers = (await proposalAuthors(repository, number)).filter(({ name }) => name !== "");
  const note = { number, title, author, proposers, approvers };
  const message = commitMessage(proposalText("proposal.subject.merge", { title }), note);
  const tree = await commits.treeOf(commit);
  return writeCommit(clone, { tree, parents: [main, commit], message, author, committer, atMs });
}

/** Makes a commit the main branch of the remote, if that is still the first parent of the commit. */
export async function sendToMain(repository: Repository, commit: string): Promise<PushResult> {
  const former = await repository.commits.at(`${requireHash(commit)}^1`);
  return repository.push(commit, repository.branch, former);
}

/**
 * What a proposal has brought to the main branch: its merge, or the commits that a forced history has in its place, which
 * have its trailers. Undefined: nothing.
 */
async function broughtBy(
  { commits }: Repository,
  main: string,
  merge: string,
  number: number,
): Promise<{ readonly newest: string; readonly before: string } | undefined> {
  const former = await commits.at(`${requireHash(merge)}^1`);
  if (former !== undefined && (await commits.isWithin(merge, main))) return { newest: merge, before: former };
  const isOwn = ({ proposal, takesBack }: CommitFacts) => proposal?.number === number && takesBack === undefined;
  const list = await commits.list(main, { onlyMain: true, most: mostSearched });
  const own = list.slice(list.findIndex(isOwn), list.findLastIndex(isOwn) + 1);
  const [newest, before] = [own[0]?.hash, own.at(-1)?.parents[0]];
  if (newest === undefined || before === undefined) return undefined;
  if (!own.every(isOwn))
    throw new Error("The main branch was forced, and has other commits among those of the proposal.");
  return { newest, before };
}

/** What became of a proposal that was to be taken back. */
export type TakenBack =
  | MainCommit
  | { readonly kind: "conflicts"; readonly conflicts: readonly DataConflict[]; readonly sides: MergeSides };

/** What would take a proposal back. */
type Revert =
  | { readonly kind: "done"; readonly commit: string }
  /** `files` of the main branch as they are without the proposal. */
  | { readonly kind: "merged"; readonly sides: MergeSides; readonly merged: DataMerge }
  | { readonly kind: "unreachable" };

async function revertOf(
  repository: Repository,
  merge: string,
  number: number,
  choices: readonly MergeChoice[],
): Promise<Revert> {
  const { commits } = repository;
  const main = await freshMain(repository);
  if (main === undefined) return { kind: "unreachable" };
  const done = await findRevert(repository, merge);
  if (done !== undefined) return { kind: "done", commit: done };
  const brought = await broughtBy(repository, main, merge, number);
  if (brought === undefined) return { kind: "done", commit: main };
  const sides: MergeSides = { base: brought.newest, ours: main, theirs: brought.before };
  return { kind: "merged", sides, merged: await mergeData(commits, sides, choices) };
}

/** The commit of the main branch, as it was fetched last, that takes a merge back; undefined: there is none. */
export async function findRevert(repository: Repository, merge: string): Promise<string | undefined> {
  const found = await find(repository, await repository.main(), ({ takesBack }) => takesBack === merge);
  return found?.kind === "done" ? found.commit : undefined;
}

/** The fields of a merged proposal that were changed again since: nothing is written. */
export async function findRevertConflicts(
  repository: Repository,
  merge: string,
  number: number,
): Promise<{ readonly conflicts: readonly DataConflict[]; readonly sides: MergeSides } | undefined> {
  const revert = await revertOf(repository, merge, number, []);
  if (revert.kind !== "merged" || revert.merged.conflicts.length === 0) return undefined;
  return { conflicts: revert.merged.conflicts, sides: revert.sides };
}

/** A commit that takes a proposal back. Nothing is sent. */
export type PreparedRevert =
  | { readonly kind: "done"; readonly commit: string }
  | { readonly kind: "made"; readonly commit: string; readonly main: string }
  | { readonly kind: "conflicts"; readonly conflicts: readonly DataConflict[]; readonly sides: MergeSides }
  | { readonly kind: "unreachable" };

/**
 * Makes the commit that takes a merged proposal back from the main branch of the remote. Later changes of other fields
 * stay. `done`: the main branch has such a commit, or nothing of the proposal; then its newest commit is the answer.
 * @param merge the merge of the proposal
 * @param choices which value holds where a field was changed again since: `ours` is that of the main branch now, `theirs`
 *   that from before the proposal
 */
export async function prepareRevert(
  repository: Repository,
  merge: string,
  { number, title, author, atMs }: BranchAct,
  choices: readonly MergeChoice[] = [],
): Promise<PreparedRevert> {
  const revert = await revertOf(repository, merge, number, choices);
  if (revert.kind !== "merged") return revert;
  const { sides, merged } = revert;
  const { files, conflicts } = merged;
  if (conflicts.length > 0) return { kind: "conflicts", conflicts, sides };
  const main = sides.ours;
  const message = commitMessage(proposalText("proposal.subject.takeBack", { title }), { number, title, author }, merge);
  const tree = await writeTree(repository.clone, main, files);
  const { clone, committer } = repository;
  const commit = await writeCommit(clone, { tree, parents: [main], message, author, committer, atMs });
  return { kind: "made", commit, main };
}

/** Takes a merged proposal back by a commit on the main branch of the remote. Asked again, it answers the same. */
export async function revertProposal(
  repository: Repository,
  merge: string,
  act: BranchAct,
  choices: readonly MergeChoice[] = [],
): Promise<TakenBack> {
  const prepared = await prepareRevert(repository, merge, act, choices);
  return prepared.kind === "made" ? push(repository, prepared.commit, prepared.main) : prepared;
}

/** A brand's folder can have files that the studio does not write, such as notes: they are no code. */
export const isCode = (path: string): boolean => brandFileOf(path) === undefined && !/^tenants\/[^/]+\//.test(path);

/** Whether code differs between two commits: then a release needs the newer code. */
export async function codeDiffers(repository: Repository, a: string, b: string): Promise<boolean> {
  const files = await repository.commits.changedFiles(a, b);
  return files.some(({ path }) => isCode(path));
}
