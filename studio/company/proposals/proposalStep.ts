import {
  type Approval,
  type PersonName,
  type ProposalState,
  publishSteps,
} from "#studio/document/company/CompanyWire.ts";
import type { ProposalRefusal } from "#studio/document/company/actRefusals.ts";
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

/** Why nothing of a proposal in this state can be edited, asked for or closed. */
const whyFixed: Partial<Readonly<Record<Kind, ProposalRefusal>>> = {
  publishing: "isPublishing",
  live: "isLive",
  takingBack: "isTakingBack",
  takenBack: "isTakenBack",
  closed: "isClosed",
};

/** Whether there are as many approvals as are needed: since they were given, configuration and roles can have changed. */
const isEnough = (approvals: readonly Approval[], { approvalsNeeded, countApprovers }: ProposalRules): boolean =>
  countApprovers(approvals.map(({ by }) => by)) >= approvalsNeeded;

/** The next commit of a state that names one. */
function withHead(state: State<"asked" | "approved" | "planned" | "publishing">, commit: string): ProposalState {
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
      if (state.failed?.merge !== undefined) return refuse("isMerged");
      return to(state.commit === head ? state : { kind: "draft" });
    case "planned":
      return to(state.commit === head ? state : { kind: "draft" });
    default:
      return refuse(whyFixed[state.kind] ?? "isClosed");
  }
}

function updated(state: ProposalState, { head }: Event<"updated">): ProposalOutcome {
  switch (state.kind) {
    case "draft":
      return to(state);
    case "asked":
    case "approved":
    case "planned":
    case "publishing":
      return to(withHead(state, head));
    default:
      return refuse(whyFixed[state.kind] ?? "isClosed");
  }
}

function asked(state: ProposalState, { commit, by, at }: Event<"asked">, rules: ProposalRules): ProposalOutcome {
  if (state.kind === "asked") return refuse("alreadyAsked");
  if (state.kind !== "draft") return refuse(whyFixed[state.kind] ?? "alreadyApproved");
  if (rules.approvalsNeeded === 0) return to({ kind: "approved", commit, approvals: [] });
  return to({ kind: "asked", commit, by, at, approvals: [] });
}

function approved(state: ProposalState, event: Event<"approved">, rules: ProposalRules): ProposalOutcome {
  const { by, at, commit } = event;
  if (state.kind === "approved" || state.kind === "planned") {
    // The configuration can ask for more people since.
    if (state.kind === "planned" || isEnough(state.approvals, rules)) return refuse("alreadyApproved");
  } else if (state.kind !== "asked") return refuse(whyFixed[state.kind] ?? "notAsked");
  if (rules.isAuthor(by)) return refuse("authorApproves");
  if (state.commit !== commit) return refuse("changedMeanwhile");
  if (state.approvals.some((each) => each.by.id === by.id)) return refuse("alreadyApproved");
  const approvals = [...state.approvals, { by, at, commit }];
  if (state.kind === "approved") return to({ ...state, approvals });
  return to(isEnough(approvals, rules) ? { kind: "approved", commit, approvals } : { ...state, approvals });
}

function returned(state: ProposalState, { by, at, reason }: Event<"returned">): ProposalOutcome {
  if (state.kind !== "asked" && state.kind !== "approved" && state.kind !== "planned")
    return refuse(whyFixed[state.kind] ?? "notAsked");
  if (state.kind === "approved" && state.failed?.merge !== undefined) return refuse("isMerged");
  if (reason.trim() === "") return refuse("reasonMissing");
  return to({ kind: "draft", returned: { by, at, reason } });
}

function planned(state: ProposalState, event: Event<"planned">, rules: ProposalRules): ProposalOutcome {
  if (state.kind !== "approved" && state.kind !== "planned") return refuse(whyFixed[state.kind] ?? "notApproved");
  if (!isEnough(state.approvals, rules)) return refuse("moreApprovals");
  // A comparison with no date is false.
  if (!(Date.parse(event.for) > Date.parse(event.at))) return refuse("timeIsOver");
  if (state.kind === "approved" && state.failed?.merge !== undefined) return refuse("isMerged");
  const { commit, approvals } = state;
  return to({ kind: "planned", commit, approvals, for: event.for, by: event.by });
}

function publishBegun(state: ProposalState, { by, at }: Event<"publishBegun">, rules: ProposalRules): ProposalOutcome {
  if (state.kind !== "approved" && state.kind !== "planned") return refuse(whyFixed[state.kind] ?? "notApproved");
  if (!isEnough(state.approvals, rules)) return refuse("moreApprovals");
  const { commit, approvals } = state;
  const merge = state.kind === "approved" ? state.failed?.merge : undefined;
  const again = merge === undefined ? {} : { merge };
  return to({ kind: "publishing", commit, approvals, by, at, step: publishSteps[0], ...again });
}

function stepBegun(state: ProposalState, { step, merge }: Event<"stepBegun">): ProposalOutcome {
  if (state.kind !== "publishing") return refuse("notPublishing");
  // A publication that was cut off begins again.
  const isFirst = step === publishSteps[0];
  if (!isFirst && publishSteps.indexOf(step) < publishSteps.indexOf(state.step)) return refuse("otherStep");
  const { merge: _former, ...rest } = state;
  return to({ ...rest, step, ...(merge !== undefined && { merge }) });
}

function publishFailed(state: ProposalState, { failure }: Event<"publishFailed">): ProposalOutcome {
  // A plan can fail before anything has begun: its time went by.
  if (state.kind === "planned")
    return to({ kind: "approved", commit: state.commit, approvals: state.approvals, failed: failure });
  if (state.kind !== "publishing") return refuse("notPublishing");
  const { commit, approvals, merge } = state;
  // A main branch that has moved does not have it.
  const isThere = merge !== undefined && failure.reason !== "moved";
  return to({ kind: "approved", commit, approvals, failed: { ...failure, ...(isThere ? { merge } : {}) } });
}

function live(state: ProposalState, { at }: Event<"live">): ProposalOutcome {
  if (state.kind !== "publishing") return refuse("notPublishing");
  const { merge, approvals, by } = state;
  if (state.step !== publishSteps.at(-1) || merge === undefined) return refuse("otherStep");
  return to({ kind: "live", merge, approvals, at, by });
}

function takeBackBegun(state: ProposalState, { by, at }: Event<"takeBackBegun">): ProposalOutcome {
  if (state.kind === "live") return to({ kind: "takingBack", merge: state.merge, by, at, step: "rollback" });
  if (state.kind === "approved" && state.failed?.merge !== undefined)
    return to({ kind: "takingBack", merge: state.failed.merge, by, at, step: "rollback" });
  if (state.kind !== "takingBack") return refuse("notLive");
  const { failed, merge, step } = state;
  return failed === undefined ? refuse("isTakingBack") : to({ kind: "takingBack", merge, step, by, at });
}

function rolledBack(state: ProposalState): ProposalOutcome {
  if (state.kind !== "takingBack") return refuse("notTakingBack");
  return state.step === "rollback" && state.failed === undefined
    ? to({ ...state, step: "revert" })
    : refuse("otherStep");
}

function takeBackFailed(state: ProposalState, { at, detail }: Event<"takeBackFailed">): ProposalOutcome {
  return state.kind === "takingBack" ? to({ ...state, failed: { at, detail } }) : refuse("notTakingBack");
}

function takenBack(state: ProposalState, { revert, at }: Event<"takenBack">): ProposalOutcome {
  if (state.kind !== "takingBack") return refuse("notTakingBack");
  const { merge, by } = state;
  return state.step === "revert" && state.failed === undefined
    ? to({ kind: "takenBack", merge, revert, by, at })
    : refuse("otherStep");
}

function closed(state: ProposalState, { by, at }: Event<"closed">): ProposalOutcome {
  const why = whyFixed[state.kind];
  if (why !== undefined) return refuse(why);
  if (state.kind === "approved" && state.failed?.merge !== undefined) return refuse("isMerged");
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
    case "stepBegun":
      return stepBegun(state, event);
    case "pullRequestSeen":
      return state.kind === "publishing" ? to({ ...state, pullRequest: event.pullRequest }) : refuse("notPublishing");
    case "publishFailed":
      return publishFailed(state, event);
    case "live":
      return live(state, event);
    case "takeBackBegun":
      return takeBackBegun(state, event);
    case "rolledBack":
      return rolledBack(state);
    case "takeBackFailed":
      return takeBackFailed(state, event);
    case "takenBack":
      return takenBack(state, event);
    case "closed":
      return closed(state, event);
    case "reopened":
      return state.kind === "closed" ? to({ kind: "draft" }) : refuse("notClosed");
  }
}
