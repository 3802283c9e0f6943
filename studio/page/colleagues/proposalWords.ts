import type { MessageVariant } from "#ui/feedback/messageVariantStyle.ts";
import type { PersonName, ProposalState } from "#studio/document/company/proposalState.ts";
import { timeWords } from "#studio/document/timeWords.ts";
import { countText, text } from "../texts.ts";
import type { Proposal } from "#studio/document/company/CompanyWire.ts";

const names = new Intl.ListFormat("nb", { type: "conjunction" });

/** «Kari Nordmann og Ola Hansen». */
export const nameWords = (people: readonly PersonName[]): string => names.format(people.map(({ name }) => name));

/** Where a proposal is, in a word or two. */
export function stateWords(state: ProposalState): string {
  if (state.kind === "draft" && state.returned !== undefined) return text("state.returned");
  if (state.kind === "approved" && state.failed !== undefined) return text("state.failed");
  if (state.kind === "reverting" && state.failed !== undefined) return text("state.notTakenBack");
  if ("refused" in state && state.refused !== undefined) return text("state.refused");
  if (state.kind === "planned") return text("state.planned", { time: timeWords(state.for) });
  return text(`state.${state.kind}`);
}

/** The colour and the icon of its badge. */
export function stateVariant(state: ProposalState): MessageVariant {
  switch (state.kind) {
    case "draft":
      return state.returned === undefined ? "info" : "warning";
    case "approved":
      return state.failed === undefined ? "success" : "error";
    case "live":
      return "success";
    case "asked":
    case "planned":
    case "merging":
      return "warning";
    case "reverting":
      return state.failed === undefined ? "warning" : "error";
    case "merged":
    case "reverted":
      return state.refused === undefined ? "warning" : "error";
    case "takenBack":
    case "closed":
      return "info";
  }
}

/** When a proposal is sent on its way and when it is out, for a time that somebody chooses. */
export const sendingWords = ({ minutesBefore = 0 }: Pick<Proposal, "minutesBefore">): string =>
  minutesBefore === 0 ? text("publish.sentThen") : countText("publish.sentBefore", minutesBefore);
