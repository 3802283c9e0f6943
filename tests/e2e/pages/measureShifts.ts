import { expect, type Page } from "@playwright/test";
import type { Portal } from "#tests/support/browser/Portal.ts";
import { shiftIn, watchShifts } from "./watchShifts.ts";

/** A phone's page that moves by 8 px has a layout shift of 0.008. Letters that change their width add less than 0.005. */
export const shiftWidths = [
  { width: 360, most: 0.005 },
  { width: 1280, most: 0.01 },
] as const;

/** The style sheet shows a font of the machine until the brand's font is there (scripts/fonts/fallbackFace.ts). */
const findMissingFallbacks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => /Fallback"?$/.test(family));
    await Promise.allSettled(faces.map((face) => face.load()));
    return faces.filter(({ status }) => status !== "loaded").map(({ family, weight }) => `${family} ${weight}`);
  });

/** Opens the overview of a customer with many tasks and offers. Returns how far its parts moved while they came. */
export async function measureShifts(portal: Portal): Promise<number> {
  const { page } = portal;
  await watchShifts(page);
  await portal.logIn({ customer: "mange" });
  for (const name of ["Oppgavene dine", "Tilbudene dine", "Kjøp forsikring"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  const moved = await shiftIn(page);
  // A number would be about the machine, not about the page.
  const missing = await findMissingFallbacks(page);
  expect(missing, "no font of this machine stands in: install fonts-liberation, Arial, Arimo or Roboto").toEqual([]);
  return moved;
}
