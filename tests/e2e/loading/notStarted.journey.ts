import type { Page } from "@playwright/test";
import { basePath } from "#contract/basePath.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { brandWith } from "#tests/support/journeys/brands.ts";
import { fetchLocal } from "#tests/support/journeys/fetchLocal.ts";
import { holdScripts } from "#tests/support/journeys/holdScripts.ts";
import { stepClock } from "../faults/steppedClock.ts";

const tooOld = "Nettleseren din er for gammel for denne siden";
const late = "Siden har ikke åpnet seg";
const longestStartMs = 15_000;

const brands = [
  brandWith(({ languages }) => languages.length === 1),
  brandWith(({ languages }) => languages.length === 3),
];

/** Lets the first script be another one, in a page without digests: an old browser cannot read the true one either. */
async function replaceMain(page: Page, code: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === `${basePath}/`,
    async (route) => {
      const response = await fetchLocal(route);
      const html = await response.text();
      const body = html.replace(/<script type="importmap">.*?<\/script>/, "").replaceAll(/ integrity="[^"]*"/g, "");
      await route.fulfill({ response, body });
    },
  );
  await page.route(/\/assets\/main-[\da-f]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: code }),
  );
}

/** The page threw nothing but this. What it throws is a complaint in every journey. */
async function expectThrown(complaints: string[], wanted: RegExp): Promise<void> {
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  for (const complaint of complaints) expect(complaint).toMatch(wanted);
  complaints.length = 0;
}

/** What a customer sees and hears in the place of the page. */
async function expectMessage(page: Page, heading: string): Promise<void> {
  const alert = page.getByRole("alert");
  await expect(alert.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(alert.getByRole("link", { name: /^Ring \+47/ })).toHaveAttribute("href", /^tel:\+47\d{8}$/);
  await expect(page.getByRole("banner").getByRole("img")).toBeVisible();
  await expect(page.getByRole("main")).toBeHidden();
  await expect(page.getByRole("heading")).toHaveCount(1);
}

for (const { id } of brands)
  test.describe(`A portal that does not start, in ${id} (spec: loading-24)`, () => {
    test.use({ brandId: id });

    test("a script that does not parse: the browser is too old, also in the title", async ({
      portal,
      page,
      complaints,
    }) => {
      await replaceMain(page, "let later = ;");
      await portal.open();
      await expectMessage(page, tooOld);
      await expect(page).toHaveTitle(new RegExp(`^${tooOld} – `));
      await expect(page.getByRole("link", { name: "Prøv igjen" })).toBeHidden();
      await expectThrown(complaints, /^SyntaxError/);
    });

    test("nothing has started after 15 s: that is said, and what comes later takes its place", async ({
      portal,
      page,
    }) => {
      const clock = await stepClock(page);
      const release = await holdScripts(page);
      await page.goto(portal.url("/"), { waitUntil: "commit" });
      await expect(page.locator("html")).toHaveAttribute("data-start", "waiting");
      await expect(page.locator("#not-started [data-title]").last()).toBeAttached();
      await clock.goTo(longestStartMs / 3);
      await expect(page.getByRole("alert")).toBeHidden();
      await clock.goTo(longestStartMs + 1);
      await expectMessage(page, late);
      await expect(page).toHaveTitle(new RegExp(`^${late} – `));
      await expect(page.getByRole("link", { name: "Prøv igjen" })).toHaveAttribute("href", "");
      await page.clock.resume();
      release();
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.locator("#not-started")).toHaveCount(0);
      await expect(page).not.toHaveTitle(new RegExp(late));
    });

    test("drawn agreements stay above what is said", async ({ portal, page }) => {
      await page.clock.install();
      const release = await holdScripts(page);
      // The page has not loaded before its scripts have.
      const loggedIn = portal.logIn();
      await portal.expectOverview();
      await page.clock.fastForward(longestStartMs);
      await expect(page.getByRole("alert").getByText(late)).toBeInViewport();
      await expect(portal.agreement("").first()).toBeVisible();
      release();
      await loggedIn;
      await expect(page.getByRole("navigation", { name: "Hovedmeny" })).toBeVisible();
      await expect(page.locator("#not-started")).toHaveCount(0);
    });
  });

test.describe("In one brand (spec: loading-24)", () => {
  test("a function that is missing at the start: the browser is too old", async ({ portal, page, complaints }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "flatMap"));
    await portal.open();
    await expectMessage(page, tooOld);
    await expectThrown(complaints, /^TypeError: .*flatMap is not a function/);
  });

  test("a script that cannot be fetched: said at once, with a new try", async ({ portal, page }) => {
    portal.expectedErrors.push(/^Failed to load resource/);
    await page.route(/\/assets\/main-[\da-f]+\.js$/, (route) => route.abort());
    await portal.open();
    await expectMessage(page, late);
    await page.unroute(/\/assets\/main-[\da-f]+\.js$/);
    await page.getByRole("link", { name: "Prøv igjen" }).click();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("#not-started")).toHaveCount(0);
  });

  test("a browser without modules is told at once", async ({ portal, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, "noModule"));
    await replaceMain(page, "");
    await portal.open();
    await expectMessage(page, tooOld);
  });

  test("a page that starts never shows it, and nothing moves", async ({ portal, page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      let shift = 0;
      Object.assign(window, { startSeen: () => ({ seen, shift }) });
      new MutationObserver(() => {
        const state = document.documentElement.getAttribute("data-start");
        if (state !== null && seen.at(-1) !== state) seen.push(state);
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-start"] });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as unknown as { readonly value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await portal.logIn();
    await portal.expectOverview();
    await expect(page.getByRole("navigation", { name: "Hovedmeny" })).toBeVisible();
    const { seen, shift } = await page.evaluate(() =>
      (window as unknown as { startSeen: () => { seen: string[]; shift: number } }).startSeen(),
    );
    expect(seen).toEqual(["waiting", "started"]);
    expect(shift).toBeLessThan(0.001);
  });
});

for (const { id } of brands)
  test.describe(`Without JavaScript, in ${id}`, () => {
    test.use({ brandId: id, javaScriptEnabled: false });

    test("the page says what to do and whom to call, and nothing seems to load (spec: loading-23)", async ({
      portal,
      page,
    }) => {
      await portal.open();
      await expectMessage(page, "Siden trenger JavaScript");
      await expect(page.getByText(/^Slå på JavaScript i innstillingene/)).toBeVisible();
      await expect(page.getByRole("link", { name: "Prøv igjen" })).toBeHidden();
    });
  });
