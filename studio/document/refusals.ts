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

/** Why a company's studio does not do something. `act.refused.<word>` of the texts says it to the person. */
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
  /** A text has nothing that is seen, is longer than what is stored, or has characters that are not. */
  "no-text",
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

/** Why the server does not do what a call asks for: the word that stands as `refused` in its answer. */
export type RefusalCode =
  | ActRefusal
  /** Another program has changed the files since the edits began. */
  | "changed-on-disk"
  /** Somebody has changed the document since the page saw it. */
  | "changed-in-another-tab"
  /** An image may not be stored. */
  | "image"
  /** No brand can have the name. */
  | "name"
  /** A comment is about nothing that there is, a link ends too early or too late. */
  | "wrong-subject"
  | "wrong-end"
  /** A path that the studio does not read or write. */
  | "forbidden"
  /** The workshop of the main branch takes no edits. */
  | "read-only"
  | "no-base"
  | "unknown-brand"
  | "unknown-file"
  | "unknown-image"
  | "unknown-version"
  /** A text is longer than the studio stores. */
  | "too-large"
  /** No page of the studio sends such a request. */
  | "bad-request";

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429;

/** The status of HTTP that a refusal has. The others have 409: it is possible at another time, or in another state. */
const statuses: Partial<Readonly<Record<RefusalCode, RefusalStatus>>> = {
  "bad-request": 400,
  "signed-out": 401,
  role: 403,
  "role-addresses": 403,
  "role-base": 403,
  theme: 403,
  forbidden: 403,
  "read-only": 403,
  "no-base": 404,
  "unknown-brand": 404,
  "unknown-file": 404,
  "unknown-image": 404,
  "unknown-proposal": 404,
  "unknown-version": 404,
  "too-large": 413,
  image: 422,
  name: 422,
  "no-text": 422,
  "too-long": 422,
  "too-many": 422,
  "control-characters": 422,
  "wrong-subject": 422,
  "wrong-end": 422,
  limit: 429,
};

export const refusalStatus = (code: RefusalCode): RefusalStatus => statuses[code] ?? 409;

/** The reason that an answer of the server names; undefined for any other answer. */
export const actRefusalOf = (refused: string): ActRefusal | undefined => actRefusals.find((each) => each === refused);
