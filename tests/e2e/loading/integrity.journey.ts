import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { basePath } from "#contract/basePath.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";

/** Another script under the name of one of ours: it says in the page that it has run. */
const foreignCode = 'document.documentElement.dataset.changed = "true";\n';

/** Where the texts are that no page has in itself. */
const textFile = /\/assets\/texts-\w+-[\da-f]{8}\.json$/;

/** Changes the script whose name begins with `name`, on its way to the browser. */
async function changeScript(page: Page, brandId: string, name: string): Promise<() => number> {
  let sent = 0;
  await page.route(
    ({ pathname }) => pathname.startsWith(`${basePath}/assets/${name}-`) && pathname.endsWith(".js"),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const code = await readFile(join(distFolder(brandId), pathname.slice(basePath.length)), "utf8");
      await route.fulfill({ contentType: "text/javascript", body: foreignCode + code });
      sent += 1;
    },
  );
  return () => sent;
}

test.describe("A file that is not the one of the release does not run (spec: brands-19)", () => {
  test.beforeEach(({ portal }) => {
    portal.expectedErrors.push(
      /integrity/i,
      /^Failed to load resource/,
      /dynamically imported module/,
      /Unable to preload/,
    );
  });

  test("the first script", async ({ portal, page, brandId }) => {
    const sent = await changeScript(page, brandId, "main");
    await portal.logIn();
    await expect.poll(sent).toBeGreaterThan(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-changed");
    // Only the static shell is there: no navigation, which the code draws.
    await expect(page.getByRole("navigation", { name: "Hovedmeny" })).toHaveCount(0);
  });

  test("the file of texts: a page without its texts says that it could not be fetched (spec: languages-3)", async ({
    portal,
    page,
  }) => {
    portal.expectedErrors.push(/Failed to fetch/);
    let sent = 0;
    await page.route(textFile, async (route) => {
      sent += 1;
      await route.fulfill({ json: { tilbud: { title: "Andre ord" } } });
    });
    await portal.logIn({ to: "/tilbud" });
    await expect(page.getByRole("heading", { name: "Vi fikk ikke hentet denne siden" })).toBeVisible();
    expect(sent).toBeGreaterThan(0);
    await expect(page.getByText("Andre ord")).toHaveCount(0);
    await page.unroute(textFile);
    const title = page.getByRole("heading", { level: 1, name: "Tilbudene dine" });
    // A part that is fetched when the page is idle asks for the texts too, and the page comes without the button then.
    await expect(async () => {
      if (!(await title.isVisible())) await page.getByRole("button", { name: "Prøv igjen" }).click({ timeout: 1000 });
      await expect(title).toBeVisible({ timeout: 5000 });
    }).toPass();
  });

  test("a script that is imported later", async ({ portal, page, brandId }) => {
    const sent = await changeScript(page, brandId, "ForsikringsprofilPage");
    await portal.logIn({ to: "/forsikringsprofil" });
    await expect.poll(sent).toBeGreaterThan(0);
    await expect(page.getByRole("banner").getByRole("button", { name: "Logg ut" })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-changed");
  });
});

test("the texts cross the network once: on another page the code has them from the preload (spec: languages-3)", async ({
  portal,
  browser,
}) => {
  // A browser of its own: requests that a journey watches bypass the cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(portal.url("/logg-inn"));
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const transfers = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => /\/texts-\w+-[\da-f]{8}\.json$/.test(name) && transferSize > 0)
      .map(({ initiatorType }) => initiatorType),
  );
  expect(transfers).toEqual(["link"]);
  await context.close();
});

test("a font crosses the network once: the style sheet has it from the preload, or from the cache", async ({
  portal,
  browser,
  brandId,
}) => {
  const html = await readFile(join(distFolder(brandId), "index.html"), "utf8");
  const preloaded = [...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, path = ""]) => path);
  expect(preloaded.length).toBeGreaterThan(0);
  // A browser of its own: requests that a journey watches bypass the cache, from which the style sheet has the font.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(portal.url("/"));
  await expect(page.locator("html")).toHaveAttribute("data-fonts");
  await page.evaluate(() => document.fonts.ready);
  const transfers = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith(".woff2") && transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  expect(transfers.toSorted()).toEqual(preloaded.toSorted());
  await context.close();
});
