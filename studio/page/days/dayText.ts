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
