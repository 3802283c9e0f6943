import { dayInOslo } from "#domain/format/dayInOslo.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { Screen } from "../contact-sheet/screens/Screen.ts";
import { campaignDays } from "./campaignDays.ts";

/** One visit: a screen is reached once in a brand, and measured in the looks of several. */
export interface Visit {
  readonly screen: Screen;
  readonly brand: Brand;
  readonly looks: readonly Brand[];
  /** The day on which it is made, as `2026-12-24`. Default: today. */
  readonly day?: string;
}

/**
 * The visits that measure every screen in every brand. Brands differ in theme and texts only. The screens that together
 * show all texts of a descriptor are visited in each brand; any other in one brand for each choice of texts for
 * `locales/nb/`, in the looks of all of them. One with marketing texts is visited on each day with others of them
 * too.
 * @param today the day in Norway, as `2026-12-24`
 */
export function planVisits(
  screens: readonly Screen[],
  brands: readonly Brand[],
  today: string = dayInOslo(new Date()),
): Visit[] {
  const alike = new Map<string, Brand[]>();
  for (const brand of brands) {
    // The texts around every page are measured with the screens of each brand.
    const { skall: _, ...texts } = brand.tenant.texts;
    const key = JSON.stringify(texts);
    alike.set(key, [...(alike.get(key) ?? []), brand]);
  }
  const daysOf = ({ hasMarketing }: Screen, { effective }: Brand): string[] =>
    hasMarketing === true ? campaignDays(effective.Test.marketing, today) : [];
  return screens.flatMap((screen): Visit[] =>
    screen.isOfBrand === true
      ? brands.flatMap((brand) => [
          { screen, brand, looks: [brand] },
          ...daysOf(screen, brand).map((day) => ({ screen, brand, looks: [brand], day })),
        ])
      : [...alike.values()].flatMap((looks) => looks.slice(0, 1).map((brand) => ({ screen, brand, looks }))),
  );
}
