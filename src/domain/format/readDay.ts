import { dayInOslo } from "./dayInOslo.ts";

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Reads an ISO date of the API as a calendar day in Norway, `2026-01-31`. Such days compare as texts.
 *
 * A date alone, or a time without a zone, is the calendar day that it names, wherever the customer is. An instant is the
 * day that it is in Norway.
 *
 * @returns undefined for anything that is not a possible date.
 */
export function readDay(iso: unknown): string | undefined {
  const match = typeof iso === "string" ? isoDate.exec(iso.trim()) : null;
  if (!match) return undefined;
  const [, day = "", time = "00:00", zone] = match;
  const instantMs = Date.parse(`${day}T${time}${zone ?? "Z"}`);
  if (Number.isNaN(instantMs) || !isCalendarDay(day)) return undefined;
  return zone === undefined ? day : dayInOslo(new Date(instantMs));
}

/** Some browsers read the 30th of February as a day of March. */
function isCalendarDay(day: string): boolean {
  const midnightMs = Date.parse(day);
  return !Number.isNaN(midnightMs) && new Date(midnightMs).toISOString().startsWith(day);
}
