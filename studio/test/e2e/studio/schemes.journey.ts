import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const resolver = `themes/${id}.resolver.json`;
const darkFile = `themes/${id}.dark.tokens.json`;
const runningStudio = startStudioForFile();

test("dark is made, a role taken over and seen in dark, undone and saved, by keyboard", async ({ page, studio }) => {
  const server = runningStudio();
  const scheme = page.getByRole("region", { name: "Merket" }).getByLabel("Utseende", { exact: true });
  // A brand with light alone.
  const before = resolverText(descriptor?.theme ?? "");
  await server.write(resolver, before);
  await studio.open(server.address, name, title);
  await studio.section("Farger og form");
  const light = await studio.styleOf("--color-page");

  // It is tried in the portal, and what is kept and moved is listed, before anything is written.
  await studio.button("Lag mørkt").press("Enter");
  await expect.poll(() => studio.styleOf("color-scheme")).toBe("dark");
  await page
    .locator("summary")
    .filter({ hasText: /^Flater: \d+ beholdt, \d+ flyttet$/ })
    .press("Enter");
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Ulagret: utseender")).toBeVisible();

  // In dark, in the form and in the portal beside it.
  await expect(scheme).toHaveValue("dark");
  await expect.poll(() => studio.styleOf("color-scheme")).toBe("dark");
  await expect.poll(() => studio.styleOf("--color-page")).not.toBe(light);
  await expect(page.getByText(/^Alle \d+ parene holder kravet$/)).toBeVisible();
  await page.getByRole("radio", { name: "Roller", exact: true }).press("Space");
  const link = page.locator("summary").filter({ hasText: /^Lenker(?:Bygd|Tatt over) #/ });
  await link.press("Enter");
  await studio.button("Ta over for hånd").press("Enter");
  await expect(link).toBeFocused();
  await page.getByRole("textbox", { name: "Fargekode for Lenker", exact: true }).fill("#ffd0e0");
  await expect.poll(() => studio.styleOf("--color-link")).toBe("#ffd0e0");
  expect(await findViolations(page)).toEqual([]);

  // Both schemes beside each other; a light colour says what it does to dark.
  await studio.showBeside("Lys og mørk");
  await expect(page.getByTitle(`Portalen til ${name}, lys`, { exact: true })).toBeVisible();
  await scheme.selectOption({ label: "Lys" });
  await page.getByRole("radio", { name: "Palett", exact: true }).press("Space");
  await page
    .locator("summary")
    .filter({ hasText: /#[\da-f]{6}Brukes av .*knapper/ })
    .first()
    .press("Enter");
  await page.getByRole("textbox", { name: /^Fargekode for/ }).fill("#7a1fa2");
  await expect(page.getByText(/i mørkt:/i).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await studio.button("Angre").press("Enter");
  await expect(page.getByText("Ulagret: utseender og mørke farger")).toBeVisible();

  // Saved: the files are right, and the brand can be built.
  await studio.button("Se endringer").click();
  await studio.button("Lagre").click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(JSON.parse(await server.read(resolver))).toMatchObject({
    modifiers: { scheme: { contexts: { light: [], dark: [{ $ref: `${id}.dark.tokens.json` }] } } },
  });
  expect(await server.read(darkFile)).toContain("#ffd0e0");
  const { findings } = await validateWorkspace(openWorkspace(server.brandsDir));
  expect(findings.filter(({ file }) => file.startsWith(`themes/${id}.`))).toEqual([]);

  // The way back takes the file with it.
  await studio.button("Til feltene").click();
  await studio.button("Bare lyst").press("Enter");
  await studio.button("Se endringer").click();
  await studio.button("Lagre").click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(await server.read(resolver)).toBe(before);
  await expect(server.read(darkFile)).rejects.toThrow();
});
