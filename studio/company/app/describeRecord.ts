import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { baseId } from "#studio/document/baseId.ts";
import type {
  FieldConflict,
  PreviewLink as LinkOnWire,
  Proposal,
  ProposalComment,
  ProposalState,
  ProposalSummary,
  ProposedChange,
} from "#studio/document/company/CompanyWire.ts";
import type { PublishConfig } from "../config/CompanyConfig.ts";
import { livePage } from "./livePage.ts";
import { formBasis } from "#studio/server/brands/formBasis.ts";
import { may } from "../identity/Person.ts";
import { describeProposal } from "../proposals/describeProposal.ts";
import type { Comments } from "../records/proposals/Comments.ts";
import type { PreviewLink } from "../records/proposals/PreviewLinks.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { findConflicts } from "../repository/bringUpToDate.ts";
import { conflictWords } from "../repository/conflictWords.ts";
import type { Repository } from "../repository/Repository.ts";
import companyTexts from "#studio/texts/company.nb.json" with { type: "json" };
import { mayDo } from "./mayDo.ts";
import type { ProposalDesk } from "./ProposalDesk.ts";
import { isHiddenText, sees, type Sight } from "./Sight.ts";

/** What programs have written is for those who see every brand of the proposal. */
function seenState(sight: Sight, record: ProposalRecord): ProposalState {
  const { state, brands } = record;
  const isHidden = (text: string) => isHiddenText(sight, record, text);
  if (state.kind === "draft" && state.returned !== undefined && isHidden(state.returned.reason))
    return { ...state, returned: { ...state.returned, reason: companyTexts["proposal.hidden.reason"] } };
  if (brands.every((brand) => sees(sight.person, brand)) && !isHidden(detailOf(state))) return state;
  if (state.kind === "approved" && state.failed !== undefined) {
    const { detail: _, ...failed } = state.failed;
    return { ...state, failed };
  }
  if (state.kind === "takingBack" && state.failed !== undefined)
    return { ...state, failed: { ...state.failed, detail: "" } };
  return state;
}

const detailOf = (state: ProposalState): string => ("failed" in state ? (state.failed?.detail ?? "") : "");

/** A proposal in a list, as somebody may see it. @param isAuthor whether they have made a part of it */
export function summaryOf(sight: Sight, record: ProposalRecord, isAuthor: boolean): ProposalSummary {
  const { person } = sight;
  const { number, author, state, brands, changedAt } = record;
  const title = isHiddenText(sight, record, record.title) ? companyTexts["proposal.hidden.title"] : record.title;
  const can = mayDo(person, record, isAuthor);
  const isMine = author.id === person.id;
  const waitsForMe =
    can.includes("approve") ||
    (state.kind === "draft" && state.returned !== undefined && isMine) ||
    (state.kind === "approved" && can.includes("publish"));
  const seenBrands = brands.filter((brand) => sees(person, brand));
  return { number, title, author, state: seenState(sight, record), brands: seenBrands, changedAt, waitsForMe };
}

interface Sources {
  readonly publish: PublishConfig;
  readonly repository: Repository;
  readonly desk: ProposalDesk;
  readonly comments: Comments;
  /** Whether commits of a proposal wait for the remote, which does not answer. */
  readonly isWaiting: (number: number) => boolean;
  /** Whether what is done with a proposal could not be noted. */
  readonly isPaused: (number: number) => boolean;
}

/** A proposal on its own page, as somebody may see it. */
export async function proposalOf(sight: Sight, record: ProposalRecord, sources: Sources): Promise<Proposal> {
  const { person } = sight;
  const { repository, desk, comments, publish, isWaiting, isPaused } = sources;
  const { number, base, head, state } = record;
  const rules = await desk.rules(record);
  const isAuthor = rules.isAuthor(person);
  const isOpen = ["draft", "asked", "approved", "planned"].includes(state.kind);
  const folder = isOpen ? await repository.proposalWorktree(number) : (await repository.mainWorktree()).folder;
  const workspace = openWorkspace(folder);
  const basis = formBasis(workspace);
  const changes = await describeProposal(repository.commits, { base, head }, basis);
  const main = await repository.main();
  const conflicts = isOpen && base !== head ? await conflictsOf(repository, number, basis) : [];
  const changed = record.brands.includes(baseId) ? workspace.folders : record.brands;
  const isSeen = ({ brand }: FieldConflict | ProposedChange) => sees(person, brand);
  return {
    ...summaryOf(sight, record, isAuthor),
    head,
    base,
    main,
    changes: changes.filter(isSeen),
    comments: commentsOf(sight, record, comments),
    approvalsNeeded: rules.approvalsNeeded,
    ...(state.kind === "asked" && { approvers: desk.approversOf(record, rules) }),
    conflicts: conflicts.filter(isSeen),
    ...(isWaiting(number) && { notSent: true as const }),
    ...(isPaused(number) && { notNoted: true as const }),
    may: desk.mayDo(person, record, rules),
    publishedBy: publish.way === "deploy" ? "studio" : "ci",
    livePages: changed.flatMap((brand) => {
      const address = may(person, "reader", brand) ? livePage(publish, workspace, brand) : undefined;
      return address === undefined ? [] : [{ brand, address }];
    }),
  };
}

/** The comments of a proposal that somebody may see. */
export const commentsOf = (sight: Sight, record: ProposalRecord, comments: Comments): readonly ProposalComment[] =>
  comments.list(record.number).filter(({ field, place, text }) => {
    const isSeen = [field, place].every((about) => about === undefined || sees(sight.person, about.brand));
    return isSeen && [text, place?.words ?? ""].every((each) => !isHiddenText(sight, record, each));
  });

async function conflictsOf(repository: Repository, number: number, basis: ReturnType<typeof formBasis>) {
  const found = await findConflicts(repository, number);
  return found.kind === "conflicts" ? conflictWords(repository.commits, found.conflicts, found.sides, basis) : [];
}

/** A link in a list: what it opens, and nothing that opens it. */
export const linkOf = ({ id, brand, author, endsAt }: PreviewLink): LinkOnWire => ({ id, brand, by: author, endsAt });
