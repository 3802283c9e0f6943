import { brands } from "#tests/e2e/support/brands.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

// Each brand has its own font, so this runs in every brand, also without `--all`.
for (const { id } of brands) {
  test.describe(`Brand ${id}`, () => {
    test.use({ brandId: id, viewport: { width: 360, height: 800 } });
    test("on a phone no word of the profile breaks without a hyphen (spec: focus-11, formats-17)", async ({
      portal,
      page,
    }) => {
      await portal.logIn({ to: "/forsikringsprofil" });
      const title = page.getByRole("heading", { level: 1, name: "Forsikringsprofil" });
      await expect(title).toHaveText("Forsikringsprofil");
      await expect(page.getByText("vanlig@kunde.example")).toBeVisible();
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findBrokenWords), `${width} px`).toEqual([]);
      }
    });
  });
}

/** The words that are on two lines without a hyphen. Each text node is read alone: a soft hyphen ends one. */
function findBrokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (parentElement?.checkVisibility() !== true) continue;
    for (const { 0: word, index } of data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
