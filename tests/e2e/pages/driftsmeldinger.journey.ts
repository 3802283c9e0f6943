import type { Page, Request } from "@playwright/test";
import type { NoticeFile } from "#contract/notices.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { atRest } from "#tests/support/journeys/atRest.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { shiftIn, watchShifts } from "./watchShifts.ts";

const minuteMs = 60_000;
const text = "Vi oppdaterer systemene i natt.";

/** A server whose clock the journey moves with that of the page, and whose file it changes. */
class NoticeServer {
  file: NoticeFile = { notices: [], closed: [] };
  asked = 0;
  #answered = 0;
  readonly #page: Page;
  readonly #startedAt = Date.now();
  #passedMs = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** How far the device's clock is ahead of the server's. */
  async start(aheadMs: number): Promise<void> {
    await this.#page.clock.install({ time: this.#startedAt + aheadMs });
    const isForFile = (request: Request) => new URL(request.url()).pathname === noticesAddress;
    this.#page.on("requestfinished", (request) => {
      if (isForFile(request)) this.#answered += 1;
    });
    await this.#page.route(`**${noticesAddress}`, (route) => {
      this.asked += 1;
      return route.fulfill({
        json: this.file,
        headers: { Date: new Date(this.now()).toUTCString(), "Cache-Control": "no-cache" },
      });
    });
  }

  now(): number {
    return Date.now() + this.#passedMs;
  }

  at(minutes: number): string {
    return new Date(this.#startedAt + minutes * minuteMs).toISOString();
  }

  /** Lets time pass. A request that still waits for its answer would have no time left. */
  async pass(minutes: number): Promise<void> {
    await expect.poll(() => this.#answered).toBe(this.asked);
    await atRest(this.#page);
    this.#passedMs += minutes * minuteMs;
    await this.#page.clock.fastForward(minutes * minuteMs);
  }
}

/** Keeps what is added to live regions of notices: what a screen reader reads. */
async function watchSpoken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if (target instanceof Element && target.matches('[aria-relevant="additions"]'))
            spoken.push(`${target.getAttribute("role")}: ${node.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
}

const spokenIn = (page: Page) => page.evaluate(() => (window as unknown as { spoken: readonly string[] }).spoken);

for (const [device, hours] of [
  ["right", 0],
  ["five hours ahead", 5],
] as const) {
  test(
    `a notice comes and goes on time in an open page, read once; the clock is ${device} (spec: notices-4, notices-7, notices-8)`,
    { tag: "@page" },
    async ({ portal, page }) => {
      const server = new NoticeServer(page);
      await server.start(hours * 60 * minuteMs);
      await watchSpoken(page);
      await watchShifts(page);
      server.file = {
        notices: [{ id: "natt", severity: "warning", text: { nb: text }, from: server.at(10), until: server.at(30) }],
        closed: [],
      };
      await portal.logIn({ seconds: 7200 });
      await portal.expectOverview();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const bar = page.getByRole("region", { name: "Driftsmeldinger" });
      await expect(bar).toBeHidden();
      await expect.poll(() => server.asked).toBe(1);

      await server.pass(12);
      await expect(bar.getByText(text)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => server.asked).toBeGreaterThan(1);
      const shown = await bar.elementHandle();

      // The page asks again, and nothing is read twice.
      const before = server.asked;
      await server.pass(8);
      await expect.poll(() => server.asked).toBeGreaterThan(before);
      expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await spokenIn(page)).toEqual([`status: ${text}`]);

      await server.pass(12);
      await expect(bar).toBeHidden();
      expect(await spokenIn(page)).toEqual([`status: ${text}`]);
      expect(await shiftIn(page)).toBeLessThan(0.02);
    },
  );
}

test("everything can be scrolled out from behind the notices, and what gets the focus is not behind them (spec: notices-7)", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await portal.control({ notices: "alle" });
  await portal.logIn();
  await portal.expectOverview();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const bar = page.getByRole("region", { name: "Driftsmeldinger" });
  await expect(bar.getByRole("alert")).toBeVisible();
  // The room behind it is measured when it is drawn.
  await atRest(page);
  const { height = Infinity } = (await bar.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(640 * 0.4 + 1);
  const topOfBar = 640 - height;
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    await link.focus();
    const { y = Infinity, height: high = 0 } = (await link.boundingBox()) ?? {};
    expect(y + high, await link.innerText()).toBeLessThanOrEqual(topOfBar + 1);
  }
});

test("a warning of two sentences leaves a phone's window to the page (spec: notices-7)", async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await portal.control({ notices: "warning" });
  await portal.logIn();
  const bar = page.getByRole("region", { name: "Driftsmeldinger" });
  await expect(bar.getByText("Mange ringer oss nå")).toBeVisible();
  const { height = Infinity } = (await bar.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(640 * 0.15);
});

test("who is typing when a part closes is led to where it says why (spec: notices-12)", async ({ portal, page }) => {
  const server = new NoticeServer(page);
  await server.start(0);
  server.file = {
    notices: [],
    closed: [{ part: "profil", reason: { nb: "Vi bytter system." }, from: server.at(10), until: server.at(30) }],
  };
  await portal.logIn({ to: "/forsikringsprofil", seconds: 7200 });
  await page.getByRole("button", { name: "Endre e-post" }).click();
  await page.getByRole("textbox").fill("ny@eksempel.example");
  // The clock goes on by minutes: a call that waits for its answer would have no time left.
  await page.waitForLoadState("networkidle");
  await server.pass(12);
  await expect(page.locator(":focus")).toContainText("Det du har fylt ut, blir stående.");
});
