import type { Campaign, Marketing, MarketingTexts } from "#contract/descriptor/marketing.ts";

/** The parts of a campaign. */
export type Phase = "before" | "texts" | "after";

/** The part of a campaign that holds on a day. */
export const phaseOn = (day: string, { firstDay, lastDay }: Pick<Campaign, "firstDay" | "lastDay">): Phase =>
  day < firstDay ? "before" : day > lastDay ? "after" : "texts";

/**
 * The marketing texts of a day (spec: brands-16). Each text comes from the first of these that has it: the campaign
 * that runs, the campaign that was over last, the campaign that begins next, the brand itself.
 * @param day the day in Norway, as `2026-12-24`; the first and the last day of a campaign are part of it
 */
export function marketingOn(day: string, { campaigns = {}, ...own }: Marketing): MarketingTexts {
  const inOrder = Object.values(campaigns).sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
  const shown = (phase: Phase) =>
    inOrder.filter((campaign) => phaseOn(day, campaign) === phase).map((each) => each[phase]);
  return Object.assign(own, ...shown("before").reverse(), ...shown("after"), ...shown("texts"));
}
