import { Hono } from "hono";
import type { HttpBindings } from "@hono/node-server";
import type { Page } from "@playwright/test";
import { type PortalServer, serveOnLoopback } from "#scripts/serve/serveOnLoopback.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { CompanyHarness } from "../../support/company/CompanyHarness.ts";

let studio: CompanyHarness;
let server: PortalServer;
test.beforeAll(async () => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all("*", (c) => studio.app.fetch(c.req.raw, c.env));
  server = await serveOnLoopback(app, 0);
  studio = await CompanyHarness.start({ origin: `http://studio.localhost:${server.port}` });
});
test.afterAll(async () => {
  await server.close();
  await studio.close();
});

/** Calls the studio as its own page does. */
const call = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, string>> };
  }, path);

test("signing in, a preview in a frame, an idle end, and signing out everywhere", async ({ page, browser, portal }) => {
  portal.expectedErrors.push(/Failed to load resource/);
  /** The values of the cookies that a host has set for itself: a cookie of a domain has a dot before its name. */
  const keysOf = async (host: string) =>
    (await page.context().cookies())
      .filter(({ name, domain }) => name.includes("studio-") && domain === host)
      .map(({ value }) => value);

  await page.goto(`${studio.origin}/forslag/12?felt=logo`);
  await expect(page).toHaveTitle("Hvem er du?");
  await page.getByRole("button", { name: "Avbryt" }).click();
  await expect(page.getByRole("heading", { name: "Du er ikke logget inn" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Logg inn" }).click();
  await page.getByRole("button", { name: "kari" }).click();
  await expect(page.getByText("Kari Nordmann")).toBeVisible();
  expect(page.url()).toBe(`${studio.origin}/forslag/12?felt=logo`);
  const first = await keysOf("studio.localhost");
  expect(first).not.toEqual([]);

  // A preview gets a key of its own, by way of the studio, in a frame too.
  const preview = `http://fjord--forslag12.studio.localhost:${server.port}`;
  const showFrame = (address: string) =>
    page.evaluate((src) => {
      document.querySelector("iframe")?.remove();
      const frame = document.createElement("iframe");
      frame.src = src;
      document.body.append(frame);
    }, address);
  await showFrame(`${preview}/side`);
  await expect(page.frameLocator("iframe").getByText("Kari Nordmann")).toBeVisible();
  const keys = await keysOf("fjord--forslag12.studio.localhost");
  expect(keys).not.toEqual([]);
  for (const key of keys) expect(first).not.toContain(key);
  expect((await page.context().cookies()).filter(({ domain }) => domain.startsWith("."))).toEqual([]);

  // Nobody has used it for an hour: the page signs in again, and has another key.
  studio.aheadMs += 62 * 60_000;
  expect(await call(page, "/api/me")).toEqual({ status: 401, body: { refused: "signed-out" } });
  await showFrame(`${preview}/annen`);
  await expect(page.frameLocator("iframe").getByText("Du er logget ut")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Kari Nordmann")).toBeVisible();
  for (const key of await keysOf("studio.localhost")) expect(first).not.toContain(key);

  const other = await browser.newPage();
  await other.goto(`${studio.origin}/`);
  await other.getByRole("button", { name: "kari" }).click();
  await expect(other.getByText("Kari Nordmann")).toBeVisible();
  const { body } = await call(page, "/ut/overalt");
  expect((await call(other, "/api/me")).status).toBe(401);
  await other.close();
  await page.goto(body["to"] ?? "");
  await page.getByRole("button", { name: "Logg ut hos leverandøren" }).click();
  await expect(page.getByRole("heading", { name: "Du er logget ut" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Logg inn" }).click();
  await expect(page).toHaveTitle("Hvem er du?");
});
