import type { BranchAct } from "#studio/company/repository/bringUpToDate.ts";
import type { CommitAuthor } from "#studio/git/commitWords.ts";
import { sendToMain, writeMerge } from "#studio/company/repository/mergeProposal.ts";
import { ProposalStore } from "#studio/company/repository/ProposalStore.ts";
import type { Repository } from "#studio/company/repository/Repository.ts";

export const kari: CommitAuthor = { name: "Kari Nordmann", email: "kari@bank.example" };
export const ola: CommitAuthor = { name: "Ola Nordmann", email: "ola@bank.example" };

export const fjordFile = "tenants/fjord/tenant.jsonc";

/** A minute of the day on which the proposals of the tests are made. */
export const atMinute = (minute: number): number => Date.UTC(2026, 10, 20, 8, minute);

/** The files of a proposal, as somebody saves them. */
export async function storeOf(repository: Repository, number: number, author = kari, title = "Ny hilsen") {
  const worktree = await repository.proposalWorktree(number);
  const commits: string[] = [];
  const store = new ProposalStore({
    repository,
    number,
    worktree,
    title: () => title,
    author: () => author,
    now: () => atMinute(number + commits.length),
    onCommit: (commit) => commits.push(commit),
  });
  /** Replaces a text in the descriptor of a brand, and saves it. */
  const replace = async (from: string, to: string, id = "fjord") => {
    const paths = store.pathsOf(id);
    const texts = store.read(paths);
    if (!texts.descriptor.includes(from)) throw new Error(`${id} does not have ${from}.`);
    await store.write(paths, { ...texts, descriptor: texts.descriptor.replace(from, () => to) });
    return commits.at(-1) ?? "";
  };
  return { store, commits, replace };
}

/** Merges a commit of a proposal into the main branch of the remote, as a publication does. */
export async function mergeSaved(repository: Repository, commit: string, act: BranchAct): Promise<string> {
  const merge = await writeMerge(repository, commit, act);
  if ((await sendToMain(repository, merge)) !== "pushed") throw new Error("The main branch has moved.");
  return merge;
}
