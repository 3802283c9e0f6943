import type { AvtaleRow } from "./avtalerView.ts";
import { avtaleDato } from "./avtaleDato.ts";

/** A month, and how many agreements have their date in it. */
export interface AvtalerMonth {
  /** `2026-01`. */
  readonly month: string;
  readonly count: number;
}

/** The month that comes so many months after a day's month. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const index = year * 12 + month - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/**
 * The twelve months from today's on, and how many agreements end or are renewed in each (spec: avtaler-42). Undefined
 * when none does.
 * @param today `2026-01-31`, in Norway
 */
export function avtalerYear(rows: readonly AvtaleRow[], today: string): readonly AvtalerMonth[] | undefined {
  const counts = new Map<string, number>();
  for (const { avtale } of rows) {
    const month = avtaleDato(avtale, today)?.day.slice(0, 7);
    if (month !== undefined) counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  const months = Array.from({ length: 12 }, (_, at) => monthAfter(today, at));
  const year = months.map((month) => ({ month, count: counts.get(month) ?? 0 }));
  return year.some(({ count }) => count > 0) ? year : undefined;
}
