import { instantOf } from "#studio/document/osloTime.ts";
import type { ActRequest, PersonName } from "#studio/document/company/CompanyWire.ts";
import type { ProposalEvent } from "../proposals/ProposalEvent.ts";
import { acceptedText } from "../records/acceptedText.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";

/** The event that an act of a person is, when it succeeds. */
export function eventOf(
  { act, reason = "", for: time = "", head }: ActRequest,
  done: { readonly by: PersonName; readonly at: string },
  { state }: ProposalRecord,
): ProposalEvent {
  switch (act) {
    case "ask":
      return { kind: "asked", commit: head, ...done };
    case "approve":
      return { kind: "approved", commit: head, ...done };
    case "return":
      return { kind: "returned", reason: reason.trim() === "" ? "" : acceptedText(reason, 2000, true), ...done };
    case "correct":
      return { kind: "asked", commit: head, ...done };
    case "publish":
      return { kind: "publishBegun", ...done };
    case "plan":
      return { kind: "planned", for: new Date(instantOf(time) ?? 0).toISOString(), ...done };
    case "unplan":
      return { kind: "planCancelled", ...done };
    case "takeBack":
      return { kind: "takeBackBegun", ...done };
    case "close":
      return { kind: "closed", ...done };
    case "reopen":
      return { kind: "reopened", ...done };
    case "rename":
      return { kind: "saved", head: "commit" in state ? state.commit : head };
  }
}
