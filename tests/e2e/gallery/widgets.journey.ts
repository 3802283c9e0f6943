import { boxOf } from "#tests/support/journeys/boxOf.ts";
import type { Locator, Page } from "@playwright/test";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { noMedia } from "#tests/support/journeys/notInFirefox.ts";

/** A state of the gallery, alone in the window. */
const stateOf = (origin: string, id: string, at: number) => `${origin}/galleri/?visning=${id}&tilstand=${at}`;
/** A state alone has no headings. */
const withoutHeading = ["page-has-heading-one"];
const phone = { width: 360, height: 640 };
/** Least distance of overlays from the edge of the screen (spec: tooltips-7). */
const paddingPx = 16;

async function expectWithin(page: Page, thing: Locator): Promise<void> {
  const box = await boxOf(thing);
  const screen = page.viewportSize();
  if (screen === null) throw new Error("The window has no size.");
  expect(box.x).toBeGreaterThanOrEqual(paddingPx - 0.5);
  expect(box.y).toBeGreaterThanOrEqual(paddingPx - 0.5);
  expect(box.x + box.width).toBeLessThanOrEqual(screen.width - paddingPx + 0.5);
  expect(box.y + box.height).toBeLessThanOrEqual(screen.height - paddingPx + 0.5);
}

/** Waits for the animations of an element. */
const settle = (thing: Locator) =>
  thing.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));

test("A toast lies above a modal that opened before or after it; Escape closes the tooltip, then the dialog", async ({
  portal,
  page,
}) => {
  await page.goto(stateOf(portal.origin, "dialog", 5));
  const open = page.getByRole("button", { name: "Åpne" });
  const dialog = page.getByRole("dialog", { name: "Om egenandel" });
  const toast = page.getByRole("button", { name: "Lukk varsel" });
  await open.click();
  await dialog.getByRole("button", { name: "Send et varsel" }).click();
  await expect(toast).toBeVisible();
  await settle(dialog);
  expect(await findViolations(page, withoutHeading)).toEqual([]);

  await page.getByRole("button", { name: "Om forklaringen" }).hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();

  // The toast was there before this dialog, and still lies above it.
  await expect(toast).toBeVisible();
  await open.click();
  await toast.click();
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test("A tooltip stays within the screen of a phone, and the pointer can move onto it", async ({ portal, page }) => {
  await page.setViewportSize(phone);
  await page.goto(stateOf(portal.origin, "tooltip", 3));
  const hint = page.getByRole("tooltip");
  for (const name of ["Til venstre", "Til høyre"]) {
    const button = page.getByRole("button", { name });
    await button.hover();
    await expect(hint).toBeVisible();
    await settle(hint);
    await expectWithin(page, hint);
    const [from, to] = [await boxOf(button), await boxOf(hint)];
    // Crosses the gap between them.
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await expect(hint).toBeVisible();
    expect(await findViolations(page, withoutHeading)).toEqual([]);
    await page.mouse.move(phone.width / 2, phone.height - 10);
    await expect(hint).toHaveCount(0);
  }
});

test("A menu opens its submenus by pointer and by keyboard, and stays within the screen of a phone", async ({
  portal,
  page,
}) => {
  await page.goto(stateOf(portal.origin, "meny", 1));
  const button = page.getByRole("button", { name: "Flere valg" });
  await button.click();
  await page.getByRole("menuitem", { name: "Del" }).hover();
  await page.getByRole("menuitem", { name: "Skriv ut" }).hover();
  await page.getByRole("menuitem", { name: "I farger" }).hover();
  await settle(page.getByRole("menu", { name: "Skriv ut" }));
  expect(await findViolations(page, withoutHeading)).toEqual([]);
  await page.getByRole("menuitem", { name: "I farger" }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.setViewportSize(phone);
  await page.goto(stateOf(portal.origin, "meny", 4));
  for (const name of ["Venstre", "Høyre"]) {
    await page.getByRole("button", { name }).focus();
    for (const key of ["ArrowDown", "d", "ArrowRight", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
    await expect(page.getByRole("menuitem", { name: "I farger" })).toBeFocused();
    for (const menu of await page.getByRole("menu").all()) {
      await settle(menu);
      await expectWithin(page, menu);
    }
    for (let level = 0; level < 3; level++) await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
});

test("With reduced motion a tooltip closes at once", noMedia, async ({ portal, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(stateOf(portal.origin, "tooltip", 0));
  await page.getByRole("button", { name: "Om årsprisen" }).click();
  await expect(page.getByRole("tooltip")).toBeVisible();
  const isGone = await page.evaluate(async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.querySelector('[role="tooltip"]') === null;
  });
  expect(isGone).toBe(true);
});

test("In forced colours borders and the focused item are visible", noMedia, async ({ portal, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(stateOf(portal.origin, "meny", 0));
  await page.getByRole("button", { name: "Valg" }).press("ArrowDown");
  await expect(page.getByRole("menu")).toHaveCSS("border-top-style", "solid");
  await expect(page.getByRole("menuitem", { name: "Endre" })).toHaveCSS("outline-style", "solid");
  await page.goto(stateOf(portal.origin, "varsel", 3));
  const toast = page.locator("[data-variant]").filter({ hasText: "Vi fikk ikke lagret endringen" });
  await expect(toast).toHaveCSS("border-top-style", "solid");
});

test("At 200 % text and 320 px toasts, menus and tooltips stay within the screen", async ({ portal, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await page.goto(stateOf(portal.origin, "varsel", 8));
  await enlarge();
  for (const name of ["Vanlig", "Viktigere", "Blir stående"]) await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Angre" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Angre" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.goto(stateOf(portal.origin, "meny", 5));
  await enlarge();
  await page.getByRole("button", { name: "Kommune" }).click();
  const menu = page.getByRole("menu");
  await settle(menu);
  await expectWithin(page, menu);
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Kommune nummer 40" })).toBeInViewport({ ratio: 1 });

  await page.goto(stateOf(portal.origin, "tooltip", 4));
  await enlarge();
  await page.getByRole("button", { name: "Om alt" }).click();
  await settle(page.getByRole("tooltip"));
  await expectWithin(page, page.getByRole("tooltip"));
});
