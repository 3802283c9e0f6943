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
 * The instants of a date and time in Norway, such as `2026-12-01T12:00`, the earlier first: two in the hour that comes
 * twice in a night, none in the hour that is left out in another, and for what the calendar does not have.
 */
export function instantsOf(time: string): readonly number[] {
  const asUtc = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(time) ? Date.parse(`${time}Z`) : NaN;
  if (Number.isNaN(asUtc)) return [];
  return [2, 1].map((hours) => asUtc - hours * hourMs).filter((instant) => osloTime(instant) === time);
}
