/**
 * Reads the header `Retry-After`: whole seconds or a date, in milliseconds from now. undefined without it, and for a
 * value that is neither.
 */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | undefined {
  const value = header?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // `Date.parse` reads far more than the dates of HTTP, which begin with the name of the day.
  const date = /^[A-Z][a-z]{2},/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
