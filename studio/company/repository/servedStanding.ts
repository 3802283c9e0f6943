import { brandsOf, brandsOfThemes } from "./brandsOfThemes.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { CommitFacts } from "#studio/git/Commits.ts";
import { codeDiffers, isCode } from "./mergeProposal.ts";
import type { Repository } from "./Repository.ts";

/** A proposal that was merged. */
export interface MergedProposal {
  readonly number: number;
  readonly merge: string;
  /** Commit of the main branch that it stood on: what it brought comes after it. */
  readonly base: string;
}

/** What a commit has of a proposal: it, it and a commit that takes it back, or nothing yet. */
export type Standing = "has" | "hasNot" | "takenBack";

/** So many commits of the main branch are looked through. */
const mostSearched = 10_000;

/** @param commits of the main branch, from the oldest */
function standingIn(commits: readonly CommitFacts[], { number, merge }: Omit<MergedProposal, "base">): Standing {
  let standing: Standing = "hasNot";
  const [brought, reverts] = [new Set<string>([merge]), new Set<string>()];
  for (const { hash, proposal, takesBack } of commits) {
    if (takesBack !== undefined && brought.has(takesBack)) {
      reverts.add(hash);
      standing = "takenBack";
    } else if (takesBack !== undefined && reverts.has(takesBack)) standing = "has";
    else if (hash === merge || (proposal?.number === number && takesBack === undefined)) {
      brought.add(hash);
      standing = "has";
    } else if (proposal?.number === number && standing === "has") {
      // The main branch was forced, and its merge is another commit now.
      reverts.add(hash);
      standing = "takenBack";
    }
  }
  return standing;
}

/**
 * What a commit of the main branch has of a proposal: its merge or, squashed or with another history, commits with its
 * trailers. Undefined: the clone does not have the commit.
 */
export async function standingOf(
  { commits }: Repository,
  commit: string,
  proposal: MergedProposal,
): Promise<Standing | undefined> {
  if ((await commits.at(commit)) === undefined) return undefined;
  const since = await commits.at(proposal.base);
  const own = await commits.list(commit, {
    onlyMain: true,
    most: mostSearched,
    ...(since !== undefined && { since }),
  });
  return standingIn(own.toReversed(), proposal);
}

/** Whether what is served does not have code of the developers that the main branch had when a proposal was merged. */
export async function isBehindCode(repository: Repository, served: string, merge: string): Promise<boolean> {
  if (!(await repository.commits.isWithin(served, merge))) return false;
  return codeDiffers(repository, served, merge);
}

/** The brands for which something else than a merge is in a later commit; `"all"`: code, or what all brands share. */
export async function changedSince(
  { commits }: Repository,
  merge: string,
  later: string,
): Promise<ReadonlySet<string> | "all"> {
  const files = await commits.changedFiles(merge, later);
  if (files.some(({ path }) => isCode(path))) return "all";
  const themes = await brandsOfThemes(commits, later);
  const brands = new Set(files.flatMap(({ path }) => brandsOf(path, themes)));
  return brands.has(baseId) ? "all" : brands;
}
