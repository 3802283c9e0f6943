import type { ProposalState } from "#studio/document/company/proposalState.ts";
import type { NoticeEvent } from "../notices/NoticeEvent.ts";
import type { ProposalEvent } from "./ProposalEvent.ts";
import type { AuditEvent } from "../records/log/AuditEvent.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";

/**
 * The row of the log for an event; undefined for what only the studio itself notes.
 * @param before the state before the event
 */
export function auditOf(
  event: ProposalEvent,
  { number: proposal, head, brands, state }: ProposalRecord,
  before: ProposalState,
): AuditEvent | undefined {
  switch (event.kind) {
    case "asked":
      return { kind: "proposalAsked", proposal, by: event.by, commit: event.commit, brands };
    case "approved":
      return { kind: "proposalApproved", proposal, by: event.by, commit: event.commit };
    case "returned":
      return { kind: "proposalReturned", proposal, by: event.by, commit: head, reason: event.reason };
    case "planned":
      return { kind: "proposalPlanned", proposal, by: event.by, commit: head, for: event.for };
    case "closed":
      return { kind: "proposalClosed", proposal, by: event.by };
    case "reopened":
      return { kind: "proposalReopened", proposal, by: event.by };
    case "merged":
      return state.kind === "merged"
        ? { kind: "proposalMerged", proposal, by: state.by, merge: state.merge, brands }
        : undefined;
    case "live":
      return state.kind === "live"
        ? { kind: "proposalPublished", proposal, by: state.by, merge: state.merge, brands }
        : undefined;
    case "publishFailed": {
      const { reason, detail = reason } = event.failure;
      return "by" in before
        ? { kind: "publicationFailed", proposal, by: before.by, reason, message: detail }
        : undefined;
    }
    case "ciRefused":
      return "by" in before ? { kind: "ciRefused", proposal, by: before.by, message: event.words } : undefined;
    case "rollbackBegun":
      return "by" in before ? { kind: "rollbackBegun", proposal, by: before.by, brand: event.brand } : undefined;
    case "reverted":
      return state.kind === "reverted"
        ? { kind: "proposalReverted", proposal, by: state.by, revert: state.revert, brands }
        : undefined;
    case "takenBack":
      return state.kind === "takenBack"
        ? { kind: "proposalTakenBack", proposal, by: state.by, revert: state.revert, brands }
        : undefined;
    default:
      return undefined;
  }
}

/** What people are told of an event; undefined: nobody is told. @param state after the event */
export function noticeKindOf(event: ProposalEvent, state: ProposalState): NoticeEvent["kind"] | undefined {
  switch (event.kind) {
    case "asked":
      return state.kind === "asked" ? "asked" : undefined;
    case "approved":
      return state.kind === "approved" ? "approved" : undefined;
    case "returned":
    case "planned":
    case "live":
    case "takenBack":
      return event.kind;
    case "publishFailed":
      return "failed";
    case "takeBackFailed":
      return "notTakenBack";
    case "ciRefused":
      return "refused";
    default:
      return undefined;
  }
}
