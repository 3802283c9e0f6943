import { boxOf } from "#tests/support/journeys/boxOf.ts";
import { join } from "node:path";
import { basePath } from "#contract/basePath.ts";
import { plainBrand } from "#tests/support/journeys/brands.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

test.describe("Addresses and navigation", () => {
  test("the requested page is shown after the login, with its query", { tag: "@page" }, async ({ portal, page }) => {
    await portal.open("/?fromFinn");
    await portal.useLoginFrame();
    await page.waitForURL(portal.isOverview("?fromFinn"));
    await portal.expectOverview();
  });

  test("an unknown address shows a message and a link to the overview", { tag: "@page" }, async ({ portal, page }) => {
    portal.expectedErrors.push(/Kunde traff side som ikke finnes/);
    await portal.logIn({ to: "/finnes-ikke" });
    await expect(page.getByText(/Denne siden ser ut til å være borte/)).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /oversikt/i })
      .click();
    await page.waitForURL(portal.isOverview());
    await portal.expectOverview();
  });

  test("back restores the scroll position", async ({ portal, page }) => {
    await portal.logIn({ customer: "mange" });
    await portal.expectOverview();
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
    await page.getByRole("link", { name: "Profil" }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1, name: "Forsikringsprofil" })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  });

  test("back leads to the lower end of the overview again, whose last sections come late", async ({ portal, page }) => {
    await portal.logIn({ customer: "mange" });
    await portal.expectOverview();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const place = await page.getByRole("link", { name: "Profil" }).evaluate((link: HTMLElement) => {
      const { scrollY } = window;
      link.click();
      return scrollY;
    });
    expect(place).toBeGreaterThan(2000);
    await expect(page.getByRole("heading", { level: 1, name: "Forsikringsprofil" })).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  });

  test("a missing file answers 404", async ({ portal, page }) => {
    portal.expectedErrors.push(/^Failed to load resource/);
    const answer = await page.goto(portal.url("/assets/finnes-ikke.js"));
    expect(answer?.status()).toBe(404);
  });

  test("on an unknown host the page shows how to reach the brand, and makes no calls (spec: portal-9)", async ({
    portal,
    page,
    brandId,
  }) => {
    portal.expectedErrors.push(/AppConfig hostname has no value/);
    const other: string[] = [];
    await page.route("http://ukjent.example/**", (route) => {
      const { pathname } = new URL(route.request().url());
      const isFile = pathname.startsWith(`${basePath}/assets/`);
      if (!isFile && pathname !== `${basePath}/`) other.push(pathname);
      const file = isFile ? pathname.slice(basePath.length + 1) : "index.html";
      return route.fulfill({ path: join(distFolder(brandId), file) });
    });
    await page.goto(`http://ukjent.example${basePath}/`);
    await expect(page.getByRole("heading", { level: 1, name: "Noe har gått galt" })).toBeVisible();
    await expect(page.getByRole("main").locator('a[href^="tel:"]')).toBeVisible();
    expect(other).toEqual([]);
  });

  test("/betaling leads to the payments application", { tag: "@page" }, async ({ portal, page }) => {
    await portal.logIn({ to: "/betaling" });
    await page.waitForURL(`${portal.origin}/privat/forsikring/betaling`);
  });

  test("the navigation marks the current page", async ({ portal, page }) => {
    await portal.logIn();
    const current = page.getByRole("navigation").getByRole("link", { name: "Forsikringsoversikt" });
    await expect(current).toHaveAttribute("aria-current", "page");
  });

  test("on paper the title of a page is apart from the header", async ({ portal, page }) => {
    await page.emulateMedia({ media: "print" });
    for (const [to, name] of [
      ["/", "Forsikringsoversikt"],
      ["/tilbud", "Tilbud"],
    ] as const) {
      await portal.logIn({ to });
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      const title = await boxOf(page.getByRole("heading", { level: 1 }));
      const header = await boxOf(page.getByRole("banner"));
      expect(title.y - (header.y + header.height), to).toBeGreaterThanOrEqual(16);
      // Nothing that only a screen can do (spec: navigation-31).
      await expect(page.getByRole("banner").getByRole("link", { name: "Til nettbanken" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Logg ut" })).toBeHidden();
      const slogan = page.getByText(plainBrand.descriptor.marketing.heroTitle ?? "");
      if (to === "/") await expect(slogan).toHaveCount(1);
      await expect(slogan).toBeHidden();
    }
  });

  test("a system problem is announced on the page, and the other parts are shown", async ({ portal, page }) => {
    await portal.logIn({ customer: "delvis-nede" });
    await expect(page.getByText(/Noen av systemene våre er nede\./).first()).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});
