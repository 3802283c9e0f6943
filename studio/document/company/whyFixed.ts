import type { ProposalRefusal } from "../refusals.ts";
import type { ProposalState } from "./CompanyWire.ts";

/** Why nothing of a proposal in a state can be edited, asked for or closed. A state that is left out is worked on. */
export const whyFixed: Partial<Readonly<Record<ProposalState["kind"], ProposalRefusal>>> = {
  merging: "isMerging",
  merged: "isOnItsWay",
  live: "isLive",
  reverting: "isTakingBack",
  reverted: "isTakingBack",
  takenBack: "isTakenBack",
  closed: "isClosed",
};

/** Whether a word of the server says that a proposal takes no edits any more. */
export const isFixedReason = (reason: string): boolean => Object.values(whyFixed).some((each) => each === reason);
