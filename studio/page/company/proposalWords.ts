import type { MessageVariant } from "#ui/feedback/messageVariantStyle.ts";
import type { PersonName, ProposalState } from "#studio/document/company/CompanyWire.ts";
import { text } from "../texts.ts";

const dayFormat = new Intl.DateTimeFormat("nb", { timeZone: "Europe/Oslo", day: "numeric", month: "long" });
const timeFormat = new Intl.DateTimeFormat("nb", {
  timeZone: "Europe/Oslo",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** «1. desember». @param iso ISO 8601 */
export const dayWords = (iso: string): string => dayFormat.format(new Date(iso));

/** «1. desember kl. 07:00», in Norwegian time. @param iso ISO 8601 */
export const timeWords = (iso: string): string => timeFormat.format(new Date(iso));

const names = new Intl.ListFormat("nb", { type: "conjunction" });

/** «Kari Nordmann og Ola Hansen». */
export const nameWords = (people: readonly PersonName[]): string => names.format(people.map(({ name }) => name));

/** Whether a proposal has files of its own: what is over has none, and so no portals and no pages of brands. */
export const hasFiles = ({ kind }: ProposalState): boolean => ["draft", "asked", "approved", "planned"].includes(kind);

/** Where a proposal is, in a word or two. */
export function stateWords(state: ProposalState): string {
  if (state.kind === "draft" && state.returned !== undefined) return text("state.returned");
  if (state.kind === "approved" && state.failed !== undefined) return text("state.failed");
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
    case "publishing":
    case "takingBack":
      return "warning";
    case "takenBack":
    case "closed":
      return "info";
  }
}
