import type { ProposalState } from "#studio/document/company/CompanyWire.ts";

/** Whether a proposal in a state has files that are worked on. */
export const isWorkedOn = ({ kind }: ProposalState): boolean =>
  kind === "draft" || kind === "asked" || kind === "approved" || kind === "planned";
