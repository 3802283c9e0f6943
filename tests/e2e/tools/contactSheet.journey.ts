import { expect, test } from "#tests/e2e/support/journey.ts";
import { settlePage } from "#scripts/quality/browser/settlePage.ts";

test("The contact sheet waits for the footer, which comes last: a busy machine makes no difference (spec: commands-44)", async ({
  page,
}) => {
  const settle = settlePage(page, 60_000);
  const settleWithout = settlePage(page, 1);
  // Its fonts are in use, so nothing but the footer is missing.
  await page.setContent('<html data-fonts=""><main>Hei</main></html>');
  let isSettled = false;
  const settling = settle().then(() => (isSettled = true));
  // Without the wait for a footer, the page is still by then.
  await settleWithout();
  expect(isSettled).toBe(false);
  await page.evaluate(() => document.body.append(document.createElement("footer")));
  await settling;
});
