import type { Approval, PersonName, ProposalState } from "#studio/document/company/proposalState.ts";
import type { ProposalRefusal } from "#studio/document/refusals.ts";
import { whyFixed } from "#studio/document/company/workedOn.ts";
import type { ProposalEvent } from "./ProposalEvent.ts";

/** What the configuration and the commits say about one proposal. */
export interface ProposalRules {
  /** How many people have to approve it. */
  readonly approvalsNeeded: number;
  /** Whether somebody has made a commit of it. Nobody approves a change of their own. */
  readonly isAuthor: (person: PersonName) => boolean;
  /** How many of those who have approved it may still do so. */
  readonly countApprovers: (people: readonly PersonName[]) => number;
}

/** The state after an event, or why there is none. */
export type ProposalOutcome =
  | { readonly state: ProposalState; readonly refused?: never }
  | { readonly refused: ProposalRefusal; readonly state?: never };

type Kind = ProposalState["kind"];
type State<Of extends Kind> = Extract<ProposalState, { readonly kind: Of }>;
type Event<Of extends ProposalEvent["kind"]> = Extract<ProposalEvent, { readonly kind: Of }>;

const to = (state: ProposalState): ProposalOutcome => ({ state });
const refuse = (refused: ProposalRefusal): ProposalOutcome => ({ refused });

/** Whether there are as many approvals as are needed: since they were given, configuration and roles can have changed. */
const isEnough = (approvals: readonly Approval[], { approvalsNeeded, countApprovers }: ProposalRules): boolean =>
  countApprovers(approvals.map(({ by }) => by)) >= approvalsNeeded;

/** The next commit of a state that names one. */
function withHead(state: State<"asked" | "approved" | "planned" | "merging">, commit: string): ProposalState {
  return { ...state, commit };
}

function saved(state: ProposalState, { head }: Event<"saved">): ProposalOutcome {
  switch (state.kind) {
    case "draft":
      return to(state);
    case "asked":
      // The question stands, about the new commit.
      return to(state.commit === head ? state : { ...state, commit: head, approvals: [] });
    case "approved":
    case "planned":
      return to(state.commit === head ? state : { kind: "draft" });
    default:
      return refuse(whyFixed(state) ?? "isClosed");
  }
}

function updated(state: ProposalState, { head }: Event<"updated">): ProposalOutcome {
  switch (state.kind) {
    case "draft":
      return to(state);
    case "asked":
    case "approved":
    case "planned":
    case "merging":
      return to(withHead(state, head));
    default:
      return refuse(whyFixed(state) ?? "isClosed");
  }
}

function asked(state: ProposalState, { commit, by, at }: Event<"asked">, rules: ProposalRules): ProposalOutcome {
  if (state.kind === "asked") return refuse("alreadyAsked");
  if (state.kind !== "draft") return refuse(whyFixed(state) ?? "alreadyApproved");
  if (rules.approvalsNeeded === 0) return to({ kind: "approved", commit, approvals: [] });
  return to({ kind: "asked", commit, by, at, approvals: [] });
}

function approved(state: ProposalState, event: Event<"approved">, rules: ProposalRules): ProposalOutcome {
  const { by, at, commit } = event;
  if (state.kind === "approved" || state.kind === "planned") {
    // The configuration can ask for more people since.
    if (state.kind === "planned" || isEnough(state.approvals, rules)) return refuse("alreadyApproved");
  } else if (state.kind !== "asked") return refuse(whyFixed(state) ?? "notAsked");
  if (rules.isAuthor(by)) return refuse("authorApproves");
  if (state.commit !== commit) return refuse("changedMeanwhile");
  if (state.approvals.some((each) => each.by.id === by.id)) return refuse("alreadyApproved");
  const approvals = [...state.approvals, { by, at, commit }];
  if (state.kind === "approved") return to({ ...state, approvals });
  return to(isEnough(approvals, rules) ? { kind: "approved", commit, approvals } : { ...state, approvals });
}

function returned(state: ProposalState, { by, at, reason }: Event<"returned">): ProposalOutcome {
  if (state.kind !== "asked" && state.kind !== "approved" && state.kind !== "planned")
    return refuse(whyFixed(state) ?? "notAsked");
  if (reason.trim() === "") return refuse("reasonMissing");
  return to({ kind: "draft", returned: { by, at, reason } });
}

function planned(state: ProposalState, event: Event<"planned">, rules: ProposalRules): ProposalOutcome {
  if (state.kind !== "approved" && state.kind !== "planned") return refuse(whyFixed(state) ?? "notApproved");
  if (!isEnough(state.approvals, rules)) return refuse("moreApprovals");
  // A comparison with no date is false.
  if (!(Date.parse(event.for) > Date.parse(event.at))) return refuse("timeIsOver");
  const { commit, approvals } = state;
  return to({ kind: "planned", commit, approvals, for: event.for, by: event.by });
}

function publishBegun(state: ProposalState, event: Event<"publishBegun">, rules: ProposalRules): ProposalOutcome {
  if (state.kind !== "approved" && state.kind !== "planned") return refuse(whyFixed(state) ?? "notApproved");
  if (!isEnough(state.approvals, rules)) return refuse("moreApprovals");
  const { commit, approvals } = state;
  const { by, at } = event;
  return to({ kind: "merging", commit, approvals, by, at, ...(event.for !== undefined && { for: event.for }) });
}

function pullRequestOpened(state: ProposalState, { address }: Event<"pullRequestOpened">): ProposalOutcome {
  if (state.kind === "merging" || state.kind === "reverting") return to({ ...state, pullRequest: address });
  return refuse("otherStep");
}

function publishFailed(state: ProposalState, { failure: failed }: Event<"publishFailed">): ProposalOutcome {
  // A plan can fail before anything has begun: its time went by.
  if (state.kind !== "planned" && state.kind !== "merging") return refuse("otherStep");
  return to({ kind: "approved", commit: state.commit, approvals: state.approvals, failed });
}

function merged(state: ProposalState, { merge, at }: Event<"merged">): ProposalOutcome {
  if (state.kind !== "merging") return refuse("otherStep");
  const { commit, approvals, by } = state;
  const planned = state.for === undefined ? {} : { for: state.for };
  return to({ kind: "merged", commit, merge, approvals, by, at, ...planned });
}

function ciRefused(state: ProposalState, { words, at }: Event<"ciRefused">): ProposalOutcome {
  if (state.kind !== "merged" && state.kind !== "reverted") return refuse("otherStep");
  return to({ ...state, refused: { at, words } });
}

function ciBegunAgain(state: ProposalState): ProposalOutcome {
  if (state.kind !== "merged" && state.kind !== "reverted") return refuse("otherStep");
  const { refused: _, ...rest } = state;
  return to(rest);
}

function live(state: ProposalState, { at }: Event<"live">): ProposalOutcome {
  if (state.kind !== "merged") return refuse("otherStep");
  const { merge, approvals, by } = state;
  return to({ kind: "live", merge, approvals, at, by, ...(state.for === undefined ? {} : { for: state.for }) });
}

function takeBackBegun(state: ProposalState, { by, at, chosen }: Event<"takeBackBegun">): ProposalOutcome {
  if (state.kind === "live" || state.kind === "merged")
    return to({ kind: "reverting", merge: state.merge, by, at, step: "rollback", rolledBack: [] });
  if (state.kind !== "reverting") return refuse(state.kind === "reverted" ? "isTakingBack" : "notOnMain");
  if (state.failed === undefined) return refuse("isTakingBack");
  const { merge, step, rolledBack } = state;
  return to({ kind: "reverting", merge, by, at, step, rolledBack, ...(chosen !== undefined && { chosen }) });
}

function rollbackBegun(state: ProposalState, { brand }: Event<"rollbackBegun">): ProposalOutcome {
  if (state.kind !== "reverting" || state.step !== "rollback") return refuse("otherStep");
  return to({ ...state, rolledBack: [...state.rolledBack, brand] });
}

function rollbackFailed(state: ProposalState, { brand }: Event<"rollbackFailed">): ProposalOutcome {
  if (state.kind !== "reverting" || state.step !== "rollback") return refuse("otherStep");
  return to({ ...state, rolledBack: state.rolledBack.filter((each) => each !== brand) });
}

function revertBegun(state: ProposalState): ProposalOutcome {
  return state.kind === "reverting" ? to({ ...state, step: "revert" }) : refuse("otherStep");
}

function takeBackFailed(state: ProposalState, { failure: failed }: Event<"takeBackFailed">): ProposalOutcome {
  if (state.kind !== "reverting") return refuse("otherStep");
  // A pull request that was refused is opened anew.
  const { pullRequest: _, ...rest } = state;
  return to({ ...rest, failed });
}

function reverted(state: ProposalState, { revert, at }: Event<"reverted">): ProposalOutcome {
  if (state.kind !== "reverting" || state.step !== "revert") return refuse("otherStep");
  const { merge, by, rolledBack } = state;
  return to({ kind: "reverted", merge, revert, by, at, rolledBack });
}

function takenBack(state: ProposalState, { at }: Event<"takenBack">): ProposalOutcome {
  if (state.kind !== "reverted") return refuse("otherStep");
  const { merge, revert, by, rolledBack } = state;
  return to({ kind: "takenBack", merge, revert, by, at, rolledBack });
}

function closed(state: ProposalState, { by, at }: Event<"closed">): ProposalOutcome {
  const why = whyFixed(state);
  if (why !== undefined) return refuse(why);
  return to({ kind: "closed", by, at });
}

/**
 * What an event makes of the state of a proposal. Whether a person has the role for it is asked before.
 * @param rules of this proposal as it is now
 */
export function proposalStep(state: ProposalState, event: ProposalEvent, rules: ProposalRules): ProposalOutcome {
  switch (event.kind) {
    case "saved":
      return saved(state, event);
    case "updated":
      return updated(state, event);
    case "asked":
      return asked(state, event, rules);
    case "approved":
      return approved(state, event, rules);
    case "returned":
      return returned(state, event);
    case "planned":
      return planned(state, event, rules);
    case "planCancelled":
      return state.kind === "planned"
        ? to({ kind: "approved", commit: state.commit, approvals: state.approvals })
        : refuse("notPlanned");
    case "publishBegun":
      return publishBegun(state, event, rules);
    case "mergeMade":
      return state.kind === "merging" ? to({ ...state, merge: event.merge }) : refuse("otherStep");
    case "pullRequestOpened":
      return pullRequestOpened(state, event);
    case "publishFailed":
      return publishFailed(state, event);
    case "merged":
      return merged(state, event);
    case "ciRefused":
      return ciRefused(state, event);
    case "ciBegunAgain":
      return ciBegunAgain(state);
    case "live":
      return live(state, event);
    case "takeBackBegun":
      return takeBackBegun(state, event);
    case "rollbackBegun":
      return rollbackBegun(state, event);
    case "rollbackFailed":
      return rollbackFailed(state, event);
    case "revertBegun":
      return revertBegun(state);
    case "takeBackFailed":
      return takeBackFailed(state, event);
    case "reverted":
      return reverted(state, event);
    case "takenBack":
      return takenBack(state, event);
    case "closed":
      return closed(state, event);
    case "reopened":
      return state.kind === "closed" ? to({ kind: "draft" }) : refuse("notClosed");
  }
}
