import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { basePath } from "#contract/basePath.ts";
import { boxOf, sameBox } from "#tests/support/journeys/boxOf.ts";
import { installAppBridge, sentToApp } from "#tests/support/journeys/appBridge.ts";
import { brands, runsIn } from "#tests/support/journeys/brands.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

/** What is said beside each link that leads to a withdrawal, in a browser that asks for bokmål. */
const period = "Du kan angre et kjøp i 14 dager. For livs- og pensjonsforsikring er fristen 30 dager.";

/** The link for withdrawing in a place. */
const withdrawalIn = (place: Locator): Locator => place.getByRole("link", { name: /^Angre et kjøp/ });

for (const brand of brands.filter(({ descriptor }) => descriptor.rights?.withdrawal !== undefined))
  test.describe(`A customer of ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test("is told how to withdraw before the login, in the menu and below the agreements (spec: rights-3)", async ({
      portal,
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await portal.open();
      const main = page.getByRole("main");
      const foot = page.getByRole("contentinfo");
      await expect(withdrawalIn(main)).toBeVisible();
      await expect(main).toContainText(period);
      await expect(withdrawalIn(foot)).toBeVisible();
      await expect(foot).toContainText(period);

      await portal.logIn();
      await expect(withdrawalIn(main)).toBeVisible();
      await page.getByRole("button", { name: "Meny" }).click();
      const menu = page.getByRole("dialog", { name: "Meny" });
      await expect(withdrawalIn(menu)).toBeVisible();
      await expect(menu).toContainText(period);
    });
  });

test("a page that refuses a customer says how to complain (spec: rights-2)", async ({ portal, page }) => {
  await portal.logIn({ to: "/kjopsinnganger?avvist=uonsket" });
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Klage/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "Finansklagenemnda" })).toBeVisible();
  await expect(main).toContainText("Klagen må komme innen fristen som står i svaret.");
  // It belongs to what is above it: no hole between them.
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overview = await boxOf(main.getByRole("link", { name: "Til forsikringsoversikten" }));
    const { y } = await boxOf(main.getByRole("link", { name: /^Klage/ }));
    expect(y - overview.y - overview.height, `${width} px`).toBeLessThan(64);
  }
});

test("the general error page does not move when 'Klage' arrives (spec: rights-8)", async ({
  portal,
  page,
  brandId,
}) => {
  portal.expectedErrors.push(/AppConfig hostname has no value/);
  const { promise: isHeldBack, resolve: release } = Promise.withResolvers<void>();
  // A host that is not the brand's has that page in the place of the portal.
  await page.route("http://ukjent.example/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const isFile = pathname.startsWith(`${basePath}/assets/`);
    if (/\/Complaint-/.test(pathname)) await isHeldBack;
    await route.fulfill({
      path: join(distFolder(brandId), isFile ? pathname.slice(basePath.length + 1) : "index.html"),
    });
  });
  await page.goto(`http://ukjent.example${basePath}/`);
  const heading = page.getByRole("heading", { level: 1, name: "Noe har gått galt" });
  const before = await boxOf(heading);
  release();
  const link = page.getByRole("main").getByRole("link", { name: /^Klage/ });
  await expect(link).toBeVisible();
  expect(await boxOf(heading)).toEqual(sameBox(before));
});

test("on paper the footer says where the links of rights lead (spec: rights-7)", async ({ portal, page }) => {
  await portal.logIn();
  const link = page.getByRole("contentinfo").getByRole("link", { name: /^Klage/ });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const [href, printed] = await link.evaluate((anchor: HTMLAnchorElement) => [
    anchor.href,
    getComputedStyle(anchor, "::after").content,
  ]);
  expect(printed).toContain(href);
});

test("product information and terms stand below the purchases of their category (spec: rights-4)", async ({
  portal,
  page,
}) => {
  await portal.logIn({ to: "/kjopsinnganger" });
  await page.getByRole("heading", { name: "Kjøretøy" }).click();
  const documents = page.getByRole("region", { name: "Produktinformasjon og vilkår" });
  await expect(documents).toHaveCount(1);
  await expect(documents.getByRole("link", { name: /^Produktinformasjon \(IPID\) for Bilforsikring/ })).toBeVisible();
  await expect(documents.getByRole("link", { name: /^Vilkår for Bilforsikring/ })).toBeVisible();
});

const withBridge = brands.filter(({ descriptor }) => descriptor.nativeBridge !== "none").slice(0, 1);
for (const { id } of withBridge)
  test.describe(`In the app of ${id}`, runsIn({ id }), () => {
    test.use({ brandId: id });

    test("the app opens the page for withdrawing (spec: rights-3)", async ({ portal, page }) => {
      await installAppBridge(page);
      await portal.logIn({ channel: "mobilbank" });
      const link = withdrawalIn(page.getByRole("main"));
      const url = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
      await link.click();
      await expect.poll(() => sentToApp(page)).toEqual([{ type: "open", kind: "window", url }]);
    });
  });
