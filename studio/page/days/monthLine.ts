import type { Campaign } from "./campaigns.ts";

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
