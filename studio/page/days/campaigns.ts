import { isObject } from "#contract/isObject.ts";
import { dayAfter } from "#domain/format/dayAfter.ts";
import { type Phase, phaseOn } from "#domain/kampanje/marketingOn.ts";
import { isDay } from "#studio/document/osloTime.ts";

/** The parts of a campaign, in the order in which customers see them. */
export const phases = ["before", "texts", "after"] as const satisfies readonly Phase[];

/** A campaign that has its days. */
export interface Campaign extends Readonly<Record<Phase, readonly string[]>> {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The names of the texts that a part of a campaign has. */
export const textNames = (value: unknown): readonly string[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([name, each]) => (each === undefined ? [] : [name]));

/** A value of `marketing.campaigns` as a campaign; undefined while it has no days, or days in the wrong order. */
export function campaignOf(name: string, value: unknown): Campaign | undefined {
  const { firstDay, lastDay, texts, before, after } = isObject(value) ? value : {};
  if (!isDay(firstDay) || !isDay(lastDay) || lastDay < firstDay) return undefined;
  return { name, firstDay, lastDay, texts: textNames(texts), before: textNames(before), after: textNames(after) };
}

/** The campaigns that have their days, the first one first. */
export const campaignsIn = (value: unknown): readonly Campaign[] =>
  Object.entries(isObject(value) ? value : {})
    .flatMap(([name, each]) => campaignOf(name, each) ?? [])
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay));

/**
 * A date and time at which a part of a campaign holds: the one that is shown, where it is such a time; else noon of the
 * day that is nearest to the campaign.
 */
export function timeIn(phase: Phase, campaign: Campaign, shown: string): string {
  if (phaseOn(shown.slice(0, 10), campaign) === phase) return shown;
  const { firstDay, lastDay } = campaign;
  const day = { before: dayAfter(firstDay, -1), texts: firstDay, after: dayAfter(lastDay) }[phase];
  return `${day}T12:00`;
}
