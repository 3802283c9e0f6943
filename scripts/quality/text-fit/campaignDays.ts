import type { Marketing } from "#contract/descriptor/marketing.ts";
import { dayAfter } from "#domain/format/dayAfter.ts";
import { marketingOn } from "#domain/kampanje/marketingOn.ts";

/**
 * The days on which campaigns show other marketing texts than today, one for each choice of texts.
 * @param today as `2026-12-24`
 */
export function campaignDays(marketing: Marketing, today: string): string[] {
  const days = Object.values(marketing.campaigns ?? {}).flatMap(({ firstDay, lastDay }) => [
    dayAfter(firstDay, -1),
    firstDay,
    dayAfter(lastDay),
  ]);
  const shownOn = (day: string) => JSON.stringify(marketingOn(day, marketing));
  const seen = new Set([shownOn(today)]);
  return days.toSorted().filter((day) => {
    const shown = shownOn(day);
    return !seen.has(shown) && seen.add(shown);
  });
}
