import type { Page } from "@playwright/test";
import { basePath } from "#contract/basePath.ts";

const isScript = ({ pathname }: URL): boolean => pathname.startsWith(`${basePath}/assets/`) && pathname.endsWith(".js");

/** Holds the portal's scripts until the returned function is called: the page has the boot script only. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(isScript, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}
