import type {
  ChosenValues,
  PersonName,
  PublishFailure,
  RevertFailure,
} from "#studio/document/company/proposalState.ts";

interface Act {
  readonly by: PersonName;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Something that happens to a proposal. Commits are whole hashes. */
export type ProposalEvent =
  /** Its branch has a new commit by a person, which nobody has approved. */
  | { readonly kind: "saved"; readonly head: string }
  /** Its branch has the newest main branch, and no value of it was decided by a person: approvals hold. */
  | { readonly kind: "updated"; readonly head: string }
  | ({ readonly kind: "asked"; readonly commit: string } & Act)
  /** `commit`: what the approver has seen. */
  | ({ readonly kind: "approved"; readonly commit: string } & Act)
  | ({ readonly kind: "returned"; readonly reason: string } & Act)
  | ({ readonly kind: "planned"; readonly for: string } & Act)
  | ({ readonly kind: "planCancelled" } & Act)
  /** `for`: the time that was chosen for it, where that has come. */
  | ({ readonly kind: "publishBegun"; readonly for?: string } & Act)
  /** A merge of it was made: the main branch may have it from now on. */
  | { readonly kind: "mergeMade"; readonly merge: string }
  /** A pull request was opened, to bring it to the main branch or to take it back. */
  | { readonly kind: "pullRequestOpened"; readonly address: string }
  | { readonly kind: "publishFailed"; readonly failure: PublishFailure }
  /** The main branch has it. */
  | { readonly kind: "merged"; readonly merge: string; readonly at: string }
  /** The project's CI does not publish what is on the main branch. */
  | { readonly kind: "ciRefused"; readonly words: string; readonly at: string }
  /** The project's CI has begun anew. */
  | { readonly kind: "ciBegunAgain" }
  /** Customers of all its brands were seen to have it. */
  | { readonly kind: "live"; readonly at: string }
  /** `chosen`: what holds where its fields were changed again since. */
  | ({ readonly kind: "takeBackBegun"; readonly chosen?: ChosenValues } & Act)
  /** The former release of a brand is asked for. */
  | { readonly kind: "rollbackBegun"; readonly brand: string }
  /** The command for it has failed: the brand gets what the project's CI publishes. */
  | { readonly kind: "rollbackFailed"; readonly brand: string }
  /** What was to be rolled back is. */
  | { readonly kind: "revertBegun" }
  | { readonly kind: "takeBackFailed"; readonly failure: RevertFailure }
  /** The main branch does not have it any more. */
  | { readonly kind: "reverted"; readonly revert: string; readonly at: string }
  /** It was seen that customers do not have it any more. */
  | { readonly kind: "takenBack"; readonly at: string }
  | ({ readonly kind: "closed" } & Act)
  | ({ readonly kind: "reopened" } & Act);
