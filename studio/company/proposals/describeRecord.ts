import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import type {
  BrandErrors,
  FieldConflict,
  PreviewLink,
  Proposal,
  ProposalAct,
  ProposalComment,
  ProposalSummary,
  ProposedChange,
} from "#studio/document/company/CompanyWire.ts";
import type { ProposalState } from "#studio/document/company/proposalState.ts";
import type { PublishConfig } from "../config/CompanyConfig.ts";
import { livePage } from "../publication/livePage.ts";
import { formBasis } from "#studio/server/brands/formBasis.ts";
import { may } from "../identity/Person.ts";
import { describeProposal } from "./describeProposal.ts";
import { isWorkedOn } from "#studio/document/company/workedOn.ts";
import type { CiAnswer } from "../publication/CiStatus.ts";
import type { Comments } from "../records/proposals/Comments.ts";
import type { StoredLink } from "../records/proposals/PreviewLinks.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { findConflicts } from "../repository/bringUpToDate.ts";
import { findRevertConflicts } from "../repository/mergeProposal.ts";
import { conflictWords } from "../repository/conflictWords.ts";
import type { Repository } from "../repository/Repository.ts";
import companyTexts from "#studio/texts/company.nb.json" with { type: "json" };
import { isOwnerOf, mayDo } from "./mayDo.ts";
import type { ProposalErrors } from "./ProposalErrors.ts";
import type { ProposalDesk } from "./ProposalDesk.ts";
import { isMerged, type ServedProposals } from "../publication/ServedProposals.ts";
import { isHiddenText, sees, type Sight } from "./Sight.ts";

/** What programs have written is for those who see every brand of the proposal. */
function seenState(sight: Sight, record: ProposalRecord): ProposalState {
  const { state, brands } = record;
  const isHidden = (text: string) => isHiddenText(sight, record, text);
  if (state.kind === "draft" && state.returned !== undefined && isHidden(state.returned.reason))
    return { ...state, returned: { ...state.returned, reason: companyTexts["proposal.hidden.reason"] } };
  const seesAll = brands.every((brand) => sees(sight.person, brand));
  if ("rolledBack" in state && state.rolledBack !== undefined)
    return withoutWords(
      { ...state, rolledBack: state.rolledBack.filter((brand) => sees(sight.person, brand)) },
      seesAll ? isHidden : () => true,
    );
  return withoutWords(state, seesAll ? isHidden : () => true);
}

/** A state without what programs have said, as far as it is hidden. */
function withoutWords(state: ProposalState, isHidden: (text: string) => boolean): ProposalState {
  if (state.kind === "approved" && state.failed?.detail !== undefined && isHidden(state.failed.detail)) {
    const { detail: _, ...failed } = state.failed;
    return { ...state, failed };
  }
  if (state.kind === "reverting" && state.failed?.detail !== undefined && isHidden(state.failed.detail)) {
    const { detail: _, ...failed } = state.failed;
    return { ...state, failed };
  }
  if ((state.kind === "merged" || state.kind === "reverted") && state.refused !== undefined)
    return isHidden(state.refused.words) ? { ...state, refused: { ...state.refused, words: "" } } : state;
  return state;
}

/** What is on its way to the customers, and is not there after so long, is late. */
const lateMs = 60 * 60_000;

interface Standing {
  /** Whether somebody has made a part of a proposal. */
  readonly isAuthor: boolean;
  /** Whether fewer people can approve it than have to: an owner gives the role. */
  readonly lacksApprovers: boolean;
}

/** A proposal in a list, as somebody may see it. */
export function summaryOf(
  sight: Sight,
  record: ProposalRecord,
  { isAuthor, lacksApprovers }: Standing,
): ProposalSummary {
  const { person } = sight;
  const { number, author, state, brands, changedAt } = record;
  const title = isHiddenText(sight, record, record.title) ? companyTexts["proposal.hidden.title"] : record.title;
  const can = mayDo(person, record, isAuthor);
  const isMine = author.id === person.id;
  const waitsForMe =
    can.includes("approve") ||
    (lacksApprovers && isOwnerOf(person, record)) ||
    (state.kind === "draft" && state.returned !== undefined && isMine) ||
    (state.kind === "approved" && can.includes("publish")) ||
    (state.kind === "reverting" && can.includes("takeBack"));
  const seenBrands = brands.filter((brand) => sees(person, brand));
  return { number, title, author, state: seenState(sight, record), brands: seenBrands, changedAt, waitsForMe };
}

interface Sources {
  readonly publish: PublishConfig;
  readonly repository: Repository;
  readonly desk: ProposalDesk;
  readonly comments: Comments;
  readonly errors: Pick<ProposalErrors, "of">;
  /** Whether commits of a proposal wait for the remote, which does not answer. */
  readonly isWaiting: (number: number) => boolean;
  /** Whether what is done with a proposal could not be noted. */
  readonly isPaused: (number: number) => boolean;
  readonly served: ServedProposals;
  /** What the project's CI said last of a proposal. */
  readonly ciOf: (number: number) => CiAnswer | undefined;
  readonly now: () => number;
}

/** A proposal on its own page, as somebody may see it. */
export async function proposalOf(sight: Sight, record: ProposalRecord, sources: Sources): Promise<Proposal> {
  const { person } = sight;
  const { repository, desk, comments, publish, isWaiting, isPaused } = sources;
  const { number, base, head, state } = record;
  const rules = await desk.roles.rules(record);
  const acts = desk.roles.mayDo(person, record, rules);
  const standing = { isAuthor: rules.isAuthor(person), lacksApprovers: desk.roles.lacksApprovers(record, rules) };
  const isOpen = isWorkedOn(state);
  const folder = isOpen ? await repository.proposalWorktree(number) : (await repository.mainWorktree()).folder;
  const workspace = openWorkspace(folder);
  const basis = formBasis(workspace);
  const changes = await describeProposal(repository.commits, { base, head }, basis);
  const main = await repository.main();
  const conflicts = await conflictsOf(repository, record, basis);
  const changed = record.brands.includes(baseId) ? workspace.folders : record.brands;
  const isSeen = ({ brand }: BrandErrors | FieldConflict | ProposedChange) => sees(person, brand);
  const errors = (await sources.errors.of(record)).filter(isSeen);
  return {
    ...summaryOf(sight, record, standing),
    head,
    base,
    main,
    changes: changes.filter(isSeen),
    comments: commentsOf(sight, record, comments),
    ...(rules.changedBy !== undefined && { changedBy: rules.changedBy }),
    approvalsNeeded: rules.approvalsNeeded,
    ...((state.kind === "asked" || state.kind === "draft") &&
      record.brands.length > 0 &&
      rules.approvalsNeeded > 0 &&
      desk.roles.approversOf(record, rules)),
    ...(state.kind === "approved" && desk.roles.publishersOf(record)),
    conflicts: conflicts.filter(isSeen),
    ...(errors.length > 0 && { errors }),
    ...(isWaiting(number) && { notSent: true as const }),
    ...(isPaused(number) && { notNoted: true as const }),
    may: acts,
    ...((state.kind === "planned" || acts.includes("plan")) && { minutesBefore: publish.minutesBefore }),
    ...(await servedOf(sight, record, sources, acts)),
    livePages: changed.flatMap((brand) => {
      const address = may(person, "reader", brand) ? livePage(publish, workspace, brand) : undefined;
      return address === undefined ? [] : [{ brand, address }];
    }),
  };
}

/** What customers have of a proposal, and how far the project's CI is with it. */
async function servedOf(
  sight: Sight,
  record: ProposalRecord,
  { served, ciOf, now }: Sources,
  may: readonly ProposalAct[],
): Promise<Pick<Proposal, "ci" | "isLate" | "served" | "takeBackPlan">> {
  const { number, state } = record;
  const isSeen = (brand: string) => sees(sight.person, brand);
  if (state.kind !== "merging" && !isMerged(state)) return { served: [] };
  await served.askSoon(record);
  const facts = (await served.of(record)).filter(({ brand }) => isSeen(brand));
  const isWaiting = ["merging", "merged", "reverting", "reverted"].includes(state.kind);
  const said = isWaiting ? ciOf(number) : undefined;
  const isSaid = said?.kind === "step" && record.brands.every(isSeen) && !isHiddenText(sight, record, said.words);
  const isLate = isWaiting && now() - Date.parse(state.at) > lateMs;
  const plan = may.includes("takeBack") ? await served.planOf(record) : undefined;
  return {
    served: facts,
    ...(isSaid && { ci: { status: said.status, words: said.words } }),
    ...(isLate && { isLate }),
    ...(plan !== undefined && {
      takeBackPlan: {
        rollsBack: plan.rollsBack.filter(isSeen),
        newer: plan.newer.filter(isSeen),
        others: plan.others.filter(isSeen),
      },
    }),
  };
}

/** The comments of a proposal that somebody may see. */
export const commentsOf = (sight: Sight, record: ProposalRecord, comments: Comments): readonly ProposalComment[] =>
  comments.list(record.number).filter(({ field, place, text }) => {
    const isSeen = [field, place].every((about) => about === undefined || sees(sight.person, about.brand));
    return isSeen && [text, place?.words ?? ""].every((each) => !isHiddenText(sight, record, each));
  });

/** The fields that somebody has to decide: with the main branch, or to take the proposal back. */
async function conflictsOf(repository: Repository, record: ProposalRecord, basis: ReturnType<typeof formBasis>) {
  const { number, state, base, head } = record;
  if (state.kind === "reverting" && state.failed?.reason === "conflict") {
    const found = await findRevertConflicts(repository, state.merge, number);
    return found === undefined ? [] : conflictWords(repository.commits, found.conflicts, found.sides, basis);
  }
  if (!isWorkedOn(state) || base === head) return [];
  const found = await findConflicts(repository, number);
  return found.kind === "conflicts" ? conflictWords(repository.commits, found.conflicts, found.sides, basis) : [];
}

/** A link in a list: what it opens, and nothing that opens it. */
export const linkOf = ({ id, brand, author, endsAt }: StoredLink): PreviewLink => ({ id, brand, by: author, endsAt });
