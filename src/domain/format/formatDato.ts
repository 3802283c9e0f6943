import type { Language } from "#contract/pageLanguage.ts";
import { readDay } from "./readDay.ts";

let english: Intl.DateTimeFormat | undefined;

/**
 * Writes a day of `readDay`, `2026-01-31`, as 31.01.2026, and in English as 31 January 2026: British and American
 * readers take numbers for different days (spec: languages-31). A number and its month stay on one line.
 */
export function formatDay(day: string, language: Language): string {
  if (language !== "en") return day.split("-").toReversed().join(".");
  english ??= new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return english.format(new Date(day)).replace(" ", "\u00a0");
}

/**
 * Formats an ISO date of the API, the day that `readDay` reads (spec: formats-5, formats-6).
 *
 * @returns undefined for anything that is not a possible date.
 */
export function formatDato(iso: unknown, language: Language): string | undefined {
  const day = readDay(iso);
  return day === undefined ? undefined : formatDay(day, language);
}
