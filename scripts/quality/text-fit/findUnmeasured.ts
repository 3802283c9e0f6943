import type { Language } from "#contract/pageLanguage.ts";
import type { Page } from "@playwright/test";
import type { BrandLanguage } from "#scripts/brands/loadBrands.ts";
import type { Screen } from "../contact-sheet/screens/Screen.ts";

/** A screen that could not be measured. */
export interface Missed {
  readonly brandId: string;
  readonly language: Language;
  readonly screen: string;
  readonly reason: string;
}

/** The texts on a screen that campaigns change. */
export interface SeenMarketing {
  readonly screen: Screen;
  readonly brandId: string;
  readonly language: Language;
  readonly texts: readonly string[];
}

/** The texts between header and footer, and above them. For the page, so it uses nothing outside itself. */
function findContentTexts(): string[] {
  const parts = [...document.querySelectorAll("main, dialog[open]")] as HTMLElement[];
  return parts.flatMap(({ innerText }) => innerText.split("\n").map((line) => line.trim()));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /\p{L}.* /u.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The marketing texts that a page shows, after {@link Screen.reach}. */
export async function readMarketing(
  page: Page,
  screen: Screen,
  brandId: string,
  { language, tenant }: BrandLanguage,
): Promise<SeenMarketing> {
  const shown = await page.evaluate(findContentTexts);
  const known = new Set(textsIn(tenant.marketing));
  return { screen, brandId, language, texts: shown.filter((line) => known.has(line)) };
}

/** The marketing texts that were seen, but on no screen that is visited on each day of a campaign. */
export function findUnmeasured(seen: readonly SeenMarketing[]): Missed[] {
  const measured = new Set(seen.filter(({ screen }) => screen.hasMarketing === true).flatMap(({ texts }) => texts));
  return seen.flatMap(({ screen, brandId, language, texts }): Missed[] => {
    const text = texts.find((one) => !measured.has(one));
    if (text === undefined) return [];
    const reason = `it shows "${text}" of the descriptor, which no screen with hasMarketing does`;
    return [{ brandId, language, screen: screen.title, reason }];
  });
}
