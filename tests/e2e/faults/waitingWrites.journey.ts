import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { faultBrand } from "./faultBrand.ts";
import { faultComplaints } from "./faultColumns.ts";
import { holdCalls } from "./holdCalls.ts";
import { writeRows } from "./writeRows.ts";

/** Moves the page's clock on, and stops it there. */
const pauseIn = async (page: Page, ms: number): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms);

test.describe("Calls that write and are not answered", () => {
  test.use({ brandId: faultBrand.id });

  test.beforeEach(async ({ portal, page }) => {
    portal.expectedErrors.push(...faultComplaints, /^RequestTimeout/, /^NoNetwork/);
    await page.clock.install();
  });

  for (const { title, call, customer, to, prepare, press, failed, expectKept, expectDone } of writeRows) {
    test(`${title}: after 20 s, and without a network, it has failed; each press is one call; an answer after 9 s is in time`, async ({
      portal,
      page,
      context,
    }) => {
      await portal.logIn({ customer, to });
      await prepare(page);
      const calls = await holdCalls(page, [call]);
      const failure = page.getByText(failed).first();
      const expectSent = (count: number) => expect.poll(() => calls.sent(call)).toBe(count);

      await test.step("never answered", async () => {
        await press(page);
        await expectSent(1);
        // The clock stays there: on a slow machine 11 s could pass before the next look.
        await pauseIn(page, 9_000);
        await expect(failure).toBeHidden();
        // A second press does nothing, where the button is still there.
        await press(page, { force: true, timeout: 500 }).catch(() => undefined);
        await page.clock.fastForward(12_000);
        await page.clock.resume();
        await expect(failure).toBeVisible();
        await expectKept(page);
        await expectSent(1);
      });

      await test.step("offline at that moment, and online again", async () => {
        await context.setOffline(true);
        await calls.release();
        await press(page);
        await expectSent(2);
        await expect(failure).toBeVisible();
        await expectKept(page);
        await context.setOffline(false);
        await page.clock.fastForward(30_000);
        await expectKept(page);
        await expectSent(2);
      });

      await test.step("answered after 9 s", async () => {
        calls.hold();
        await press(page);
        await expectSent(3);
        // From here on the clock stays where it is, so that a message that closes by itself can be seen.
        await pauseIn(page, 9_000);
        await calls.release();
        await expectDone(page);
        await expect(page.getByText(failed)).toHaveCount(0);
        await expectSent(3);
      });
    });
  }
});
