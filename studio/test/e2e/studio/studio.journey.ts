import type { Locator } from "@playwright/test";
import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { StudioPage } from "./StudioPage.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const heading = "Overskriften på oversikten";
const files = { descriptor: `tenants/${id}/tenant.jsonc`, theme: `themes/${descriptor?.theme ?? ""}.tokens.json` };

const runningStudio = startStudioForFile();

test("a text and a colour: shown at once, one change taken back, saved, undone over what was saved", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  const before = { descriptor: await server.read(files.descriptor), theme: await server.read(files.theme) };
  await page.goto(server.address);
  await expect(page.getByRole("heading", { level: 1, name: "Merker" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await studio.open(server.address, name, title);
  expect(await findViolations(page)).toEqual([]);

  // A dark studio: kept for the next page, and the portal in it is as it was.
  const pageColour = (root: Locator) => root.evaluate((html) => getComputedStyle(html).backgroundColor);
  const [light, ofPortal] = [await pageColour(page.locator("html")), await pageColour(studio.portal.locator("html"))];
  await studio.tab("Mørkt").press("Space");
  await expect.poll(() => pageColour(page.locator("html"))).not.toBe(light);
  const dark = await pageColour(page.locator("html"));
  expect(await findViolations(page)).toEqual([]);
  await studio.open(server.address, name, title);
  expect(await pageColour(page.locator("html"))).toBe(dark);
  expect(await pageColour(studio.portal.locator("html"))).toBe(ofPortal);
  await studio.tab("Som enheten").press("Space");
  // The device turns dark while it is open: the portal goes on as it was chosen.
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => pageColour(page.locator("html"))).toBe(dark);
  const isDeviceDark = () => matchMedia("(prefers-color-scheme: dark)").matches;
  await expect.poll(() => studio.portal.locator("html").evaluate(isDeviceDark)).toBe(true);
  await expect.poll(() => pageColour(studio.portal.locator("html"))).toBe(ofPortal);
  await page.emulateMedia({ colorScheme: "light" });

  // A text: the page is loaded again behind the one that is shown, and returns to the same place.
  const scrollTop = () => studio.portal.locator("html").evaluate(() => Math.round(window.scrollY));
  await studio.write(heading, "Et nytt hovedbudskap");
  await expect(studio.portal.getByText("Et nytt hovedbudskap", { exact: true })).toBeVisible();
  // The portal has gone to what is written.
  await expect(page.getByText(/^«Overskriften på oversikten» vises/)).toBeVisible();
  await studio.previewAtRest();
  const tasks = studio.portal.getByRole("heading", { name: "Oppgavene dine" });
  await expect(tasks).toBeVisible();
  await studio.portal.locator("html").evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  expect(await scrollTop()).toBe(300);
  await page.keyboard.insertText("!");
  await expect(studio.portal.getByText("Et nytt hovedbudskap!", { exact: true })).toBeVisible();
  await studio.previewAtRest();
  // Neither what loads above nor what loads below moves what is read.
  await expect(tasks).toBeVisible();
  expect(await scrollTop()).toBe(300);

  // A colour: the same page takes it, without being loaded again.
  await studio.form.getByRole("searchbox").fill("");
  await studio.portal.locator("html").evaluate((html) => (html.dataset["same"] = "yes"));
  await (await studio.openTextColour(before.theme)).fill("#102030");
  await expect(studio.portal.locator("body")).toHaveCSS("color", "rgb(16, 32, 48)");
  await expect(studio.portal.locator("html")).toHaveAttribute("data-same", "yes");

  // The difference; one change is taken back by keyboard, which keeps the focus there.
  await studio.section("Kontakt");
  await studio.form.getByRole("textbox", { name: "Telefon", exact: true }).fill("22334455");
  await studio.button("Se endringer").click();
  await page.getByText("Teksten i filene").click();
  await studio.button("Ta tilbake").first().focus();
  await page.keyboard.press("Enter");
  await expect(studio.button("Ta tilbake")).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Ulagrede endringer");
  await expect(page.getByText("Ulagret: tekster og innstillinger og temaet")).toBeVisible();
  await expect(page.getByRole("textbox", { name: `Forskjellen i ${files.descriptor}` })).toContainText(
    "nytt hovedbudskap",
  );
  expect(await findViolations(page)).toEqual([]);
  await studio.button("Lagre").click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(await server.read(files.descriptor)).toBe(before.descriptor.replace(title, "Et nytt hovedbudskap!"));
  expect(await server.read(files.theme)).not.toBe(before.theme);

  // Undo leads back over what was saved.
  for (let step = 0; step < 20 && (await studio.button("Angre").getAttribute("aria-disabled")) === null; step += 1)
    await studio.button("Angre").click();
  await expect(page.getByText("Ulagret: tekster og innstillinger og temaet")).toBeVisible();
  await studio.button("Lagre").click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(await server.read(files.descriptor)).toBe(before.descriptor);
  expect(await server.read(files.theme)).toBe(before.theme);
});

test("nothing is lost: a killed server, another program, another tab, a tab that ends", async ({
  context,
  page,
  portal,
  studio,
}) => {
  const server = runningStudio();
  // Portal and studio say what they miss while the server is gone.
  portal.expectedErrors.push(/^Failed to load resource/, /Failed to fetch/);
  const before = await server.read(files.descriptor);
  await studio.open(server.address, name, title);

  // The server ends while somebody writes, and has what the portal shows.
  const kept = page.waitForResponse((response) => response.request().method() === "PUT");
  await studio.write(heading, "Tatt vare på");
  await expect(studio.portal.getByText("Tatt vare på", { exact: true })).toBeVisible();
  await kept;
  await server.kill();
  await studio.write(heading, "Også dette");
  await expect(page.getByText("Studioet svarer ikke")).toBeVisible();
  await server.run();
  const other = new StudioPage(await context.newPage());
  await other.page.goto(server.address);
  await expect(page.getByText("Studioet svarer ikke")).toBeHidden();
  await expect(studio.portal.getByText("Også dette", { exact: true })).toBeVisible();

  // A second tab has the same text; what it writes first is kept, and this one is asked.
  await other.open(server.address, name, "Også dette");
  // A tab that gets the focus reads the text again: here not before it has written its own.
  const hasWritten = Promise.withResolvers<void>();
  await page.route(/\/document\?/, async (route) => {
    if (route.request().method() === "GET") await hasWritten.promise;
    await route.continue();
  });
  await other.write(heading, "Fra den andre fanen");
  await expect(other.portal.getByText("Fra den andre fanen", { exact: true })).toBeVisible();
  const refused = page.waitForResponse((response) => response.request().method() === "PUT" && !response.ok());
  await studio.write(heading, "Fra denne fanen");
  await refused;
  hasWritten.resolve();
  await expect(page.getByText("Merket er endret i en annen fane")).toBeVisible();
  await studio.button("Bruk bare den andre").click();
  await expect(studio.portal.getByText("Fra den andre fanen", { exact: true })).toBeVisible();
  await other.page.close();

  // A tab that ends before the server has the text: the next one goes on with it.
  const third = new StudioPage(await context.newPage());
  await third.open(server.address, name, "Fra den andre fanen");
  await third.page.route(/\/document\?/, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await third.write(heading, "Rett før fanen lukkes");
  await expect(third.page.getByText("Studioet svarer ikke")).toBeVisible();
  await third.page.close();
  const fourth = new StudioPage(await context.newPage());
  await fourth.open(server.address, name, "Rett før fanen lukkes");
  await expect(fourth.page.getByText("Det du skrev sist, er hentet fram igjen")).toBeVisible();
  // The first tab follows: a text that it does not have yet is not saved.
  const followed = page.waitForResponse((response) => /\/document\?/.test(response.url()));
  const undone = fourth.page.waitForResponse(
    (response) => response.request().postData()?.includes("Fra den andre fanen") === true,
  );
  await fourth.button("Angre").click();
  await expect(fourth.portal.getByText("Fra den andre fanen", { exact: true })).toBeVisible();
  await undone;
  await fourth.page.close();
  await followed;
  await expect(studio.portal.getByText("Fra den andre fanen", { exact: true })).toBeVisible();

  // Another program changes the file.
  await server.write(files.descriptor, before.replace('"id":', '// Fra et annet program.\n  "id":'));
  await studio.button("Se endringer").click();
  await studio.button("Lagre").click();
  await expect(page.getByText("Filene er endret i et annet program")).toBeVisible();
  expect(await server.read(files.descriptor)).toContain("Fra et annet program.");
  await studio.button("Bruk bare filene").click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await expect(studio.portal.getByText(title, { exact: true })).toBeVisible();
  await server.write(files.descriptor, before);
});
