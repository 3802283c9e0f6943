import type { Proposal } from "#studio/document/company/CompanyWire.ts";
import { countText, text } from "../texts.ts";

/** When a proposal is sent on its way and when it is out, for a time that somebody chooses. */
export const sendingWords = ({ minutesBefore = 0 }: Pick<Proposal, "minutesBefore">): string =>
  minutesBefore === 0 ? text("publish.sentThen") : countText("publish.sentBefore", minutesBefore);
