import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { basePath } from "#contract/basePath.ts";
import { distFolder } from "./distFolder.ts";
import { controlPath, type Portal } from "#scripts/quality/browser/Portal.ts";

const isScript = (path: string): boolean => path.startsWith(`${basePath}/assets/`) && path.endsWith(".js");

/**
 * The scripts that the page itself names, tags and preloads: without them there is no portal. All others are late
 * chunks.
 */
async function readFirstScripts(brandId: string): Promise<ReadonlySet<string>> {
  const html = await readFile(join(distFolder(brandId), "index.html"), "utf8");
  return new Set([...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = ""]) => path));
}

/** Lets every chunk that `isMissing` names fail, as when it is blocked or gone. */
async function blockChunks(page: Page, isMissing: (path: string) => boolean) {
  const requests = new Map<string, number>();
  let navigations = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigations += 1;
  });
  await page.route(
    ({ pathname }) => isScript(pathname) && isMissing(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
      return route.abort();
    },
  );
  return {
    /** How often each missing chunk was asked for. */
    requests,
    navigations: () => navigations,
    restart: () => {
      navigations = 0;
      requests.clear();
    },
  };
}

/** The customer can use the page: it shows what is theirs, and nothing replaces it. */
async function expectUsable(portal: Portal): Promise<void> {
  await portal.expectOverview();
  await expect(portal.page.getByRole("navigation", { name: "Hovedmeny" })).toBeVisible();
  await expect(portal.page.getByRole("banner").getByRole("button", { name: "Logg ut" })).toBeVisible();
}

test.describe("A chunk that stays missing (spec: loading-5)", () => {
  test.beforeEach(({ portal }) => {
    portal.expectedErrors.push(/^Failed to load resource/, /dynamically imported module/, /Unable to preload/);
  });

  test("each late chunk of the overview leads to at most one reload, and the page stays usable", async ({
    portal,
    page,
    brandId,
  }) => {
    test.setTimeout(120_000);
    const first = await readFirstScripts(brandId);
    const late = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (isScript(pathname) && !first.has(pathname)) late.add(pathname);
    });
    await portal.logIn();
    await portal.expectOverview();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect.poll(() => late.size).toBeGreaterThan(3);

    let missing = "";
    const blocked = await blockChunks(page, (path) => path === missing);
    const chunks = [...late];
    for (const chunk of chunks) {
      await test.step(chunk, async () => {
        // The page before is gone first: it would ask for the chunk too, and reload.
        await page.goto(portal.origin + controlPath);
        missing = chunk;
        await page.evaluate(() => sessionStorage.clear());
        blocked.restart();
        await portal.open();
        await expect.poll(() => blocked.requests.get(chunk) ?? 0).toBeGreaterThan(0);
        await expectUsable(portal);
        // An optional part is given up at once; any other is asked for again after one reload.
        await expect.poll(() => blocked.requests.get(chunk) ?? 0).toBeGreaterThanOrEqual(blocked.navigations());
        await expectUsable(portal);
        expect(blocked.navigations(), chunk).toBeLessThanOrEqual(2);
      });
    }
  });

  test("with every late chunk missing, the page reloads at most once a chunk, and the customer can log out", async ({
    portal,
    page,
    brandId,
  }) => {
    test.setTimeout(120_000);
    const first = await readFirstScripts(brandId);
    const blocked = await blockChunks(page, (path) => !first.has(path));
    await portal.logIn();
    // The portal gives up on a chunk when it is missing again after the reload.
    await expect.poll(() => [...blocked.requests.values()].filter((count) => count > 1).length).toBeGreaterThan(3);
    await expectUsable(portal);
    await page.getByRole("navigation", { name: "Hovedmeny" }).getByRole("link", { name: "Profil" }).click();
    await expect(page).toHaveURL(portal.url("/forsikringsprofil"));
    await expect(page.getByRole("banner").getByRole("button", { name: "Logg ut" })).toBeVisible();
    // The login is one navigation, the portal another.
    expect(blocked.navigations()).toBeLessThanOrEqual(2 + blocked.requests.size);
    await page.getByRole("banner").getByRole("button", { name: "Logg ut" }).click();
    await page.waitForURL(/\/simulator\/utlogget/);
  });
});
