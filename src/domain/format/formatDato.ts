import { readDay } from "./readDay.ts";

/** Writes a day of `readDay`, `2026-01-31`, as dd.mm.yyyy. */
export const formatDay = (day: string): string => day.split("-").toReversed().join(".");

/**
 * Formats an ISO date of the API as dd.mm.yyyy, the day that `readDay` reads (spec: formats-5, formats-6).
 *
 * @returns undefined for anything that is not a possible date.
 */
export function formatDato(iso: unknown): string | undefined {
  const day = readDay(iso);
  return day === undefined ? undefined : formatDay(day);
}
