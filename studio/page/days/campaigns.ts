import { isObject } from "#contract/isObject.ts";
import { dayAfter } from "#domain/format/dayAfter.ts";
import { type Phase, phaseOn } from "#domain/kampanje/marketingOn.ts";
import { isDay } from "#studio/document/osloTime.ts";
import { useMemo } from "react";
import { languagesIn } from "#studio/document/FormBasis.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import { fieldLayersOf, stateIn } from "#studio/document/fieldLayers.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import type { PreviewCustomer } from "#studio/document/PreviewChoices.ts";
import { text } from "../texts.ts";

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

/** The campaigns of the brand in the environment that is edited, with those of the base. */
export function useCampaigns({ basis }: OpenedBrand, { history, environment }: EditState): readonly Campaign[] {
  const { descriptor } = history.texts;
  return useMemo(() => {
    const { value } = parseJson(descriptor);
    const layers = fieldLayersOf(basis.base?.[languagesIn(value, basis)[0]], value, environment);
    return campaignsIn(stateIn(layers, ["marketing", "campaigns"]).value);
  }, [basis, descriptor, environment]);
}

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

/** A line of whole months. */
export interface MonthLine {
  /** The first day of each month, as `2026-12-01`. */
  readonly months: readonly string[];
  /** Where a day begins on the line, from 0 to 100; days outside of it are at its ends. */
  readonly at: (day: string) => number;
}

const monthOf = (day: string, count = 0): string => {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
};

/** The months of all campaigns and of other days, with one before and one after them. */
export function monthLine(campaigns: readonly Campaign[], ...others: readonly string[]): MonthLine {
  const days = [...campaigns.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]), ...others].toSorted();
  const first = monthOf(days[0] ?? "", -1);
  const end = monthOf(days.at(-1) ?? "", 2);
  const months: string[] = [];
  for (let month = first; month < end; month = monthOf(month, 1)) months.push(month);
  const length = Date.parse(end) - Date.parse(first);
  return {
    months,
    at: (day) => Math.min(100, Math.max(0, ((Date.parse(day.slice(0, 10)) - Date.parse(first)) / length) * 100)),
  };
}
