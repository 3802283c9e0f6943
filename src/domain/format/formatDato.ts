import { dayInOslo } from "./dayInOslo.ts";

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Formats an ISO date of the API as dd.mm.yyyy (spec: formats-5, formats-6).
 *
 * A date alone, or a time without a zone, is the calendar day that it names, wherever the customer is. An instant is
 * shown as the day that it is in Norway.
 *
 * @returns undefined for anything that is not a possible date.
 */
export function formatDato(iso: unknown): string | undefined {
  const match = typeof iso === "string" ? isoDate.exec(iso.trim()) : null;
  if (!match) return undefined;
  const [, year = "", month = "", day = "", time, zone] = match;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return undefined;
  if (time === undefined) return `${day}.${month}.${year}`;

  const instantMs = Date.parse(`${year}-${month}-${day}T${time}${zone ?? "Z"}`);
  if (Number.isNaN(instantMs)) return undefined;
  if (zone === undefined) return `${day}.${month}.${year}`;
  return dayInOslo(new Date(instantMs)).split("-").toReversed().join(".");
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const daysInMonth = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= daysInMonth;
}
