import { expect, test } from "#tests/e2e/support/journey.ts";
import { settlePage } from "#scripts/quality/browser/settlePage.ts";

test("The contact sheet waits for the footer, which comes last: a busy machine makes no difference (spec: commands-44)", async ({
  page,
}) => {
  const settle = settlePage(page, 60_000);
  await page.setContent("<main>Hei</main>");
  let isSettled = false;
  const settling = settle().then(() => (isSettled = true));
  // Longer than the height of the page has to stay the same.
  await page.waitForTimeout(1500);
  expect(isSettled).toBe(false);
  await page.evaluate(() => document.body.append(document.createElement("footer")));
  await settling;
});
