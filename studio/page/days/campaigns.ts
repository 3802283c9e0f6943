import { isObject } from "#contract/isObject.ts";
import { instantOf } from "#studio/document/osloTime.ts";

/** The parts of a campaign, in the order in which customers see them. */
export const phases = ["before", "texts", "after"] as const;
export type Phase = (typeof phases)[number];

/** A campaign that has its days. */
export interface Campaign extends Readonly<Record<Phase, readonly string[]>> {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day so many days after another one, as `2026-12-01`. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T12:00Z`) + count * dayMs).toISOString().slice(0, 10);

const isDay = (value: unknown): value is string =>
  typeof value === "string" && instantOf(`${value}T12:00`) !== undefined;

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

/** The part of a campaign that holds on a day. */
const phaseOn = (day: string, { firstDay, lastDay }: Campaign): Phase =>
  day < firstDay ? "before" : day > lastDay ? "after" : "texts";

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
