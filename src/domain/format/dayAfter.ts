const dayMs = 24 * 60 * 60 * 1000;

/** The day so many days after another one, as `2026-12-01`. A text that is not a day is returned unchanged. */
export function dayAfter(day: string, count = 1): string {
  const noon = Date.parse(`${day}T12:00Z`);
  return Number.isNaN(noon) ? day : new Date(noon + count * dayMs).toISOString().slice(0, 10);
}
