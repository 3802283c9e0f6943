import { expect, test } from "#tests/support/journeys/journey.ts";
import type { CallName } from "#contract/callNames.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";
import { faultBrand } from "./faultBrand.ts";
import { faultComplaints } from "./faultColumns.ts";
import { type HeldCalls, holdCalls } from "./holdCalls.ts";
import { type ReadRows, readPages, readRows, type Row } from "./readRows.ts";
import { type SteppedClock, stepClock } from "./steppedClock.ts";

interface HeldPage {
  readonly clock: SteppedClock;
  readonly calls: HeldCalls;
  /** Waits for what the page shows for each call. */
  readonly expectTexts: (kind: keyof Row) => Promise<void>;
  /** None of these texts is shown. */
  readonly expectNo: (...kinds: readonly (keyof Row)[]) => Promise<void>;
  /** Waits until none of these texts is shown. The clock moves on: an answer is shown in a task of its own. */
  readonly expectGone: (kind: keyof Row) => Promise<void>;
  /** How often the calls were sent that have a text of their own when they fail. */
  readonly sent: () => readonly number[];
}

/** Opens a page while its calls are not answered, and waits for its other parts. */
async function openHeld(portal: Portal, { rows, customer, to, alive }: ReadRows): Promise<HeldPage> {
  const { page } = portal;
  const names = Object.keys(rows) as CallName[];
  const main = page.getByRole("main");
  const clock = await stepClock(page);
  const calls = await holdCalls(page, names);
  await portal.logIn({ customer, to });
  const isShown = (text: string | RegExp) => main.getByText(text).first().isVisible();
  const textsOf = (kind: keyof Row) =>
    names.flatMap((call) => {
      const text = rows[call]?.[kind];
      return text === undefined ? [] : [{ call, text }];
    });
  // The time of the calls runs already, so the clock moves on only as much as the portal needs to start.
  const untilStarted = (isSo: () => Promise<boolean>, message: string) => clock.until(isSo, message, 6_000);
  await untilStarted(() => Promise.resolve(names.every((call) => calls.sent(call) > 0)), "every call is sent");
  for (const text of alive) await untilStarted(() => isShown(text), `shown meanwhile: ${text}`);
  await untilStarted(() => page.getByRole("heading", { level: 1 }).isVisible(), "the page is there");
  await untilStarted(() => page.getByRole("banner").getByRole("button", { name: "Logg ut" }).isVisible(), "its frame");
  return {
    clock,
    calls,
    expectTexts: async (kind) => {
      for (const { call, text } of textsOf(kind)) await clock.until(() => isShown(text), `${kind}: ${call}`);
    },
    expectNo: async (...kinds) => {
      for (const { call, text } of kinds.flatMap(textsOf)) await expect.soft(main.getByText(text), call).toHaveCount(0);
    },
    expectGone: async (kind) => {
      for (const { call, text } of textsOf(kind))
        await clock.until(async () => !(await isShown(text)), `not ${kind} any more: ${call}`);
    },
    sent: () => textsOf("broken").map(({ call }) => calls.sent(call)),
  };
}

const status = "GET /auth/session-status";
const isOnce = (count: number): boolean => count === 1;

test.describe("Calls that read and are not answered", () => {
  test.use({ brandId: faultBrand.id });

  test.beforeEach(({ portal }) => {
    // Firefox compares a file that has not arrived with its digest.
    const noFile = /^None of the “sha256” hashes in the integrity attribute match/;
    portal.expectedErrors.push(...faultComplaints, /^RequestTimeout/, /^NoNetwork/, noFile);
  });

  for (const rows of readRows) {
    test(`${rows.title}: said to be late after 10 s and failed after 20; a new try shows them`, async ({
      portal,
      page,
    }) => {
      const { clock, calls, expectTexts, expectNo, expectGone, sent } = await openHeld(portal, rows);
      const openedMs = await clock.elapsedMs();
      await clock.goTo(openedMs + 10_500);
      await expectTexts("slow");
      await expectNo("broken");
      await clock.goTo(openedMs + 20_500);
      await expectTexts("broken");
      await expectNo("slow");
      expect(sent().every(isOnce), "a call that was given up is not sent again by itself").toBe(true);
      await calls.release();
      await page.getByRole("main").getByRole("button", { name: "Prøv igjen" }).evaluateAll(pressAll);
      await expectTexts("whole");
      await expectGone("broken");
    });
  }

  for (const rows of readPages) {
    test(`${rows.title}: answers after 9 s are shown, and nothing said before that they are late`, async ({
      portal,
    }) => {
      const { clock, calls, expectTexts, expectNo, sent } = await openHeld(portal, rows);
      await clock.goTo(9_000);
      await expectNo("slow", "broken");
      await calls.release();
      await expectTexts("whole");
      await expectNo("slow", "broken");
      expect(sent().every(isOnce), "each call is sent once").toBe(true);
    });

    test(`${rows.title}: without a network each part says so, and all come when it is back`, async ({
      portal,
      page,
      context,
    }) => {
      let hasProblemCode = rows.to !== "/";
      page.on("requestfinished", (request) => (hasProblemCode ||= request.url().includes("/AvtalerProblems")));
      const { clock, calls, expectTexts, expectNo } = await openHeld(portal, rows);
      // The overview fetches the code of its messages when it is idle.
      await clock.goTo(6_000);
      await clock.until(() => Promise.resolve(hasProblemCode), "the code of the messages is there");
      await context.setOffline(true);
      await calls.release();
      await expectTexts("broken");
      await context.setOffline(false);
      await expectTexts("whole");
      await expectNo("broken");
    });
  }
});

test("the session status: after 10 s the page says that it is late, and a late answer lets the customer in (spec: session-36)", async ({
  portal,
  page,
}) => {
  portal.expectedErrors.push(...faultComplaints, /^RequestTimeout/);
  const clock = await stepClock(page);
  const calls = await holdCalls(page, [status]);
  let hasCode = false;
  page.on("requestfinished", (request) => (hasCode ||= request.url().includes("/SessionDialogs")));
  await portal.logIn({ customer: "vanlig", to: "/tilbud" });
  const late = page
    .getByRole("status")
    .filter({ hasText: "Det tar lengre tid enn vanlig å finne ut om du er logget inn." });
  await clock.until(() => page.getByText("Vennligst vent").isVisible(), "the portal has started");
  expect(calls.sent(status)).toBe(1);
  // The page fetches the code of the message when it is idle.
  await clock.goTo(4_000);
  await clock.until(() => Promise.resolve(hasCode), "the code of the message is there");
  await clock.goTo(9_500);
  await expect(late).toHaveCount(0);
  await clock.until(() => late.isVisible(), "it says so");
  await expect(late.getByRole("button", { name: "Prøv igjen" })).toBeVisible();
  await calls.release();
  await clock.until(() => page.getByText("XX 00041, småbil").isVisible(), "the offers are there");
  await expect(late).toHaveCount(0);
});

/** Presses each button once. */
function pressAll(buttons: readonly Element[]): void {
  for (const button of buttons) if (button instanceof HTMLElement) button.click();
}
