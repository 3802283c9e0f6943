import type { Page } from "@playwright/test";

/** Notes the colour of the page's ground in each frame of every page that is opened from now on. */
export async function noteGrounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(window, { grounds });
    const look = (): void => {
      if (document.body !== null) grounds.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** The colours that the ground of this page has had since it was opened, the next frame included: there is always one. */
export const groundsSeen = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() => resolve([...(window as unknown as { grounds: Set<string> }).grounds]));
      }),
  );

/** The colour of the page's ground now. */
export const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
