import { describe, expect, test, vi } from "vitest";
import { settle } from "#tests/support/session/fakeBrowser.ts";
import { sessionHarness, type SessionTab } from "#tests/support/session/sessionHarness.ts";

const { server, browser, open } = sessionHarness();

describe("Session", () => {
  test("is loading at start, then logged in when session-status returns an id", async () => {
    const opening = open();
    expect(server.asked).toBe(1);
    const tab = await opening;
    expect(tab.store.session()).toEqual({ status: "loggedIn", sessionId: "a" });
    expect(tab.onLogIn).toHaveBeenCalledExactlyOnceWith("a");
    expect(tab.forget).not.toHaveBeenCalled();
  });

  test("is logged out without an id, and the customer's data is deleted", async () => {
    server.sessionId = undefined;
    const tab = await open();
    expect(tab.status()).toBe("loggedOut");
    expect(tab.forget).toHaveBeenCalledOnce();
    expect(tab.left).toEqual([]);
  });

  test("is logged out when session-status fails: loading ends", async () => {
    server.isDown = true;
    expect((await open()).status()).toBe("loggedOut");
  });

  test("is asked for once, also when it is started twice", async () => {
    const tab = await open();
    tab.store.start();
    await settle();
    expect(server.asked).toBe(1);
  });

  test("401s from twelve calls log out once", async () => {
    const tab = await open();
    const listener = vi.fn();
    tab.store.subscribe(listener);
    for (let call = 0; call < 12; call += 1) tab.signal({ type: "unauthorized", sentAt: browser().now() });
    expect(tab.status()).toBe("loggedOut");
    expect(listener).toHaveBeenCalledOnce();
    expect(tab.forget).toHaveBeenCalledOnce();
    expect(tab.left).toEqual([]);
  });
});

describe("Timeout", () => {
  test.each([
    ["at exactly 60 s nothing is shown", 540_000, undefined],
    ["a second later the countdown starts", 541_000, 59],
    ["in the last second it shows 1", 599_000, 1],
  ])("%s", async (_, ms, secondsLeft) => {
    const tab = await open();
    tab.receiveExpiry(600);
    await browser().pass(ms);
    expect(tab.secondsLeft()).toBe(secondsLeft);
  });

  test("when the time has passed and the server agrees, the session is cleared and the browser goes to the timeout URL", async () => {
    const tab = await open();
    tab.receiveExpiry(600);
    await browser().pass(600_000);
    expect(tab.isPageHidden()).toBe(true);
    server.sessionId = undefined;
    await browser().pass(2_000);
    expect(tab.left).toEqual(["/tidsavbrudd"]);
    expect(tab.forget).toHaveBeenCalledOnce();
    expect(tab.status()).toBe("loading");
  });

  test("without an expiry there is no warning and no logout", async () => {
    const tab = await open();
    await browser().pass(3_600_000);
    expect(tab.secondsLeft()).toBeUndefined();
    expect(tab.left).toEqual([]);
    expect(server.asked).toBe(1);
  });

  test("an expiry of 0 means over: the server is asked once more, then the browser leaves", async () => {
    const tab = await open();
    tab.receiveExpiry(0);
    server.sessionId = undefined;
    await browser().pass(2_000);
    expect(tab.left).toEqual(["/tidsavbrudd"]);
  });

  test("the answer of an older request changes nothing", async () => {
    const tab = await open();
    const sentAt = browser().now();
    await browser().pass(1_000);
    tab.receiveExpiry(600);
    tab.receiveExpiry(30, sentAt);
    await browser().pass(1_000);
    expect(tab.secondsLeft()).toBeUndefined();
  });

  test("counts from when the request was sent, not from when the answer came", async () => {
    const tab = await open();
    tab.receiveExpiry(60, browser().now() - 5_000);
    expect(tab.secondsLeft()).toBe(55);
  });

  test("when the server says that the session is valid, the customer stays and the page is shown again", async () => {
    const tab = await open();
    tab.receiveExpiry(10);
    server.ttl = 600;
    await browser().pass(12_000);
    expect(server.asked).toBe(2);
    expect(tab.left).toEqual([]);
    expect(tab.isPageHidden()).toBe(false);
    expect(tab.status()).toBe("loggedIn");
  });

  test("the customer stays also when it is valid without a new expiry", async () => {
    const tab = await open();
    tab.receiveExpiry(10);
    await browser().pass(60_000);
    expect(tab.left).toEqual([]);
    expect(server.asked).toBe(2);
  });

  test("an answer that says 0 again ends the session", async () => {
    const tab = await open();
    tab.receiveExpiry(10);
    server.ttl = 0;
    await browser().pass(12_000);
    expect(tab.left).toEqual(["/tidsavbrudd"]);
  });

  test("when the server cannot be reached, the customer stays, and nothing personal is shown (spec: session-30)", async () => {
    const tab = await open();
    tab.receiveExpiry(10);
    server.isDown = true;
    await browser().pass(60_000);
    expect(tab.left).toEqual([]);
    expect(tab.store.cover()).toBe("notChecked");
    expect(tab.isPageHidden()).toBe(true);
    expect(server.asked).toBe(2);
  });

  test.each<readonly [string, (tab: SessionTab) => void]>([
    ["'Prøv igjen'", (tab) => tab.store.checkAgain()],
    ["the network that is back", (tab) => tab.goOnline()],
  ])("%s asks again, and the page is shown when the session lives (spec: session-30)", async (_way, again) => {
    const tab = await open();
    tab.receiveExpiry(10);
    server.isDown = true;
    await browser().pass(12_000);
    server.isDown = false;
    server.ttl = 600;
    again(tab);
    expect(tab.store.cover()).toBe("checking");
    await settle();
    expect(tab.store.cover()).toBe("none");
    expect(tab.isPageHidden()).toBe(false);
    expect(tab.left).toEqual([]);
  });
});

describe("A stopped session", () => {
  test("reacts to no event", async () => {
    const tab = await open();
    tab.receiveExpiry(30);
    tab.store.stop();
    tab.signal({ type: "unauthorized", sentAt: browser().now() });
    await browser().pass(60_000);
    expect(tab.status()).toBe("loggedIn");
    expect(tab.left).toEqual([]);
  });
});
