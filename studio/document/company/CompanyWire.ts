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
      /** The merge on the main branch that customers do not have yet: the last publication failed after it. */
      readonly merge?: string;
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
      /** The merge of it with the main branch, once it was made; it is there after the step `merge`. */
      readonly merge?: string;
      /** The pull request, where the project's CI publishes. */
      readonly address?: string;
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

/**
 * The steps of a publication, in their order. Nothing outside of the server's own folder is changed before `merge`, and
 * nothing that customers see before `deploy`, which also checks what is served.
 */
export const publishSteps = ["prepare", "validate", "build", "verify", "gate", "merge", "deploy"] as const;
export type PublishStep = (typeof publishSteps)[number];

/**
 * Why a publication ended before customers got it: `main` has changed the same fields; `main` has newer code than what is
 * live, which only developers publish; `main` moved while it was built; the time came while the studio was stopped; the
 * step itself failed.
 */
export const publishFailureReasons = ["conflict", "newer-code", "moved", "late", "failed"] as const;

export interface PublishFailure {
  readonly step: PublishStep;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly reason: (typeof publishFailureReasons)[number];
  /** The last lines that the step wrote, in English, for developers. */
  readonly detail?: string;
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
  /** Title of the field, as the form names it. */
  readonly title: string;
  readonly before: string;
  readonly after: string;
  /** Where it applies: an environment or language. */
  readonly where?: string;
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
