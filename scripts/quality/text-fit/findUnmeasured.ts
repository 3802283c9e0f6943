import type { Page } from "@playwright/test";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { Screen } from "../contact-sheet/screens/Screen.ts";

/** A screen that could not be measured. */
export interface Missed {
  readonly brandId: string;
  readonly screen: string;
  readonly reason: string;
}

/** Texts of the descriptor on a screen. */
export interface SeenTexts {
  readonly screen: Screen;
  readonly brandId: string;
  readonly texts: readonly string[];
  /** Those of them that campaigns change. */
  readonly marketing: readonly string[];
}

/** The texts between header and footer, and above them. For the page, so it uses nothing outside itself. */
function findContentTexts(): string[] {
  const parts = [...document.querySelectorAll("main, dialog[open]")] as HTMLElement[];
  return parts.flatMap(({ innerText }) => innerText.split("\n").map((line) => line.trim()));
}

/** Texts of the descriptor that are not replacements of texts in `locales/nb/`. */
function descriptorTexts(value: unknown): string[] {
  if (typeof value === "string") return /\p{L}.* /u.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(descriptorTexts) : [];
}

/** The texts of the descriptor that a page shows, after {@link Screen.reach}. */
export async function readBrandTexts(page: Page, screen: Screen, { id, tenant }: Brand): Promise<SeenTexts> {
  const { texts: _, ...own } = tenant;
  const shown = await page.evaluate(findContentTexts);
  const shownOf = (value: unknown) => {
    const known = new Set(descriptorTexts(value));
    return shown.filter((line) => known.has(line));
  };
  return { screen, brandId: id, texts: shownOf(own), marketing: shownOf(own.marketing) };
}

/** Which texts of the descriptor must be seen on a screen with which property. */
const rules = [
  { property: "isOfBrand", textsOf: ({ texts }: SeenTexts) => texts },
  { property: "hasMarketing", textsOf: ({ marketing }: SeenTexts) => marketing },
] as const;

/** The texts of the descriptor that were seen, but on no screen that is visited in each brand, and on each day. */
export function findUnmeasured(seen: readonly SeenTexts[]): Missed[] {
  return rules.flatMap(({ property, textsOf }) => {
    const measured = new Set(seen.filter(({ screen }) => screen[property] === true).flatMap(textsOf));
    return seen.flatMap((each): Missed[] => {
      const text = textsOf(each).find((one) => !measured.has(one));
      if (text === undefined) return [];
      const reason = `it shows "${text}" of the descriptor, which no screen with ${property} does`;
      return [{ brandId: each.brandId, screen: each.screen.title, reason }];
    });
  });
}
