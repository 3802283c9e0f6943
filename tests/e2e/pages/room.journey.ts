import type { Locator } from "@playwright/test";
import { boxOf, sameBox } from "#tests/support/journeys/boxOf.ts";
import { runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

test.describe("Between phone and desktop", () => {
  test.use({ brandId: "fremtind" });

  test("from about 1000 px there are the navigation bar and two columns (spec: navigation-27, oversikt-5)", async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await portal.logIn();
    await portal.expectOverview();
    await expect(page.getByRole("navigation", { name: "Hovedmeny" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Meny" })).toBeHidden();
    const agreements = await boxOf(page.getByRole("region", { name: "Forsikringene dine", exact: true }));
    const tasks = await boxOf(page.getByRole("region", { name: "Oppgavene dine" }));
    expect(tasks.x).toBeGreaterThan(agreements.x + agreements.width);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.getByRole("button", { name: "Meny" })).toBeVisible();
    expect(await boxOf(page.getByRole("region", { name: "Oppgavene dine" }))).toEqual(sameBox({ x: agreements.x }));
  });
});

const cards = (list: Locator) => list.getByRole("listitem");

/** The parts are on one line, and the last one ends where the whole does. */
const expectFullLine = (whole: Locator, parts: Locator): Promise<void> =>
  // One is measured after the other: until nothing moves them any more.
  expect(async () => {
    const [box, first, last] = [await boxOf(whole), await boxOf(parts.first()), await boxOf(parts.last())];
    expect(last).toEqual(sameBox({ y: first.y }));
    expect(last.x + last.width).toBeCloseTo(box.x + box.width, 0);
  }).toPass();

test.describe("Three cards", runsIn({ id: "sb1" }), () => {
  test.use({ brandId: "sb1" });

  test("share a wide line; none is alone on it (spec: focus-19)", async ({ portal, page }) => {
    await portal.logIn({ to: "/andre-forsikringer" });
    const all = cards(page.getByRole("main"));
    await expect(all).toHaveCount(3);
    // One is measured after the other: until nothing moves them any more.
    await expect(async () => {
      const [first, ...others] = [await boxOf(all.nth(0)), await boxOf(all.nth(1)), await boxOf(all.nth(2))];
      for (const other of others) expect(other).toEqual(sameBox({ y: first.y }));
    }).toPass();
    await portal.logIn({ to: "/kjopsinnganger" });
    await expect(cards(page.getByRole("region", { name: "Godt å vite" }))).toHaveCount(3);
    const business = await boxOf(cards(page.getByRole("region", { name: "Godt å vite" })).nth(2));
    expect(business.width).toBeLessThan(450);
  });
});

test.describe("Links as tiles", runsIn({ id: "sb1" }), () => {
  test.use({ brandId: "sb1" });

  test("fill their lines: those below the band, and five purchase entrances (spec: focus-19)", async ({
    portal,
    page,
  }) => {
    await portal.logIn();
    const service = page.getByRole("list", { name: "Snarveier" });
    await expect(cards(service)).toHaveCount(6);
    const entrances = page.getByRole("region", { name: "Trenger du flere forsikringer?" }).getByRole("list");
    await expect(cards(entrances)).toHaveCount(5);
    for (const list of [service, entrances]) await expectFullLine(list, cards(list));
  });
});

test.describe("The answers to how satisfied a customer is", runsIn({ id: "sb1" }), () => {
  test.use({ brandId: "sb1" });

  test("fill their line (spec: focus-19)", async ({ portal, page }) => {
    await portal.logIn({ to: "/tilbud" });
    const question = page.getByRole("group", { name: "Hvor fornøyd er du med denne nettsiden?" });
    const answers = question.locator("label");
    await expect(answers).toHaveCount(5);
    await expectFullLine(question, answers);
  });
});

test.describe("The flower of a brand", () => {
  test.use({ brandId: "fremtind" });

  test("is seen beside the totals, and begins after the greeting (spec: focus-21)", async ({ portal, page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await portal.logIn();
    await portal.expectOverview();
    // The page that could not start has a band too, until the portal has.
    const band = page.locator("[data-band][data-titled]");
    const flower = await band.evaluate((element) => {
      const { right, width } = getComputedStyle(element, "::after");
      return { left: element.clientWidth - Number.parseFloat(right) - Number.parseFloat(width) };
    });
    const totals = await boxOf(band.locator("[data-totals]"));
    expect(flower.left).toBeLessThan(totals.x - 60);
    const greeting = await boxOf(band.getByText("Hei! Her er det du har forsikret."));
    expect(flower.left).toBeGreaterThanOrEqual(greeting.x + greeting.width);
  });
});

test("The page ends with its footer (spec: focus-22)", async ({ portal, page }) => {
  await portal.logIn({ to: "/tilbud" });
  const footer = page.getByRole("contentinfo");
  await expect(footer).toBeVisible();
  const belowFooter = () =>
    footer.evaluate(
      (element) => document.documentElement.scrollHeight - element.getBoundingClientRect().bottom - scrollY,
    );
  await expect.poll(belowFooter).toBeLessThan(1);
});

test.describe("One card", runsIn({ id: "fana" }), () => {
  test.use({ brandId: "fana" });

  test("has half a line (spec: focus-19)", async ({ portal, page }) => {
    await portal.logIn({ to: "/andre-forsikringer" });
    await expect(cards(page.getByRole("main"))).toHaveCount(1);
    expect((await boxOf(cards(page.getByRole("main")))).width).toBeLessThan(620);
  });
});

test.describe("A logo in the middle", runsIn({ id: "sbm" }), () => {
  test.use({ brandId: "sbm" });

  test("does not move when the menu comes (spec: navigation-28)", async ({ portal, page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await portal.open();
    const logo = page.getByRole("banner").getByRole("img");
    await expect(page.getByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
    const before = await boxOf(logo);
    await portal.logIn();
    await expect(page.getByRole("button", { name: "Meny" })).toBeVisible();
    expect(await boxOf(logo)).toEqual(sameBox({ x: before.x }));
  });
});

test("The hint about the yearly price does not cover the prices (spec: tooltips-11)", async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await portal.logIn();
  await portal.expectOverview();
  await page.getByRole("button", { name: "Om årsprisen" }).click();
  await expect(async () => {
    const hint = await boxOf(page.getByRole("tooltip"));
    const year = await boxOf(page.getByText("Per år", { exact: true }));
    expect(hint.y).toBeGreaterThan(year.y + year.height);
  }).toPass();
});
