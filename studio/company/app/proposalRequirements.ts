import type { DatabaseSync } from "node:sqlite";
import { baseId } from "#studio/document/baseId.ts";
import type { ProposalState } from "#studio/document/company/CompanyWire.ts";
import { RefusedAct } from "../proposals/RefusedAct.ts";
import { ProposalDrafts } from "../records/proposals/ProposalDrafts.ts";
import type { ProposalRecord, ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import type { Publications } from "../records/proposals/Publications.ts";
import { findConflicts } from "../repository/bringUpToDate.ts";
import type { Repository } from "../repository/Repository.ts";

/** Whether the main branch has something that the customers do not have yet, or the other way round. */
const isBetween = (state: ProposalState): boolean =>
  state.kind === "publishing" ||
  state.kind === "takingBack" ||
  (state.kind === "approved" && state.failed?.merge !== undefined);

/** Whether the main branch and what is live differ for a brand, because a publication or a take-back is not whole. */
function differingBrands(records: ProposalRecords, except: number): ReadonlySet<string> {
  const open = records.inStates("approved", "publishing", "takingBack");
  return new Set(
    open.filter(({ number, state }) => number !== except && isBetween(state)).flatMap(({ brands }) => brands),
  );
}

/** @throws RefusedAct when somebody has edits of a proposal that are not saved */
export function requireSaved({ database }: { readonly database: DatabaseSync }, number: number): void {
  if (new ProposalDrafts(database, number).ids().length > 0) throw new RefusedAct("unsaved");
}

/** @throws RefusedAct when a proposal has no change, has edits that are not saved, or is in conflict with the main branch */
export async function requireWhole(
  { database, repository }: { readonly database: DatabaseSync; readonly repository: Repository },
  { number, brands }: ProposalRecord,
): Promise<void> {
  if (brands.length === 0) throw new RefusedAct("empty");
  requireSaved({ database }, number);
  await repository.fetch().catch(() => undefined);
  if ((await findConflicts(repository, number)).kind === "conflicts") throw new RefusedAct("conflict");
}

/** @throws RefusedAct when another proposal of a brand is between the main branch and the customers */
export function requireFree({ records }: { readonly records: ProposalRecords }, record: ProposalRecord): void {
  const busy = differingBrands(records, record.number);
  const isShared = record.brands.includes(baseId) ? busy.size > 0 : busy.has(baseId);
  if (isShared || record.brands.some((brand) => busy.has(brand))) throw new RefusedAct("busy");
}

/** @throws RefusedAct when a later proposal of one of its brands is live */
export function requireNewest(
  { publications }: { readonly publications: Publications },
  { number, brands, state }: ProposalRecord,
): void {
  if (state.kind !== "live") return;
  const isNewest = (brand: string): boolean => {
    const [newest] = publications.ofBrand(brand, 1);
    return newest === undefined || newest.proposal === number;
  };
  if (!brands.every(isNewest)) throw new RefusedAct("later");
}
