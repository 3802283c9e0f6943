import type { Marketing } from "#contract/descriptor/marketing.ts";
import { marketingOn } from "#domain/kampanje/marketingOn.ts";

const dayMs = 24 * 60 * 60 * 1000;

const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/**
 * The days on which campaigns show other marketing texts than today, one for each choice of texts.
 * @param today as `2026-12-24`
 */
export function campaignDays(marketing: Marketing, today: string): string[] {
  const days = Object.values(marketing.campaigns ?? {}).flatMap(({ firstDay, lastDay }) => [
    daysAfter(firstDay, -1),
    firstDay,
    daysAfter(lastDay, 1),
  ]);
  const shownOn = (day: string) => JSON.stringify(marketingOn(day, marketing));
  const seen = new Set([shownOn(today)]);
  return days.toSorted().filter((day) => {
    const shown = shownOn(day);
    return !seen.has(shown) && seen.add(shown);
  });
}
