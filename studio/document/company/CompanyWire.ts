/** Somebody, as others see them. */
export interface PersonName {
  readonly id: string;
  readonly name: string;
}

/** Where a proposal is in its life. Times are ISO 8601 in UTC, commits are whole hashes. */
export type ProposalState =
  /** Being worked on. `returned`: an approver wants it changed. */
  | {
      readonly kind: "draft";
      readonly returned?: { readonly by: PersonName; readonly at: string; readonly reason: string };
    }
  | {
      readonly kind: "asked";
      readonly commit: string;
      readonly by: PersonName;
      readonly at: string;
      readonly approvals: readonly Approval[];
    }
  | {
      readonly kind: "approved";
      readonly commit: string;
      readonly approvals: readonly Approval[];
      readonly failed?: PublishFailure;
    }
  | {
      readonly kind: "planned";
      readonly commit: string;
      readonly approvals: readonly Approval[];
      readonly for: string;
      readonly by: PersonName;
    }
  | {
      readonly kind: "publishing";
      readonly commit: string;
      readonly approvals: readonly Approval[];
      readonly by: PersonName;
      readonly at: string;
      readonly step: PublishStep;
      /** The commit of the main branch that has it, once it is merged. */
      readonly merge?: string;
    }
  | {
      readonly kind: "live";
      readonly merge: string;
      readonly approvals: readonly Approval[];
      readonly at: string;
      readonly by: PersonName;
    }
  | {
      readonly kind: "takingBack";
      readonly merge: string;
      readonly by: PersonName;
      readonly at: string;
      readonly step: "rollback" | "revert";
      /** Left out: it goes on. */
      readonly failed?: { readonly at: string; readonly message: string };
    }
  | {
      readonly kind: "takenBack";
      readonly merge: string;
      readonly revert: string;
      readonly by: PersonName;
      readonly at: string;
    }
  | { readonly kind: "closed"; readonly by: PersonName; readonly at: string };

export interface Approval {
  readonly by: PersonName;
  readonly at: string;
  readonly commit: string;
}

/** The steps of a publication, in their order. */
export const publishSteps = ["update", "validate", "merge", "build", "verify", "gate", "deploy", "check"] as const;
export type PublishStep = (typeof publishSteps)[number];

export interface PublishFailure {
  readonly step: PublishStep;
  readonly at: string;
  /** In plain words, for the person. */
  readonly message: string;
  /** The commit of the main branch that has the proposal already: `main` and what is live differ. */
  readonly merge?: string;
}

/** A proposal in a list. */
export interface ProposalSummary {
  /** From 1; its branch is `forslag/<number>`. */
  readonly number: number;
  readonly title: string;
  readonly author: PersonName;
  /** Brands that it touches, that the asker may see. `base`: shared values. */
  readonly brands: readonly string[];
  readonly state: ProposalState;
  /** When something happened last. */
  readonly changedAt: string;
  /** Whether the asker can act now: approve, change, publish. */
  readonly waitsForMe: boolean;
}

/** A changed field of a proposal, in plain words. */
export interface ProposedChange {
  readonly brand: string;
  readonly file: string;
  /** Steps to the field in the file. None: it is about the whole file, such as an image. */
  readonly path: readonly string[];
  /** Title of the field as the form names it, with the language and the environment in which it applies. */
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

export interface ProposalComment {
  readonly id: number;
  readonly by: PersonName;
  readonly at: string;
  readonly text: string;
  /** The field that it is about, as a path in the descriptor; left out: the whole proposal. */
  readonly field?: { readonly brand: string; readonly path: readonly string[] };
  /** The place on a page that it is about: fractions of the page's width and height. */
  readonly place?: { readonly brand: string; readonly page: string; readonly x: number; readonly y: number };
  readonly resolved: boolean;
}

/** A proposal on its own page. */
export interface Proposal extends ProposalSummary {
  readonly head: string;
  readonly base: string;
  readonly changes: readonly ProposedChange[];
  readonly comments: readonly ProposalComment[];
  readonly approvalsNeeded: number;
  /** Fields that `main` and the proposal have both changed. */
  readonly conflicts: readonly FieldConflict[];
  /** What the asker may do now. */
  readonly may: readonly ProposalAct[];
}

export const proposalActs = [
  "edit",
  "ask",
  "approve",
  "return",
  "publish",
  "plan",
  "takeBack",
  "close",
  "comment",
  "share",
] as const;
export type ProposalAct = (typeof proposalActs)[number];

export interface FieldConflict {
  readonly brand: string;
  readonly title: string;
  readonly file: string;
  readonly path: readonly string[];
  readonly ours: { readonly value: string; readonly by: PersonName };
  readonly theirs: { readonly value: string; readonly by: PersonName };
}

/** Who asks, and what they may do. */
export interface SignedIn extends PersonName {
  readonly email: string;
  /** Brands that they may see, with the roles they have. */
  readonly brands: readonly { readonly id: string; readonly name: string; readonly roles: readonly string[] }[];
}
