const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("nb-NO", { ...options, timeZone: "UTC" });
const long = formatOf({ day: "numeric", month: "long", year: "numeric" });
const whole = formatOf({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const short = formatOf({ day: "numeric", month: "short", year: "numeric" });
const month = formatOf({ month: "short", year: "numeric" });

const instantOf = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00Z`);

/** A day in words: `1. desember 2026`. */
export const dayText = (day: string): string => long.format(instantOf(day));

/** A day in words with the day of the week: `tirsdag 1. desember 2026`. */
export const wholeDayText = (day: string): string => whole.format(instantOf(day));

/** A day in few letters: `1. des. 2026`. */
export const shortDayText = (day: string): string => short.format(instantOf(day));

/** A month in few letters: `des. 2026`. */
export const monthText = (day: string): string => month.format(instantOf(day));

const months = ["jan", "feb", "mar", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "des"];

const patterns = [
  /^(?<year>20\d\d)-(?<month>\d\d?)-(?<day>\d\d?)$/,
  /^(?<day>\d\d?)[./-]\s?(?<month>\d\d?)[./ -]\s?(?<year>20\d\d)$/,
  /^(?<day>\d\d?)\.?\s(?<name>[a-z]{3,9})\.?\s(?<year>20\d\d)$/,
];

/** A day as people write it, such as `1. desember 2026` or `1.12.2026`, as `2026-12-01`; undefined when it is none. */
export function readDay(text: string): string | undefined {
  const written = text.trim().replaceAll(/\s+/g, " ").toLowerCase();
  const found = patterns.map((pattern) => pattern.exec(written)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return undefined;
  const { year = "", month, name = "", day = "" } = found;
  const number = month ?? String(months.indexOf(name.slice(0, 3)) + 1);
  const read = [year, number.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const instant = new Date(`${read}T12:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(read) ? read : undefined;
}
