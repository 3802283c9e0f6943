import type { FrameLocator } from "@playwright/test";
import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { dragPicker } from "./dragPicker.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const logo = `tenants/${id}/${descriptor?.assets.logo ?? ""}`;

const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40"/></svg>';
const hostile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
/** The portal is loaded again. */
const loaded = { timeout: 60_000 };
const runningStudio = startStudioForFile();

test("a colour until it fails and the suggestion, a palette from one colour, a dropped logo", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  const { portal } = studio;
  const actionColour = () => studio.styleOf("--color-action");
  const pair = page.locator("summary").filter({ hasText: "Tekst på knapperpå knapper" }).first();
  const allPass = page.getByText(/^Alle \d+ parene holder kravet$/);
  await studio.open(server.address, name, title);
  await page.locator("summary").filter({ hasText: "Farger og form" }).click();
  await expect(allPass).toBeVisible();
  const before = await actionColour();

  // Everything by keyboard: the pair opens, its background is made white, and the suggestion of the findings is taken.
  await pair.press("Enter");
  await page.getByRole("radio", { name: "Knapper", exact: true }).press("Space");
  await page.getByRole("slider", { name: "Lyshet, Knapper" }).press("End");
  await expect(page.getByText(/^\d+ par holder ikke kravet$/)).toBeVisible();
  await expect.poll(actionColour).toBe("#ffffff");
  expect(await findViolations(page)).toEqual([]);
  await studio.showFindings();
  const correction = studio.findings.getByRole("button", { name: /^Bruk #/ }).first();
  const colour = /#[\da-f]{6}/.exec((await correction.textContent()) ?? "")?.[0] ?? "";
  const suggestion = page.getByRole("button", { name: new RegExp(`^Bruk ${colour} for .* \\(AA\\)$`) });
  await suggestion.press("Enter");
  await expect(allPass).toBeVisible();
  await expect(pair).toBeFocused();
  await expect.poll(actionColour).toBe(colour);
  await studio.button("Angre").press("Enter");
  await studio.button("Angre").press("Enter");
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await expect.poll(actionColour).toBe(before);

  // A palette is one step of undo.
  await page.getByRole("radio", { name: "Ny palett" }).check();
  await page.getByRole("textbox", { name: "Fargekode for Merkefarge" }).fill("#8a0f4c");
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(actionColour).not.toBe(before);
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await studio.button("Bruk").press("Enter");
  await expect(page.getByText("Ulagret: temaet")).toBeVisible();
  await expect.poll(actionColour).not.toBe(before);
  await expect(studio.findings.getByText("Ingen funn. Merket kan bygges.")).toBeVisible();
  await studio.button("Angre").click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();

  // A file that could run a script changes nothing; another one is dropped, seen in the portal, and saved.
  const saved = await server.read(logo);
  await page.locator("summary").filter({ hasText: "Identitet" }).click();
  const field = page.getByLabel("Velg en fil: Logo", { exact: true });
  await field.setInputFiles({ name: "ond.svg", mimeType: "image/svg+xml", buffer: Buffer.from(hostile) });
  await expect(page.getByRole("alert").filter({ hasText: "ond.svg ble ikke tatt i bruk" })).toContainText("<script>");
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const files = await page.evaluateHandle((svg) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([svg], "ny.svg", { type: "image/svg+xml" }));
    return transfer;
  }, drawn);
  const logoSize = () => portal.locator("header img").first().getAttribute("width");
  await field.dispatchEvent("drop", { dataTransfer: files });
  await expect.poll(logoSize).toBe("120");
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await studio.button("Bruk").press("Enter");
  await expect(page.getByText("Ny, ikke lagret ennå")).toBeVisible();
  await expect(page.getByText("Ulagret: logoen")).toBeVisible();
  await studio.button("Se endringer").click();
  await expect(page.getByRole("img", { name: "Lagret", exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "Ny", exact: true })).toBeVisible();
  expect(await server.read(logo)).toBe(saved);
  await studio.button("Lagre").click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(await server.read(logo)).toBe(drawn);
});

test("a colour is in both windows before the server has answered, also in one that is loaded again; the place stays", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  await studio.open(server.address, name, title);
  await studio.showBeside("Telefon, 360 px");
  const windows = [
    page.frameLocator(`iframe[title="Portalen til ${name}"]:not([aria-hidden])`),
    page.frameLocator(`iframe[title="Portalen til ${name}, 360 px"]:not([aria-hidden])`),
  ];
  const [first] = windows as [FrameLocator, FrameLocator];
  const textColours = () =>
    Promise.all(windows.map((each) => each.locator("body").evaluate((body) => getComputedStyle(body).color)));
  for (const each of windows) await expect(each.getByText(title, { exact: true })).toBeVisible(loaded);
  const before = await textColours();
  const code = await studio.openTextColour(await server.read(`themes/${descriptor?.theme ?? ""}.tokens.json`));
  await first.locator("html").evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  const top = () => first.locator("html").evaluate(() => window.scrollY);
  await expect.poll(top).toBe(300);

  let answer = (): void => {};
  const isAnswering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/document*", async (route) => {
    if (route.request().method() === "PUT") await isAnswering;
    await route.continue();
  });
  await code.fill("#102030");
  await expect.poll(textColours).toEqual(["rgb(16, 32, 48)", "rgb(16, 32, 48)"]);
  await code.fill("#1020");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  expect(await textColours()).toEqual(["rgb(16, 32, 48)", "rgb(16, 32, 48)"]);
  await studio.button("Angre").press("Enter");
  await expect.poll(textColours).toEqual(before);
  await studio.button("Gjør om").press("Enter");
  await expect.poll(textColours).toEqual(["rgb(16, 32, 48)", "rgb(16, 32, 48)"]);
  expect(await top()).toBe(300);

  // Only the studio has the port to which the page listens.
  await first.locator("body").evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("message", resolve, { once: true });
        window.postMessage({ type: "colours", colours: { "--color-text": "#ff0000" } }, "*");
      }),
  );
  expect(await textColours()).toEqual(["rgb(16, 32, 48)", "rgb(16, 32, 48)"]);

  await first.locator("html").evaluate((html) => {
    html.dataset["former"] = "";
    window.location.reload();
  });
  await expect(first.locator("html[data-former]")).toHaveCount(0);
  await expect(first.getByText(title, { exact: true })).toBeVisible(loaded);
  await expect.poll(textColours).toEqual(["rgb(16, 32, 48)", "rgb(16, 32, 48)"]);

  // The last value of the picker remains. All of them are one step of undo.
  const picker = page.getByLabel(/^Fargevelger for /).filter({ visible: true });
  await picker.focus();
  await picker.evaluate(dragPicker, { last: "#304050", pauseMs: 0 });
  await expect.poll(textColours).toEqual(["rgb(48, 64, 80)", "rgb(48, 64, 80)"]);
  answer();
  await expect(page.getByText("Ulagret: temaet")).toBeVisible();
  await studio.button("Angre").press("Enter");
  await expect.poll(textColours).toEqual(["rgb(16, 32, 48)", "rgb(16, 32, 48)"]);
  await studio.button("Angre").press("Enter");
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await expect.poll(textColours).toEqual(before);
});
