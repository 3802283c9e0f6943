import { brands, inTestAll } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { findDisorder } from "./findDisorder.ts";
import { noMedia } from "#tests/support/journeys/notInFirefox.ts";

test("Axe finds a text with too little contrast after a text like it had enough", inTestAll, async ({ page }) => {
  const text = `<p>Tekst</p>`;
  const show = (body: string) =>
    page.setContent(
      `<!doctype html><html lang="nb"><title>Om</title><style>body{background:#fff}p{color:#666}</style>
      <body><main><h1>Om</h1>${body}</main></body></html>`,
    );
  const tooWeak = [
    `<p style="color: #999">Tekst</p>`,
    `<p style="opacity: 0.6">Tekst</p>`,
    `<div style="background: #bbb">${text}</div>`,
    // The background is beside the text in the document, and below or above it on the screen.
    `<div style="position: relative"><div style="position: absolute; inset: 0; background: #bbb; z-index: -1"></div>${text}</div>`,
    `<div style="background: #bbb; height: 60px"></div><div style="margin-top: -50px">${text}</div>`,
  ];
  for (const body of tooWeak) {
    await show(text);
    expect(await findViolations(page)).toEqual([]);
    await show(`${text}${body}`);
    expect(await findViolations(page), body).toEqual([expect.stringMatching(/^color-contrast: /)]);
  }
  // Lies on the white background of the element that holds it, then beside it.
  const beside = (widthPx: number) =>
    `<div style="background: #bbb"><div style="background: #fff; width: ${widthPx}px; height: 40px">
    <p style="position: absolute; margin: 0; left: 100px">Tekst</p></div></div>`;
  await show(beside(400));
  expect(await findViolations(page)).toEqual([]);
  await show(beside(10));
  expect(await findViolations(page)).toEqual([expect.stringMatching(/^color-contrast: /)]);
  await show(`<p style="color: #888; font-size: 2em">Tekst</p>`);
  expect(await findViolations(page)).toEqual([]);
  await show(`<p style="color: #888">Tekst</p>`);
  expect(await findViolations(page)).toEqual([expect.stringMatching(/^color-contrast: /)]);
});

test("A text that is shown above the one before it in its column is out of order", inTestAll, async ({ page }) => {
  const disorderOf = async (html: string) => {
    await page.setContent(html);
    return page.evaluate(findDisorder);
  };
  expect(await disorderOf(`<h1>Om</h1><p>Først</p><p>Sist</p>`)).toEqual([]);
  expect(await disorderOf(`<div style="display: flex; flex-direction: column-reverse"><p>A</p><p>B</p></div>`)).toEqual(
    ['"B" is above "A"'],
  );
  expect(
    await disorderOf(`<div style="display: grid"><p style="order: 2">A</p><p>B</p><p style="order: 3">C</p></div>`),
  ).toEqual(['"B" is above "A"']);
  // Beside each other, and what lies over the page.
  expect(
    await disorderOf(`<div style="display: flex"><p style="margin-top: 99px">A</p><p>B</p></div>
      <p style="position: fixed; top: 0">C</p>`),
  ).toEqual([]);
});

test("at 200 % text the navigation of wide screens fits on the page", async ({ portal, page }) => {
  await portal.logIn({ customer: "mange" });
  await portal.expectOverview();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const last = page.getByRole("navigation").getByRole("link", { name: /tilbud$/ });
  await expect(last).toBeVisible();
  expect(await last.evaluate((link) => link.getBoundingClientRect().right - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("at 320 px a name of 2,000 characters wraps and causes no overflow (spec: formats-14)", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await portal.logIn({ customer: "rare-data" });
  await page.getByRole("button", { name: "Vis alle" }).click();
  const name = page.getByRole("heading", { name: /^(?:Lang){500}$/ });
  await expect(name).toBeVisible();
  expect(await name.evaluate((heading) => heading.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("in forced colours the navigation marks the current page only", noMedia, async ({ portal, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await portal.logIn();
  await portal.expectOverview();
  const lineOf = (name: string) =>
    page
      .getByRole("navigation")
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await lineOf("Profil")).not.toBe(await lineOf("Forsikringsoversikt"));
});

/** The question with the longest word among those that are shown at once, and its brand. */
const [longest = { id: "", question: "", length: 0 }] = brands
  .flatMap(({ id, descriptor: { faq } }) =>
    faq.slice(0, 3).map(({ question }) => ({
      id,
      question,
      length: Math.max(...question.split(/[^\p{L}]+/u).map((word) => word.length)),
    })),
  )
  .toSorted((a, b) => b.length - a.length);

test.describe("The brand with the longest word in its questions", inTestAll, () => {
  test.use({ brandId: longest.id });
  test("at 200 % text and 320 px nothing overflows", async ({ portal, page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await portal.logIn({ customer: "mange" });
    await portal.expectOverview();
    await expect(page.getByText(longest.question)).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
