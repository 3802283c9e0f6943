import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { boxOf } from "#tests/support/journeys/boxOf.ts";
import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { fillIn } from "#tests/support/brandFixtures/fillIn.ts";
import { writtenColour, writtenTextColour } from "./StudioPage.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [first, second] = brands;
const idOf = (brand: typeof first) => brand?.id ?? "";
const nameOf = (brand: typeof first) => brand?.descriptor.name ?? "";
const fileOf = (brand: typeof first) => `tenants/${idOf(brand)}/tenant.jsonc`;
const runningStudio = startStudioForFile();

test("a new brand is seen at once: its id is checked, what is missing is listed, and filled in it is finished", async ({
  page,
}) => {
  const server = runningStudio();
  await page.goto(server.address);
  await page.getByRole("link", { name: "Nytt merke" }).click();
  await page.getByLabel("Navnet kundene kjenner").fill("Nyttmerke Forsikring");
  const id = page.getByLabel("Id", { exact: true });
  await id.fill("Nyttmerke");
  await expect(page.getByText("«Nyttmerke» kan ikke være en id.")).toBeVisible();
  await id.fill("nyttmerke");
  await expect(page.getByText("«nyttmerke» er ledig. Det kan ikke endres senere.")).toBeVisible();
  await page.getByRole("button", { name: "Lag merket" }).click();
  const words = page.getByText("Velg merket du vil starte fra.");
  await expect(words).toBeVisible();
  const middleOf = ({ y, height }: { readonly y: number; readonly height: number }) => y + height / 2;
  const icon = middleOf(await boxOf(page.locator("[data-error] > svg")));
  expect(Math.abs(icon - middleOf(await boxOf(words)))).toBeLessThan(1.5);
  await expect(page.getByLabel("Start fra")).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("Start fra").selectOption(idOf(first));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path d="M4 4h70v30z" fill="#7a1fa2"/></svg>';
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  // The colour of the logo is proposed.
  await expect(page.getByLabel("Merkefarge", { exact: true })).toHaveValue("#7a1fa2");
  await page.getByRole("button", { name: "Lag merket" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Nyttmerke Forsikring" })).toBeVisible();
  await expect(
    page
      .frameLocator("iframe:not([aria-hidden])")
      .getByText(/^Tekst mangler: /)
      .first(),
  ).toBeVisible();
  const { findings } = await validateBrands(server.brandsDir);
  expect(findings.length).toBeGreaterThan(5);
  const missing = page.getByRole("region", { name: "Dette mangler" });
  await expect(missing).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // A field that is only looked at stays missing.
  await missing.getByRole("button", { name: "Overskriften på oversikten", exact: true }).click();
  await expect(page.locator("input:focus, textarea:focus")).toHaveValue("");

  await page.goto(server.address);
  const card = page.getByRole("listitem").filter({ hasText: "Nyttmerke Forsikring" });
  await expect(card.getByText(`Uferdig: ${findings.length} verdier mangler`)).toBeVisible();
  await fillIn(server.brandsDir, "nyttmerke", findings);
  await page.reload();
  await expect(card.getByText("Ingen feil")).toBeVisible();
  // A list that is still loading would ask for the images of the removed brand.
  await page.goto("about:blank");
  await rm(join(server.brandsDir, "tenants/nyttmerke"), { recursive: true });
  await rm(join(server.brandsDir, "themes/nyttmerke.tokens.json"));
});

test("a value that all brands share: which brands inherit it, before and after", async ({ page }) => {
  const server = runningStudio();
  const question = "Hvor finner jeg forsikringene til andre i husstanden?";
  const inheriting = brands.filter(({ descriptor }) => descriptor.faq.some((each) => each.question === question));
  const before = await server.read("tenants/base.jsonc");
  await page.goto(server.address);
  await page.getByRole("link", { name: "Felles verdier" }).click();
  await expect(page.getByText("Ingen verdier er endret.")).toBeVisible();
  const form = page.getByRole("region", { name: "Felles verdier" });
  await form.getByRole("searchbox").fill(question);
  await form.locator("summary").filter({ hasText: question }).click();
  await form.getByRole("textbox", { name: "Spørsmål" }).fill("Hvor er forsikringene til de andre?");
  await expect(form.getByText(new RegExp(`^${inheriting.length} merker? arver verdien:$`))).toBeVisible();
  const list = page.getByRole("region", { name: "Hva endringen gjør" });
  await expect(list.getByText(new RegExp(`^${inheriting.length} merker? arver verdien$`))).toBeVisible();
  for (const { descriptor } of inheriting)
    await expect(list.getByRole("link", { name: descriptor.name, exact: true })).toBeVisible();
  const name = inheriting[0]?.descriptor.name ?? "";
  const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]:not([aria-hidden])`);
  await expect(frame(`${name}, før`).getByText(question)).toBeAttached({ timeout: 60_000 });
  await expect(frame(`${name}, etter`).getByText("Hvor er forsikringene til de andre?")).toBeAttached();
  // Both windows are where the text is, not at the top of the page.
  await expect(frame(`${name}, før`).getByText(question)).toBeInViewport();
  await expect(frame(`${name}, etter`).getByText("Hvor er forsikringene til de andre?")).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Se alle berørte merker side om side" }).click();
  await expect(page.locator("iframe").first()).toBeAttached();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(inheriting.length);
  expect(await findViolations(page)).toEqual([]);

  // The edit was kept; saved, it reaches the file, and is taken back there.
  await page.getByRole("link", { name: "Felles verdier" }).click();
  await expect(page.getByText("Ulagrede endringer")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("main").getByText("1 fil er lagret")).toBeVisible();
  expect(await server.read("tenants/base.jsonc")).toBe(before.replace(question, "Hvor er forsikringene til de andre?"));
  await server.write("tenants/base.jsonc", before);
});

test("every brand in light and in dark side by side, and with more contrast", async ({ page, studio }) => {
  const server = runningStudio();
  const dark = brands.find(({ hasDark }) => hasDark);
  await page.goto(server.address);
  await page.getByRole("link", { name: "Side om side" }).click();
  await page.getByRole("button", { name: "Lys og mørk" }).press("Enter");
  await page.getByRole("heading", { level: 2, name: nameOf(dark), exact: true }).scrollIntoViewIfNeeded();
  const inFrame = (title: string, ...properties: readonly string[]) => {
    const frame = page.frameLocator(`iframe[title="Portalen til ${nameOf(dark)}, ${title}"]:not([aria-hidden])`);
    return frame
      .locator("html")
      .evaluate((html, all) => all.map((each) => getComputedStyle(html).getPropertyValue(each)).join(" "), properties)
      .catch(() => "");
  };
  const colours = () =>
    inFrame("mørk", "--color-action", "--color-border", "--color-borderStrong", "--color-textSubtle");
  await expect.poll(() => inFrame("mørk", "color-scheme"), { timeout: 60_000 }).toBe("dark");
  await expect.poll(() => inFrame("lys", "color-scheme")).toMatch(/^light/);
  const before = await colours();
  await page.getByLabel("Kontrast", { exact: true }).selectOption({ label: "Mer" });
  await expect.poll(async () => ["", before].includes(await colours())).toBe(false);
  expect(await findViolations(page)).toEqual([]);
  // A portal that is taken away while it loads says that its files are missing.
  await studio.previewAtRest();
  // The address keeps it. With one scheme, a brand has one portal.
  await page.reload();
  const toggle = page.getByRole("button", { name: "Lys og mørk" });
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await studio.previewAtRest();
  await toggle.press("Enter");
  await expect(page.getByTitle(`Portalen til ${nameOf(dark)}, mørk`)).toHaveCount(0);
  await page.getByLabel("Utseende", { exact: true }).selectOption({ label: "Mørk" });
  const only = page.frameLocator(`iframe[title="${nameOf(dark)}, forhåndsvisning"]:not([aria-hidden])`).locator("html");
  await expect(only).toHaveCSS("color-scheme", "dark", { timeout: 60_000 });
});

test("two brands compared in dark: what is built, how well it is seen, and a colour taken over from the other", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  const [a, b] = brands.filter(({ hasDark }) => hasDark);
  await page.goto(server.address);
  await page.goto(new URL(`/sammenlign?a=${idOf(a)}&b=${idOf(b)}`, server.address).href);
  await page.getByLabel("Utseende", { exact: true }).selectOption({ label: "Mørk" });
  const nameInFile = page.getByText("color.page", { exact: true });
  const row = page.getByRole("row").filter({ has: nameInFile });
  await expect(page.getByRole("table").first()).toBeVisible({ timeout: 30_000 });
  await expect(nameInFile).toBeHidden();
  await page.getByLabel("Vis navnene i filene").check();
  await expect(row.getByText("Bygd", { exact: true })).toHaveCount(2);
  await expect(row.getByText(/^\d+,\d\d : 1$/)).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("Vis like felt også").check();
  await row.getByRole("button", { name: `bruk verdien fra ${nameOf(a)} i ${nameOf(b)}` }).press("Enter");
  await expect(row.getByText("Tatt over", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Angre i ${nameOf(b)}` }).click();
  await expect(row.getByText("Bygd", { exact: true })).toHaveCount(2);
  await expect(page.getByText("Ulagrede endringer")).toBeHidden();
  // The next journey begins with what the server has.
  await studio.nothingIsKept(idOf(b));
});

test("two brands compared: a value copied by keyboard, and undone", async ({ page, studio }) => {
  const server = runningStudio();
  const before = await server.read(fileOf(second));
  await page.goto(server.address);
  await page.goto(new URL(`/sammenlign?a=${idOf(first)}&b=${idOf(second)}`, server.address).href);
  await expect(page.getByRole("table").first()).toBeVisible({ timeout: 30_000 });
  expect(await findViolations(page)).toEqual([]);
  // The title of one field, which is the beginning of others.
  await page.getByLabel("Søk i felt og verdier").fill(first?.descriptor.marketing.heroTitle ?? "");
  const row = page.getByRole("row").filter({ hasText: first?.descriptor.marketing.heroTitle ?? "" });
  await expect(row).toContainText(second?.descriptor.marketing.heroTitle ?? "");
  const take = row.getByRole("button", { name: `bruk verdien fra ${nameOf(first)} i ${nameOf(second)}` });
  await take.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ulagrede endringer")).toBeVisible();
  await expect(page.getByText(/^Ingen felt passer til «/)).toBeVisible();
  await page.getByRole("button", { name: `Angre i ${nameOf(second)}` }).click();
  await expect(row).toContainText(second?.descriptor.marketing.heroTitle ?? "");
  await expect(page.getByText("Ulagrede endringer")).toBeHidden();
  await studio.nothingIsKept(idOf(second));
  expect(await server.read(fileOf(second))).toBe(before);
});

test("a former version: its difference from now, going back to it, and undo", async ({ page }) => {
  const server = runningStudio();
  const git = (...args: string[]) => promisify(execFile)("git", args, { cwd: server.brandsDir });
  const commit = async (message: string) => {
    await git("add", "-A", "tenants", "themes");
    await git("-c", "user.name=Kari", "-c", "user.email=kari@bank.example", "commit", "-q", "-m", message);
  };
  const address = new URL(`/merke/${idOf(first)}/historikk`, server.address).href;
  await page.goto(server.address);
  await page.goto(address);
  await expect(page.getByText("Mappen med merkene er ikke i git")).toBeVisible();

  const before = await server.read(fileOf(first));
  const title = first?.descriptor.marketing.heroTitle ?? "";
  const themeFile = `themes/${first?.descriptor.theme ?? ""}.tokens.json`;
  const theme = await server.read(themeFile);
  await git("init", "-q");
  await server.write(fileOf(first), before.replace(title, "Slik var det"));
  await server.write(themeFile, theme.replace(writtenTextColour(theme), writtenColour("#3a1458")));
  await commit("Slik var det");
  await server.write(fileOf(first), before);
  await server.write(themeFile, theme);
  await commit("Slik er det");
  await page.goto(address);
  // The newer version has the words too, as what it has changed.
  const versions = page.getByRole("navigation", { name: "Utgaver" }).getByRole("button");
  await expect(versions.first()).toContainText(`Slik var det → ${title}`);
  await versions.last().click();
  await expect(page.getByRole("region", { name: /til nå$/ })).toContainText(`Slik var det → blir ${title}`);
  // The colours too, also those that are built of the ones in the files.
  const colours = page.getByRole("region", { name: "Fargene" });
  await expect(colours.getByText("#3a1458")).toBeVisible();
  await colours.getByLabel("Kontrast").selectOption({ label: "Mer" });
  await expect(colours.getByText("Bygd", { exact: true }).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Gå tilbake til denne utgaven" }).press("Enter");
  await expect(page.getByText("Teksten er den samme nå som i denne utgaven.")).toBeVisible();
  await expect(page.getByText("Ulagrede endringer")).toBeVisible();
  expect(await server.read(fileOf(first))).toBe(before);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "Gå tilbake til denne utgaven" })).toBeVisible();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await rm(join(server.brandsDir, ".git"), { recursive: true, maxRetries: 10 });
});
