import type { PersonName, PublishFailure, PublishStep, PullRequest } from "#studio/document/company/CompanyWire.ts";

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
  | ({ readonly kind: "publishBegun" } & Act)
  /** A step of the publication begins. Steps can be left out. `merge`: what the main branch has, or may have from now on. */
  | { readonly kind: "stepBegun"; readonly step: PublishStep; readonly merge?: string }
  /** Where the project's CI publishes: how far it is. */
  | { readonly kind: "pullRequestSeen"; readonly pullRequest: PullRequest }
  | { readonly kind: "publishFailed"; readonly failure: Omit<PublishFailure, "merge"> }
  | { readonly kind: "live"; readonly at: string }
  | ({ readonly kind: "takeBackBegun" } & Act)
  | { readonly kind: "rolledBack" }
  | { readonly kind: "takeBackFailed"; readonly at: string; readonly detail: string }
  | { readonly kind: "takenBack"; readonly revert: string; readonly at: string }
  | ({ readonly kind: "closed" } & Act)
  | ({ readonly kind: "reopened" } & Act);
