import type { Page } from "@playwright/test";
import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { atRest } from "#tests/support/journeys/atRest.ts";
import { brands, brandWith, plainBrand, runsIn } from "#tests/support/journeys/brands.ts";
import { holdScripts } from "#tests/support/journeys/holdScripts.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

/** The pages that have a head in index.html, and which brands have them. */
const pages: readonly (readonly [path: string, isThere: (brand: EffectiveDescriptor) => boolean])[] = [
  ["/kjopsinnganger", ({ features }) => features.purchase],
  ["/forsikringsprofil", ({ features }) => features.profile],
  ["/tilbud", ({ features }) => features.offers],
  ["/andre-forsikringer", ({ otherInsurance }) => otherInsurance.length > 0],
  ["/logg-inn", ({ features, login }) => features.overview && login.direct],
];

/** Notes what is seen as the page's heading, and where, in each frame from the first that has one. */
async function watchHeading(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector("main h1");
      const isSeen = heading?.checkVisibility({ visibilityProperty: true }) === true;
      const place = Math.round(heading?.getBoundingClientRect().top ?? 0);
      if (isSeen || seen.size > 0) seen.add(isSeen ? `${heading.textContent} at ${place}` : "none");
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

for (const [path, isThere] of pages) {
  const brand = brandWith(isThere);
  test.describe(brand.id, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test(`${path}: the heading is there before the portal's code, and stays where it is (spec: loading-22)`, async ({
      portal,
      page,
    }) => {
      if (path !== "/logg-inn") await portal.logIn();
      const seen = await watchHeading(page);
      const release = await holdScripts(page);
      // The portal starts before it is known who visits.
      const sessionKnown = Promise.withResolvers<void>();
      await page.route("**/auth/session-status", async (route) => {
        await sessionKnown.promise;
        await route.continue();
      });
      await page.goto(portal.url(path), { waitUntil: "commit" });
      const heading = page.getByRole("main").getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible();
      const title = await heading.textContent();
      await expect(page.getByRole("main")).not.toContainText("Forsikringene dine");
      const code = page.waitForResponse(/\/assets\/main-\w+\.js$/);
      release();
      await (await code).finished();
      // A portal that does not wait would be there by then.
      await atRest(page);
      sessionKnown.resolve();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(heading).toHaveText(title ?? "");
      expect(await seen()).toHaveLength(1);
    });
  });
}

test("a page that does not exist shows neither the overview's skeleton nor a heading of another page (spec: loading-22)", async ({
  portal,
  page,
}) => {
  portal.expectedErrors.push(/^Error: Kunde traff side som ikke finnes/);
  await portal.logIn();
  const seen = await watchHeading(page);
  await page.goto(portal.url("/finnes-ikke"));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/borte/);
  const titles = async () => (await seen()).map((each) => each.replace(/ at \d+$/, ""));
  await expect.poll(titles).toEqual([await heading.textContent()]);
});

/** A brand without one of the pages: the plain one, if it lacks one. */
const [lacking] = pages
  .flatMap(([path, isThere]) =>
    brands.filter(({ descriptor }) => path !== "/logg-inn" && !isThere(descriptor)).map(({ id }) => ({ id, path })),
  )
  .toSorted((one, other) => Number(other.id === plainBrand.id) - Number(one.id === plainBrand.id));

if (lacking !== undefined)
  test.describe(lacking.id, runsIn(lacking), () => {
    test.use({ brandId: lacking.id });

    test("a page that the brand does not have is not found, and its code is not fetched (spec: portal-18, loading-16)", async ({
      portal,
      page,
    }) => {
      portal.expectedErrors.push(/^Error: Kunde traff side som ikke finnes/);
      await portal.logIn();
      const fetched = new Set<string>();
      page.on("request", (request) => {
        const [, name] = /\/(\w+Page)-\w+\.js$/.exec(request.url()) ?? [];
        if (name !== undefined) fetched.add(name);
      });
      await page.goto(portal.url(lacking.path));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/borte/);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      // The overview's code is in the first scripts of every page.
      expect([...fetched].toSorted()).toEqual(["IkkeFunnetPage", "OversiktPage"]);
    });
  });
