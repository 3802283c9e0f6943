import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { epostForm } from "./epostForm.ts";
import { faultBrand } from "./faultBrand.ts";
import { faultComplaints } from "./faultColumns.ts";
import { holdCalls } from "./holdCalls.ts";

const { call, to, failed, prepare, press, expectFailed, expectSaved } = epostForm;

/** Moves the page's clock on, and stops it there. */
const pauseIn = async (page: Page, ms: number): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms);

test.describe("A call that writes", () => {
  test.use({ brandId: faultBrand.id });

  test.beforeEach(async ({ portal, page }) => {
    portal.expectedErrors.push(...faultComplaints, /^RequestTimeout/, /^NoNetwork/);
    await page.clock.install();
    await portal.logIn({ to });
    await prepare(page);
  });

  test("that is never answered has failed after 20 s, and a second press is no second call (spec: http-14, http-43)", async ({
    page,
  }) => {
    const calls = await holdCalls(page, [call]);
    await press(page);
    await expect.poll(() => calls.sent(call)).toBe(1);
    // The clock stays there: on a slow machine 11 s could pass before the next look.
    await pauseIn(page, 9_000);
    await expect(page.getByText(failed)).toHaveCount(0);
    await press(page);
    await page.clock.fastForward(12_000);
    await page.clock.resume();
    await expectFailed(page);
    expect(calls.sent(call)).toBe(1);
  });

  test("without a network fails at once, and is not sent when the network is back (spec: http-13)", async ({
    page,
    context,
  }) => {
    const calls = await holdCalls(page, [call]);
    await calls.release();
    await context.setOffline(true);
    await press(page);
    await expectFailed(page);
    const tries = calls.sent(call);
    await context.setOffline(false);
    await page.clock.fastForward(30_000);
    await expectFailed(page);
    expect(calls.sent(call)).toBe(tries);
  });

  test("that is answered after 9 s is in time (spec: http-14)", async ({ page }) => {
    const calls = await holdCalls(page, [call]);
    await press(page);
    await expect.poll(() => calls.sent(call)).toBe(1);
    // From here on the clock stays where it is, so that a message that closes by itself can be seen.
    await pauseIn(page, 9_000);
    await calls.release();
    await expectSaved(page);
    expect(calls.sent(call)).toBe(1);
  });
});
