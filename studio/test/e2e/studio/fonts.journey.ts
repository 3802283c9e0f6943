import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { testFont } from "#tests/support/fonts/testFonts.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const runningStudio = startStudioForFile();

test("a font of the brand's own is dropped, licensed, chosen, seen and saved", async ({ page, studio }) => {
  const server = runningStudio();
  await studio.open(server.address, name, title);
  const { form, portal } = studio;
  await studio.section("Skrift");

  // What is no font changes nothing.
  const chooser = form.getByLabel("Velg skriftfiler");
  await chooser.setInputFiles({ name: "a.woff2", mimeType: "font/woff2", buffer: Buffer.from("hei") });
  await expect(form.getByText("Filen er ikke en skrift")).toBeVisible();

  // The font is there at once, and says that its licence is missing.
  const font = await testFont({ family: "work-sans" });
  await chooser.setInputFiles({ name: "Egen.woff2", mimeType: "font/woff2", buffer: font });
  const own = form.getByRole("region", { name: "Work Sans" });
  await expect(own.getByText(/^Egen\.woff2, /)).toBeVisible();
  await expect(own.getByText(/Skriv hvem som eier skriften/)).toBeVisible();
  await expect(form.getByRole("heading", { name: /Skrift.*funn/ })).toBeVisible();
  await studio.showFindings();
  await studio.findings.getByRole("button", { name: /Skriv hvem som eier skriften/ }).click();
  await expect(own.getByLabel("Lisens for Work Sans")).toBeFocused();
  await own.getByLabel("Lisens for Work Sans").fill("Skriften er bankens egen, også på nett.");
  await page.keyboard.press("Tab");
  await expect(own.getByText(/Skriv hvem som eier skriften/)).toBeHidden();

  // Tried for headings, it is in the portal; used, it is an edit.
  const headings = form.getByRole("group", { name: "Skrift i overskrifter" });
  const choice = headings.getByRole("radio", { name: /^Work Sans.*Egen skrift/ });
  await choice.check();
  const heading = portal.getByText(title, { exact: true });
  await expect(heading).toHaveCSS("font-family", /work-sans/);
  const isLoaded = () =>
    heading.evaluate(({ ownerDocument }) =>
      [...ownerDocument.fonts].some(({ family, status }) => family.includes("work-sans") && status === "loaded"),
    );
  await expect.poll(isLoaded).toBe(true);
  const tried = page.getByRole("group", { name: "Du prøver skriften Work Sans i overskrifter." });
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(heading).not.toHaveCSS("font-family", /work-sans/);
  await choice.check();
  await expect(heading).toHaveCSS("font-family", /work-sans/);
  await tried.getByRole("button", { name: "Bruk" }).click();
  await expect(headings.getByText(/^Egen skrift, \d+,\d kB i alt$/)).toBeVisible();
  await expect(choice).toBeFocused();
  expect(await findViolations(page)).toEqual([]);

  // Saved, the files are in the folder of the brand.
  await studio.button("Se endringer").click();
  await expect(page.getByText("Ny: work-sans/Egen.woff2")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await studio.button("Lagre").click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  const folder = join(server.brandsDir, "tenants", id, "fonts/work-sans");
  expect(await readFile(join(folder, "Egen.woff2"))).toEqual(font);
  expect(await readFile(join(folder, "LICENSE.txt"), "utf8")).toContain("bankens egen");
});
