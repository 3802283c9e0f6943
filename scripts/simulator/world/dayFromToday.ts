import { dayAfter } from "#domain/format/dayAfter.ts";

/** A day that is counted from today, so that the portal shows the same in years. */
export interface DayFromToday {
  /** 0: today; -1: yesterday. */
  readonly daysFromToday: number;
}

/** A body whose days can be counted from today. */
export type WithDays<Body, Day extends keyof Body> = Omit<Body, Day> & { [Field in Day]?: Body[Field] | DayFromToday };

/** So many days from today. It becomes a day when the simulator answers. */
export const dayFromToday = (days: number): DayFromToday => ({ daysFromToday: days });

/**
 * A day as the simulator sends it; a text that a customer has instead is returned unchanged.
 * @param today the day to count from, `2026-01-31`
 */
export const writeDay = <Text>(day: Text | DayFromToday, today: string): Text | string =>
  isDayFromToday(day) ? dayAfter(today, day.daysFromToday) : day;

const isDayFromToday = (day: unknown): day is DayFromToday =>
  typeof day === "object" && day !== null && "daysFromToday" in day;
