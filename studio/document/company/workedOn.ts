import type { ProposalRefusal } from "../refusals.ts";
import type { ProposalState } from "./proposalState.ts";

/** The states in which a proposal is worked on: it has files of its own, and can be edited, asked for and closed. */
export const workedOnStates = ["draft", "asked", "approved", "planned"] as const;
type WorkedOnState = (typeof workedOnStates)[number];

/** Why nothing of a proposal in another state can be edited, asked for or closed. */
const fixedStates: Readonly<Record<Exclude<ProposalState["kind"], WorkedOnState>, ProposalRefusal>> = {
  merging: "isMerging",
  merged: "isOnItsWay",
  live: "isLive",
  reverting: "isTakingBack",
  reverted: "isTakingBack",
  takenBack: "isTakenBack",
  closed: "isClosed",
};

/** Why a proposal is not worked on; undefined when it is. */
export const whyFixed = ({ kind }: ProposalState): ProposalRefusal | undefined =>
  (fixedStates as Partial<Record<ProposalState["kind"], ProposalRefusal>>)[kind];

/** Whether a proposal in a state is worked on. */
export const isWorkedOn = (state: ProposalState): boolean => whyFixed(state) === undefined;

/** Whether a word of the server says that a proposal takes no edits any more. */
export const isFixedReason = (reason: string): boolean => Object.values(fixedStates).some((each) => each === reason);
