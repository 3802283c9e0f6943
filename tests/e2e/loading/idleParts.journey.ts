import { atRest } from "#tests/support/journeys/atRest.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

const gjort = { name: "Fikk du gjort det du skulle?" };
const fornoyd = { name: "Hvor fornøyd er du med denne nettsiden?" };

test("the footer comes with the feedback section above it, so that its links stay where they are (spec: loading-21)", async ({
  portal,
  page,
}) => {
  await page.addInitScript((above) => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector("footer") !== null) seen.push(document.body.textContent.includes(above));
    }).observe(document, { childList: true, subtree: true });
  }, gjort.name);
  const held = Promise.withResolvers<void>();
  await page.route(/\/PageTilbakemelding-\w+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const footerScript = page.waitForResponse(/\/PageFooter-\w+\.js$/);
  await portal.logIn();
  await expect(page.getByRole("heading", { name: "Kjøp forsikring" })).toBeVisible();
  await (await footerScript).finished();
  // A footer that does not wait would be there by then.
  await atRest(page);
  held.resolve();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("group", gjort)).toBeVisible();
  const hadSection = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(new Set(hadSection)).toEqual(new Set([true]));
});

test("a page that is opened after the first has been idle shows its parts without another wait (spec: loading-21)", async ({
  portal,
  page,
}) => {
  await portal.logIn();
  await expect(page.getByRole("group", gjort)).toBeVisible();
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.getByRole("link", { name: /^Se tilbudene dine/ }).click();
  await expect(page.getByRole("group", fornoyd)).toBeVisible();
});

test("the footer of a page without a feedback section waits for no code of one (spec: loading-21)", async ({
  portal,
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await portal.logIn({ to: "/forsikringsprofil" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(scripts.filter((path) => path.includes("/PageFooter-"))).toHaveLength(1);
  expect(scripts.filter((path) => path.includes("/PageTilbakemelding-"))).toEqual([]);
});

test("the footer comes without the feedback section whose code is missing (spec: loading-21)", async ({
  portal,
  page,
}) => {
  portal.expectedErrors.push(/^Failed to load resource/, /^TypeError: Failed to fetch dynamically imported module/);
  await page.route(/\/PageTilbakemelding-\w+\.js$/, (route) => route.abort());
  await portal.logIn();
  await expect(page.getByText("Vi fikk ikke hentet denne delen av siden.")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
