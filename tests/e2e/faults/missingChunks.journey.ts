import { boxOf, sameBox } from "#tests/support/journeys/boxOf.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { basePath } from "#contract/basePath.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";
import { faultBrand } from "./faultBrand.ts";
import { readRows } from "./readRows.ts";
import { speedUpTimers } from "./speedUpTimers.ts";
import { typeInto } from "#tests/support/journeys/typeInto.ts";

const missing = "Vi fikk ikke hentet denne siden";
const missingPart = "Vi fikk ikke hentet denne delen av siden.";

/** Every page that reads, with what it shows; but for the overview, whose own code is in the first scripts. */
const pages = new Map(readRows.filter(({ to }) => to !== "/").map((page) => [page.to, page]));

const isScript = (path: string): boolean => path.startsWith(`${basePath}/assets/`) && path.endsWith(".js");

/**
 * The scripts that every page has from the start, as tags and preloads: without them there is no portal. All others are
 * late chunks; templates name those of single pages.
 */
async function readFirstScripts(): Promise<ReadonlySet<string>> {
  const first = (await readIndexHtml()).replaceAll(/<template.*?<\/template>/gs, "");
  return new Set([...first.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = ""]) => path));
}

const readIndexHtml = () => readFile(join(distFolder(faultBrand.id), "index.html"), "utf8");

/** The chunk of a page itself: the first in its template. */
async function readPageScript(to: string): Promise<string> {
  const [, template = ""] = (await readIndexHtml()).split(`<template id="${to}">`);
  const [, path] = /href="([^"]+\.js)"/.exec(template) ?? [];
  if (path === undefined) throw new Error(`index.html has no template for ${to}`);
  return path;
}

/** Lets chunks fail, as when they are blocked or gone. */
async function blockChunks(page: Page, isMissing: (pathname: string) => boolean) {
  let navigations = 0;
  let isBlocked = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigations += 1;
  });
  await page.route(
    ({ pathname }) => isScript(pathname) && isMissing(pathname),
    (route) => (isBlocked ? route.abort() : route.continue()),
  );
  return {
    navigations: () => navigations,
    /** The chunks are there again. */
    release: () => {
      isBlocked = false;
    },
  };
}

test.describe("Chunks that stay missing (spec: loading-5)", () => {
  test.use({ brandId: faultBrand.id });

  test.beforeEach(async ({ portal, page }) => {
    portal.expectedErrors.push(/^Failed to load resource/, /dynamically imported module/, /Unable to preload/);
    // Firefox compares a file that has not arrived with its digest.
    portal.expectedErrors.push(/^None of the “sha256” hashes in the integrity attribute match/);
    await speedUpTimers(page);
  });

  test("the overview reloads once, says what is missing and stays usable, and the customer can log out", async ({
    portal,
    page,
  }) => {
    const first = await readFirstScripts();
    const blocked = await blockChunks(page, (pathname) => !first.has(pathname));
    await portal.logIn();
    // The other sections, the footer and the toasts.
    await expect(page.getByRole("alert").filter({ hasText: missingPart })).toHaveCount(3);
    await portal.expectOverview();
    await expect(page.getByRole("navigation", { name: "Hovedmeny" })).toBeVisible();
    // The login, the portal, and one reload.
    expect(blocked.navigations()).toBe(3);
    await page.getByRole("banner").getByRole("button", { name: "Logg ut" }).click();
    await page.waitForURL(/\/simulator\/utlogget/);
  });

  for (const { to, customer, rows } of pages.values()) {
    test(`${to} says in its place that it could not be fetched, and a new try shows it and focuses its heading`, async ({
      portal,
      page,
      browserName,
    }) => {
      const own = await readPageScript(to);
      const blocked = await blockChunks(page, (pathname) => pathname === own);
      await portal.logIn({ customer, to });
      const main = page.getByRole("main");
      await expect(main.getByRole("alert")).toContainText(missing);
      const logo = await boxOf(page.getByRole("banner").getByRole("img").first());
      const heading = await boxOf(main.getByRole("heading", { level: 1, name: missing }));
      expect(heading, "the edge of the heading").toEqual(sameBox({ x: logo.x }));
      await expect(page.getByRole("banner").getByRole("button", { name: "Logg ut" })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Hovedmeny" })).toBeVisible();
      // The login, the portal, and one reload.
      expect(blocked.navigations()).toBe(3);
      await expect(page).toHaveURL(portal.url(to));
      // A new try that fails reloads the page, once.
      const again = main.getByRole("button", { name: "Prøv igjen" }).first();
      // The message is on the page that is left too.
      const reloaded = page.waitForEvent("domcontentloaded");
      await again.click();
      await reloaded;
      await expect(main.getByRole("alert")).toContainText(missing);
      expect(blocked.navigations()).toBe(4);
      blocked.release();
      await again.click();
      for (const { whole } of Object.values(rows))
        if (whole !== undefined) await expect(main.getByText(whole).first()).toBeVisible();
      await expect(main.getByText(missing)).toHaveCount(0);
      // Firefox fetches it with a reload, which begins without a focus.
      if (browserName !== "firefox") await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  }
});

test("What is typed survives the reload that a missing chunk leads to (spec: profil-34, loading-5)", async ({
  portal,
  page,
}) => {
  portal.expectedErrors.push(/^Failed to load resource/, /dynamically imported module/, /Unable to preload/);
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  // The footer is fetched while the customer types: a release has taken it away meanwhile. The page that is loaded next has one.
  await page.route(/\/assets\/PageFooter-[\da-f]+\.js$/, (route) => isTyped.then(() => route.abort()), { times: 1 });
  await portal.logIn({ to: "/forsikringsprofil" });
  const main = page.getByRole("main");
  const epost = main.getByRole("textbox", { name: "E-postadresse" });
  const mobil = main.getByRole("textbox", { name: "Mobilnummer, 8 siffer" });
  await main.getByRole("button", { name: "Endre e-post" }).click();
  await typeInto(epost, "halv@");
  await main.getByRole("button", { name: "Endre mobilnummer" }).click();
  await typeInto(mobil, "4123");
  const reloaded = page.waitForEvent("domcontentloaded");
  typed();
  await reloaded;
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(epost).toHaveValue("halv@");
  await expect(mobil).toHaveValue("4123");
  await expect(main.getByText("Vi tok vare på det du skrev. Det er ikke lagret ennå.")).toHaveCount(2);
});
