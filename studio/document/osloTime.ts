const hourMs = 3_600_000;

/** The Swedish form of a time is 2026-12-01 12:00. */
const formatter = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Oslo",
  dateStyle: "short",
  timeStyle: "short",
});

/** Date and time in Norway at an instant, as `2026-12-01T12:00`. Such texts compare as texts. */
export const osloTime = (instantMs: number): string => formatter.format(instantMs).replace(" ", "T");

/**
 * The instant of a date and time in Norway; undefined when the calendar does not have it. Of an hour that comes twice
 * in a night, the first.
 */
export function instantOf(time: string): number | undefined {
  const asUtc = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(time) ? Date.parse(`${time}Z`) : NaN;
  if (Number.isNaN(asUtc)) return undefined;
  return [2, 1].map((hours) => asUtc - hours * hourMs).find((instant) => osloTime(instant) === time);
}

/** Whether a value is a day of the calendar in this century, as `2026-12-01`. */
export const isDay = (value: unknown): value is string =>
  typeof value === "string" && instantOf(`${value}T12:00`) !== undefined;
