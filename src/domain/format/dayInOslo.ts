let oslo: Intl.DateTimeFormat | undefined;

/** The calendar day in Norway at an instant, as `2026-01-31`. Such days compare as texts. */
export function dayInOslo(instant: Date): string {
  // Sweden writes dates so.
  oslo ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
  return oslo.format(instant);
}
