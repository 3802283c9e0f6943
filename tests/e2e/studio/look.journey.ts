import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { boxOf } from "#tests/e2e/support/boxOf.ts";
import { brands } from "#tests/e2e/support/brands.ts";
import { findViolations } from "#tests/e2e/support/findViolations.ts";
import { figmaFiles } from "../../support/look/designerFiles.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const runningStudio = startStudioForFile();

/** What the designer has sent: files without folders. */
const dropped = figmaFiles.map(({ file, text }) => ({ name: file.replace(/^.*\//, ""), text }));

test("a file that is dropped beside its field opens nothing, in the studio and in the portal (spec: studio-75)", async ({
  page,
  studio,
}, testInfo) => {
  const server = runningStudio();
  await studio.open(server.address, name, title);
  await studio.section("Farger og form");
  const [file] = dropped;
  const path = testInfo.outputPath(file?.name ?? "");
  await writeFile(path, file?.text ?? "");
  const session = await page.context().newCDPSession(page);
  const dropOn = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const { x, y } = await boxOf(target);
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await session.send("Input.dispatchDragEvent", { type, x: x + 5, y: y + 5, data });
  };
  const address = page.url();
  const field = studio.form.getByLabel("Velg designerens filer");
  await dropOn(page.getByRole("heading", { level: 1 }));
  await dropOn(studio.form.getByRole("heading", { name: "Hent utseende fra designeren" }));
  await dropOn(page.locator("iframe:not([aria-hidden])"));
  // A browser opens a file that nobody takes before it takes the next one.
  await dropOn(field);
  await expect(studio.form.getByRole("list", { name: "Filene" })).toContainText(file?.name ?? "");
  expect(page.context().pages()).toEqual([page]);
  expect(page.url()).toBe(address);
});

// (spec: studio-65, studio-66)
test("the designer's files are dropped, a question answered, seen in the portal, taken back, saved and handed back", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  await studio.open(server.address, name, title);
  const { form } = studio;
  const actionColour = () => studio.styleOf("--color-action");
  // The form scrolls below its search field: nothing is judged that is half behind it.
  const violationsAt = async (shown: Locator) => {
    await shown.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    return findViolations(page);
  };
  const before = await actionColour();
  await studio.section("Farger og form");
  const chooser = form.getByLabel("Velg designerens filer");

  // What cannot be read is said at its place, and changes nothing.
  await chooser.setInputFiles({
    name: "Ødelagt.tokens.json",
    mimeType: "application/json",
    buffer: Buffer.from('{\n  "a": { "$type": "color", "$value": "{b}" }\n}\n'),
  });
  await expect(form.getByRole("alert")).toContainText("Ødelagt.tokens.json, linje 2, kolonne 3");
  expect(await violationsAt(form.getByRole("alert"))).toEqual([]);
  await form.getByRole("button", { name: "Avbryt" }).press("Enter");
  await expect(form.getByRole("heading", { name: "Hent utseende fra designeren" })).toBeFocused();
  await expect(page.getByText("Alt er lagret")).toBeVisible();

  // Light and dark are dropped together. From here on by keyboard: one question is answered, the others keep.
  const files = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name: file, text } of all) transfer.items.add(new File([text], file, { type: "application/json" }));
    return transfer;
  }, dropped);
  await chooser.dispatchEvent("drop", { dataTransfer: files });
  await expect(form.getByRole("heading", { name: /^\d+ spørsmål$/ })).toBeVisible();
  await expect(form.getByRole("group", { name: "Hva er Mode 1.tokens.json for?" })).toBeVisible();
  const [first, second] = [0, 1].map((place) => form.getByRole("group", { name: /^Hva er «/ }).nth(place));
  const next = await second?.getAttribute("data-question");
  expect(await violationsAt(form.getByRole("button", { name: "Behold alle de andre" }))).toEqual([]);
  await first
    ?.getByRole("button", { name: /% sikkert/ })
    .first()
    .press("Enter");
  await expect(form.locator(`[data-question="${next ?? ""}"]`)).toBeFocused();
  await form.getByRole("button", { name: "Behold alle de andre" }).press("Enter");
  await expect(form.getByRole("heading", { name: "Før og etter" })).toBeFocused();
  const row = form.getByRole("row", { name: /Color\.Background\.Brand\.Default/ }).first();
  await expect(row).toContainText("#0f4c66");
  await expect(row).toContainText(/\d+,\d\d : 1AAA?/);
  await expect(form.getByText("Mørkt etter")).toBeVisible();
  expect(await violationsAt(row)).toEqual([]);

  // Tried, it is seen in the portal. Taken, it is one edit, has no findings, and is taken back at once.
  await expect.poll(actionColour).toBe("#0f4c66");
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await studio.button("Bruk").press("Enter");
  await expect(page.getByText("Alt er lagret")).toBeHidden();
  expect(await actionColour()).toBe("#0f4c66");
  await studio.showFindings();
  await expect(studio.findings.getByText("Ingen funn. Merket kan bygges.")).toBeVisible();
  await studio.button("Angre").press("Enter");
  await expect.poll(actionColour).toBe(before);
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await studio.button("Gjør om").press("Enter");
  await expect.poll(actionColour).toBe("#0f4c66");

  // Saved, the answers are in the folder of the brand.
  await studio.button("Se endringer").click();
  await studio.button("Lagre").click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  const answers = await readFile(join(server.brandsDir, "tenants", id, "look.json"), "utf8");
  expect(JSON.parse(answers)).toMatchObject({ roles: { "color.action": "Color.Background.Brand.Default" } });
  await studio.button("Til feltene").click();

  // The same files ask nothing more, and the way back is a download.
  await chooser.setInputFiles(
    dropped.map(({ name: file, text }) => ({ name: file, mimeType: "application/json", buffer: Buffer.from(text) })),
  );
  await expect(form.getByText("Filene endrer ingenting.")).toBeVisible();
  await form.getByRole("button", { name: "Lag filene" }).press("Enter");
  const link = form.getByRole("link", { name: "Light.tokens.json" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.press("Enter")]);
  expect(await readFile(await download.path(), "utf8")).toContain('"com.figma.modeName": "Light"');
  expect(await violationsAt(link)).toEqual([]);
});
