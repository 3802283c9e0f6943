import type { Locator } from "@playwright/test";

/**
 * Writes into a field key by key, over what is there. In Firefox Playwright's `fill` sets the value by a script in the
 * page, and React does not see that it has changed.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.press("Delete");
  await field.pressSequentially(text);
}
