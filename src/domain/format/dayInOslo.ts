const hourMs = 3_600_000;

const dayInUtc = (instantMs: number): string => new Date(instantMs).toISOString().slice(0, 10);

let oslo: Intl.DateTimeFormat | undefined;

/**
 * The calendar day in Norway at an instant, as `2026-01-31`. Such days compare as texts.
 *
 * Norway is one hour ahead of UTC, or two. Only in the hour in which that decides is the formatter asked: making it
 * takes 10 to 15 ms on a slow phone, while the first offers are rendered.
 */
export function dayInOslo(instant: Date): string {
  const day = dayInUtc(instant.getTime() + hourMs);
  if (day === dayInUtc(instant.getTime() + 2 * hourMs)) return day;
  // The Swedish form of a date is 2026-01-31.
  oslo ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
  return oslo.format(instant);
}

/** Today's calendar day in Norway, as `dayInOslo`. */
export const todayInOslo = (): string => dayInOslo(new Date());
