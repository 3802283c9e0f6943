import { expect, test } from "#tests/support/journeys/journey.ts";

test("the ring of the focus around the e-mail address does not cross the label above it", async ({ portal, page }) => {
  await portal.logIn({ to: "/tilbud" });
  const address = page.getByRole("contentinfo").locator("a[href^='mailto:']");
  await expect(address).toBeVisible();
  // What is focused after a press of a key has the ring.
  await page.keyboard.press("Tab");
  await address.focus();
  const aboveRing = await address.evaluate((link) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(link);
    if (outlineStyle === "none") throw new Error("there is no ring");
    const label = document.createRange();
    label.selectNodeContents(link.closest("dd")?.previousElementSibling?.lastChild ?? link);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return link.getBoundingClientRect().top - reach - label.getBoundingClientRect().bottom;
  });
  expect(aboveRing).toBeGreaterThanOrEqual(-1);
});

test("the icon of a link to another page is never alone on a line", async ({ portal, page }) => {
  await portal.logIn({ to: "/tilbud" });
  const link = page.getByRole("contentinfo").getByRole("link", { name: /^Finansklagenemnda/ });
  await expect(link).toBeVisible();
  const alone = await link.evaluate((anchor) => {
    const text = anchor.closest("p");
    const icon = anchor.querySelector("svg");
    if (!text || !icon) throw new Error("there is no icon in a text");
    const widths = Array.from({ length: 200 }, (_, more) => 200 + more);
    return widths.filter((width) => {
      text.style.width = `${width}px`;
      const words = document.createRange();
      words.selectNodeContents(anchor.firstElementChild ?? anchor);
      return icon.getBoundingClientRect().top > (words.getClientRects()[0]?.bottom ?? 0);
    });
  });
  expect(alone, "widths of the text, in px").toEqual([]);
});
