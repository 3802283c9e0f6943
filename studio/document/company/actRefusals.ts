/** Why the state of a proposal does not allow something. */
const stateRefusals = [
  "alreadyApproved",
  "alreadyAsked",
  "authorApproves",
  "changedMeanwhile",
  "isClosed",
  "isLive",
  "isMerging",
  "isOnItsWay",
  "isTakenBack",
  "isTakingBack",
  "moreApprovals",
  "notApproved",
  "notAsked",
  "notClosed",
  "notOnMain",
  "notPlanned",
  "otherStep",
  "reasonMissing",
  "timeIsOver",
] as const;
export type ProposalRefusal = (typeof stateRefusals)[number];

/**
 * Why the server does not do something with a proposal, as a word between server and page. `act.refused.<word>` of the
 * texts says it to the person.
 */
export const actRefusals = [
  ...stateRefusals,
  /** The person has not the role for it. */
  "role",
  /** The fields that were changed need the role `addresses`, or `base`. */
  "role-addresses",
  "role-base",
  /** It changes nothing. */
  "empty",
  /** There are edits that are not saved. */
  "unsaved",
  /** The main branch has changed the same fields. */
  "conflict",
  /** A brand of it has errors, and cannot be built. */
  "broken",
  /** It changes more than one person may correct. */
  "notSmall",
  /** The remote does not answer. */
  "remote",
  /** A theme belongs to another brand. */
  "theme",
  /** A text is longer than what is stored, or has characters that are not. */
  "too-long",
  "control-characters",
  /** A proposal has no room for one more comment or link. */
  "too-many",
  /** The proposal does not exist for the person. */
  "unknown-proposal",
  /** The person asks too often. */
  "limit",
  /** The session has ended. */
  "signed-out",
] as const;
export type ActRefusal = (typeof actRefusals)[number];

/** The reason that an answer of the server names; undefined for any other answer. */
export const actRefusalOf = (refused: string): ActRefusal | undefined => actRefusals.find((each) => each === refused);
