import { workFormat } from "#studio/document/addresses/StudioSite.ts";
import type { ProposalRecord, ProposalRecords } from "./proposals/ProposalRecords.ts";
import { everyBrand } from "./proposals/proposalsFound.ts";
import { touchedBrands } from "../repository/brandsOfThemes.ts";
import type { CommitAuthor } from "#studio/git/commitWords.ts";
import { proposalBranch, type Repository } from "../repository/Repository.ts";

/**
 * Makes the records of proposals that the remote has and the database has not: it was lost. They are drafts, or closed
 * when the main branch has them already; who approved them is not known any more.
 * @returns their numbers
 */
export async function rebuildRecords(repository: Repository, records: ProposalRecords): Promise<readonly number[]> {
  const missing: ProposalRecord[] = [];
  // A branch that somebody else has named is no proposal of the studio, and takes no number from it.
  const numbers = (await repository.proposals()).filter((number) => workFormat.test(`forslag${number}`));
  for (const number of numbers) {
    if (records.read(number, everyBrand) !== undefined) continue;
    const head =
      (await repository.head(number)) ?? (await repository.commits.at(`refs/remotes/origin/${proposalBranch(number)}`));
    if (head === undefined) continue;
    const base = await repository.base(number);
    const own = await repository.commits.list(head, { since: base, most: 1000 });
    // With the clone it is forgotten what a merged proposal stood on: its newest commit still tells of it.
    const last = (await repository.commits.list(head, { most: 1 })).filter(
      ({ proposal }) => proposal?.number === number,
    );
    const [newest, oldest] = [own[0] ?? last[0], own.at(-1) ?? last[0]];
    const isMerged = await repository.commits.isWithin(head, await repository.main());
    const author: CommitAuthor = oldest?.author ?? { name: "Ukjent", email: "" };
    // Whoever has this key gets the proposal when they sign in.
    const by = { id: author.key ?? author.email, name: author.name };
    const at = newest?.at ?? new Date(0).toISOString();
    missing.push({
      number,
      title: newest?.proposal?.title ?? "",
      author: by,
      state: isMerged ? { kind: "closed", by, at: new Date(at).toISOString() } : { kind: "draft" },
      brands: await touchedBrands(repository.commits, base, head),
      base,
      head,
      createdAt: new Date(oldest?.at ?? at).toISOString(),
      changedAt: new Date(at).toISOString(),
    });
  }
  records.reserve(Math.max(0, ...numbers));
  return records.rebuild(missing);
}
