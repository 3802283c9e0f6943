import { baseFolder } from "#contract/basePath.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { openBeforehand } from "./openBeforehand.ts";

test.describe("A page that the browser loads before it is asked for (spec: loading-28)", () => {
  test("Chromium fetches its code and makes no call; the calls are made when it is asked for", async ({ portal }) => {
    const visit = await openBeforehand(portal.origin);
    try {
      await expect.poll(() => visit.asked.map(({ path }) => path)).toContainEqual(expect.stringMatching(/\/main-/));
      await visit.quiet();
      const calls = () => visit.asked.filter(({ path }) => path.startsWith("/api/"));
      expect(calls()).toEqual([]);
      visit.askFor();
      await expect.poll(() => calls().map(({ path }) => path)).toContainEqual(expect.stringMatching(/\/avtaler$/));
      // It is the page that was loaded beforehand.
      expect(visit.asked.filter(({ path }) => path === baseFolder)).toEqual([{ path: baseFolder, isBeforehand: true }]);
      expect(calls().filter(({ isBeforehand }) => isBeforehand)).toEqual([]);
      expect(visit.kept).toHaveLength(2);
      expect(visit.kept[1]).toBe(visit.kept[0]);
    } finally {
      await visit.close();
    }
  });

  test("it keeps nothing, says nothing to other tabs and shows no message until then, however long that is", async ({
    portal,
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const done: string[] = [];
      let isBeforehand = true;
      Object.defineProperty(Document.prototype, "prerendering", { get: () => isBeforehand, configurable: true });
      Object.assign(window, {
        done,
        activate() {
          isBeforehand = false;
          document.dispatchEvent(new Event("prerenderingchange"));
        },
      });
      const note = (owner: object, name: string) => {
        const found = Object.getOwnPropertyDescriptor(owner, name) ?? {};
        const kind = found.set ? "set" : "value";
        const own = found[kind] as (...args: unknown[]) => unknown;
        const noted = function (this: unknown, ...args: unknown[]) {
          if (isBeforehand) done.push(name);
          return own.apply(this, args);
        };
        Object.defineProperty(owner, name, { ...found, [kind]: noted });
      };
      for (const name of ["setItem", "removeItem", "clear"]) note(Storage.prototype, name);
      note(Document.prototype, "cookie");
      note(BroadcastChannel.prototype, "postMessage");
      note(Navigator.prototype, "sendBeacon");
    });
    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) calls.push(pathname);
    });
    await portal.logIn();
    await page.waitForLoadState("networkidle");
    // Longer than the portal may take to start.
    await page.clock.fastForward(60_000);
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { done: string[] }).done)).toEqual([]);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.evaluate(() => (window as unknown as { activate: () => void }).activate());
    await portal.expectOverview();
  });
});
