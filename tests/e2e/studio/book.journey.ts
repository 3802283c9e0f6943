import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { FrameLocator, Page } from "@playwright/test";
import { brands } from "#tests/e2e/support/brands.ts";
import { findViolations } from "#tests/e2e/support/findViolations.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand, other] = brands;
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const otherName = other?.descriptor.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const theme = `themes/${id}.tokens.json`;
const runningStudio = startStudioForFile();
const run = promisify(execFile);

/** A style book that has taken its place. */
const bookOf = (page: Page, frame: RegExp | string): FrameLocator =>
  page
    .locator("iframe:not([aria-hidden])")
    .and(page.getByTitle(frame, { exact: true }))
    .contentFrame();

const aboutLinks = '[data-role="--color-link"]';

// (spec: studio-153, studio-154)
test("a brand is one page: a press on a sample leads to its field, with the style book beside the form", async ({
  page,
  studio,
}) => {
  await studio.open(runningStudio().address, name, title);
  await studio.button("Mer").click();
  await page.getByRole("menuitem", { name: "Stilbok" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Stilbok for ${name}` })).toBeVisible();
  const book = bookOf(page, `Stilboken til ${name}`);
  for (const chapter of ["Farger", "Palett", "Skrift", "Former", "Kontroller", "Deler", "Logo"])
    await expect(book.getByRole("heading", { level: 2, name: chapter, exact: true })).toBeAttached({ timeout: 60_000 });
  await expect(book.locator(aboutLinks).first()).toHaveText(/\d,\d\d : 1/);
  expect(await findViolations(page)).toEqual([]);

  // What a state adds is the portal's own rule.
  const button = (state: string) =>
    book.locator(`[data-shown-state="${state}"]`).getByRole("button", { name: "Fortsett" });
  const still = await button("").evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(button("hover")).not.toHaveCSS("background-color", still);

  // Until the bridge picks, a press is one for the page.
  await expect(book.locator("html")).toHaveCSS("cursor", "crosshair");
  await book.locator(aboutLinks).first().click();
  await expect(page.locator("summary:focus")).toHaveText(/^Lenker/);
  await expect(page.getByRole("combobox", { name: "Side og tilstand" })).toHaveValue("Stilbok · Hele merket");
});

// (spec: studio-155, studio-156)
test("beside it are a former version and another brand: both scroll together, and a colour that differs is shown in both", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  const git = (...args: string[]) =>
    run("git", ["-c", "user.name=Kari", "-c", "user.email=kari@bank.example", ...args], { cwd: server.brandsDir });
  await git("init", "-q");
  await git("add", "-A");
  await git("commit", "-q", "-m", "Begynnelsen");
  const before = await server.read(theme);
  const edited = JSON.parse(before) as { color: { link: { $value: string } } };
  edited.color.link.$value = "{color.text}";
  await server.write(theme, JSON.stringify(edited));
  await studio.open(server.address, name, title);
  await studio.button("Mer").click();
  await page.getByRole("menuitem", { name: "Stilbok" }).click();
  const beside = page.getByLabel("Ved siden av");
  const book = bookOf(page, `Stilboken til ${name}`);
  await expect(book.locator(aboutLinks).first()).toBeAttached({ timeout: 60_000 });

  await beside.selectOption({ index: 1 });
  const former = bookOf(page, new RegExp(`^Stilboken til ${name}, `));
  await expect(former.locator(aboutLinks).first()).toBeAttached({ timeout: 60_000 });
  const valueIn = (frame: FrameLocator) =>
    frame.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--color-link"));
  expect(await valueIn(former)).not.toBe(await valueIn(book));

  await beside.selectOption({ label: otherName });
  const second = bookOf(page, `Stilboken til ${otherName}`);
  await expect(second.locator(aboutLinks).first()).toBeAttached({ timeout: 60_000 });
  const differing = page.getByRole("region", { name: "Forskjeller" });
  await expect(differing.getByRole("status")).toHaveText(/^\d+ farger er ulike$/);
  await differing.getByRole("button").last().click();
  const [, role] =
    /^(?<role>.*): /.exec((await differing.getByRole("button").last().getAttribute("aria-label")) ?? "") ?? [];
  for (const frame of [book, second])
    await expect(frame.getByText(role ?? "", { exact: true }).first()).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);

  await book.getByRole("heading", { name: "Former" }).evaluate((heading) => heading.scrollIntoView());
  await expect(second.getByRole("heading", { name: "Former" })).toBeInViewport();
  await server.write(theme, before);
});
