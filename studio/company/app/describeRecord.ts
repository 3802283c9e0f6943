import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { baseId } from "#studio/document/baseId.ts";
import type {
  FieldConflict,
  PreviewLink as LinkOnWire,
  Proposal,
  ProposalSummary,
  ProposedChange,
} from "#studio/document/company/CompanyWire.ts";
import type { PublishConfig } from "../config/CompanyConfig.ts";
import { livePage } from "./livePage.ts";
import { formBasis } from "#studio/server/brands/formBasis.ts";
import { may, type Person } from "../identity/Person.ts";
import { describeProposal } from "../proposals/describeProposal.ts";
import type { Comments } from "../records/proposals/Comments.ts";
import type { PreviewLink } from "../records/proposals/PreviewLinks.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { findConflicts } from "../repository/bringUpToDate.ts";
import { conflictWords } from "../repository/conflictWords.ts";
import type { Repository } from "../repository/Repository.ts";
import { mayDo } from "./mayDo.ts";
import type { ProposalDesk } from "./ProposalDesk.ts";

/** Shared values are everybody's; a brand is there for those who may see it. */
const sees = (person: Person, brand: string): boolean => brand === baseId || may(person, "reader", brand);

/** A proposal in a list, as somebody may see it. @param isAuthor whether they have made a part of it */
export function summaryOf(person: Person, record: ProposalRecord, isAuthor: boolean): ProposalSummary {
  const { number, title, author, state, brands, changedAt } = record;
  const can = mayDo(person, record, isAuthor);
  const isMine = author.id === person.id;
  const waitsForMe =
    can.includes("approve") ||
    (state.kind === "draft" && state.returned !== undefined && isMine) ||
    (state.kind === "approved" && can.includes("publish"));
  return { number, title, author, state, brands: brands.filter((brand) => sees(person, brand)), changedAt, waitsForMe };
}

interface Sources {
  readonly publish: PublishConfig;
  readonly repository: Repository;
  readonly desk: ProposalDesk;
  readonly comments: Comments;
  /** Whether commits of a proposal wait for the remote, which does not answer. */
  readonly isWaiting: (number: number) => boolean;
}

/** A proposal on its own page, as somebody may see it. */
export async function proposalOf(person: Person, record: ProposalRecord, sources: Sources): Promise<Proposal> {
  const { repository, desk, comments, publish, isWaiting } = sources;
  const { number, base, head, state } = record;
  const rules = await desk.rules(record);
  const isAuthor = rules.isAuthor(person);
  const isOpen = ["draft", "asked", "approved", "planned"].includes(state.kind);
  const folder = isOpen ? await repository.proposalWorktree(number) : await repository.mainWorktree();
  const workspace = openWorkspace(folder);
  const basis = formBasis(workspace);
  const changes = await describeProposal(repository.commits, { base, head }, basis);
  const conflicts = isOpen && base !== head ? await conflictsOf(repository, number, basis) : [];
  const changed = record.brands.includes(baseId) ? workspace.folders : record.brands;
  const isSeen = ({ brand }: FieldConflict | ProposedChange) => sees(person, brand);
  return {
    ...summaryOf(person, record, isAuthor),
    head,
    base,
    changes: changes.filter(isSeen),
    comments: comments
      .list(number)
      .filter(({ field, place }) => [field, place].every((about) => about === undefined || sees(person, about.brand))),
    approvalsNeeded: rules.approvalsNeeded,
    conflicts: conflicts.filter(isSeen),
    ...(isWaiting(number) && { notSent: true as const }),
    may: desk.mayDo(person, record, rules).filter((act) => act !== "rename"),
    publishedBy: publish.way === "deploy" ? "studio" : "ci",
    livePages: changed.flatMap((brand) => {
      const address = may(person, "reader", brand) ? livePage(publish, workspace, brand) : undefined;
      return address === undefined ? [] : [{ brand, address }];
    }),
  };
}

async function conflictsOf(repository: Repository, number: number, basis: ReturnType<typeof formBasis>) {
  const found = await findConflicts(repository, number);
  return found.kind === "conflicts" ? conflictWords(repository.commits, found.conflicts, found.sides, basis) : [];
}

/** A link in a list: what it opens, and nothing that opens it. */
export const linkOf = ({ id, brand, author, endsAt }: PreviewLink): LinkOnWire => ({ id, brand, by: author, endsAt });
