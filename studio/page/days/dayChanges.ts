import { dayAfter } from "#domain/format/dayAfter.ts";
import type { PreviewCustomer } from "#studio/document/PreviewChoices.ts";
import { text } from "../texts.ts";
import type { Campaign } from "./campaigns.ts";

/** A day on which the portal changes by itself, and why. */
export interface DayChange {
  readonly day: string;
  readonly reason: string;
}

/** The days on which the portal changes for a customer, the first one first. */
export function dayChanges(
  campaigns: readonly Campaign[],
  customer: PreviewCustomer | undefined,
): readonly DayChange[] {
  return [
    ...campaigns.flatMap(({ name, firstDay, lastDay }) => [
      { day: firstDay, reason: text("day.begins", { name }) },
      { day: dayAfter(lastDay), reason: text("day.over", { name }) },
    ]),
    ...(customer?.lastDays ?? []).map(({ day, of }) => ({ day: dayAfter(day), reason: text(`day.${of}`) })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}
