import { instantsOf, osloTime } from "#scripts/shared/text/osloTime.ts";

export { osloTime };

/**
 * The instant of a date and time in Norway; undefined when the calendar does not have it. Of an hour that comes twice
 * in a night, the first.
 */
export const instantOf = (time: string): number | undefined => instantsOf(time)[0];

/** Whether a value is a day of the calendar in this century, as `2026-12-01`. */
export const isDay = (value: unknown): value is string =>
  typeof value === "string" && instantOf(`${value}T12:00`) !== undefined;
