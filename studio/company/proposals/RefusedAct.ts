import { StoreRefusal } from "#studio/server/brands/BrandStore.ts";
import type { ProposalRefusal } from "./ProposalEvent.ts";

/** Why something is not done with a proposal, beside what its state says. */
type ActRefusal =
  | ProposalRefusal
  /** The person has not the role for it. */
  | "role"
  /** The fields that were changed need the role `addresses`, or `base`. */
  | "role-addresses"
  | "role-base"
  /** It changes nothing. */
  | "empty"
  /** There are edits that are not saved. */
  | "unsaved"
  /** The main branch has changed the same fields. */
  | "conflict"
  /** A later proposal of a brand is live: it has to be taken back first. */
  | "later"
  /** Another proposal of a brand is between the main branch and the customers. */
  | "busy"
  /** The remote does not answer. */
  | "remote"
  /** A theme belongs to another brand. */
  | "theme";

/** Something is not done, and nothing has changed. */
export class RefusedAct extends StoreRefusal {
  readonly reason: ActRefusal;
  constructor(reason: ActRefusal) {
    super(reason, reason.startsWith("role") || reason === "theme" ? 403 : 409);
    this.reason = reason;
  }
}
