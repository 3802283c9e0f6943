import type { Language } from "#contract/pageLanguage.ts";
import { dayInOslo } from "./dayInOslo.ts";
import { formatDay } from "./formatDato.ts";

let oslo: Intl.DateTimeFormat | undefined;

/** A time of the day in Norway: 07.00, and in English 07:00. */
function clockInOslo(instant: Date, language: Language): string {
  oslo ??= new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Europe/Oslo" });
  const clock = oslo.format(instant);
  return language === "en" ? clock : clock.replace(":", ".");
}

/**
 * An instant as people in Norway say it: «kl. 07.00» today, else «30.11.2026 kl. 07.00»; in English "07:00" and
 * "30 November 2026 at 07:00" (spec: notices-11).
 * @param today as `dayInOslo`
 */
export function formatKlokkeslett(instant: Date, today: string, language: Language): string {
  const day = dayInOslo(instant);
  const clock = clockInOslo(instant, language);
  const isToday = day === today;
  if (language === "en") return isToday ? clock : `${formatDay(day, language)} at\u00a0${clock}`;
  return isToday ? `kl.\u00a0${clock}` : `${formatDay(day, language)} kl.\u00a0${clock}`;
}
