import { describe, expect, test } from "vitest";
import { settle } from "#tests/support/session/fakeBrowser.ts";
import { returned, sessionHarness } from "#tests/support/session/sessionHarness.ts";

const { server, browser, open } = sessionHarness();

describe("A page that wakes up", () => {
  test("after its time asks first, and hides the page until it is answered", async () => {
    const tab = await open();
    tab.receiveExpiry(600);
    tab.sleep();
    await browser().pass(3_600_000);
    expect(tab.left).toEqual([]);
    server.sessionId = undefined;
    tab.wake();
    expect(tab.isPageHidden()).toBe(true);
    expect(tab.left).toEqual([]);
    await settle();
    expect(tab.left).toEqual(["/tidsavbrudd"]);
  });

  test("after its time, extended in another tab, continues", async () => {
    const tab = await open();
    tab.receiveExpiry(600);
    tab.sleep();
    await browser().pass(3_600_000);
    server.ttl = 600;
    tab.wake();
    await settle();
    expect(tab.left).toEqual([]);
    expect(tab.isPageHidden()).toBe(false);
  });

  test("in the last minute shows the seconds that are really left", async () => {
    const tab = await open();
    tab.receiveExpiry(600);
    await browser().pass(545_000);
    tab.sleep();
    await browser().pass(40_000);
    tab.wake();
    expect(tab.secondsLeft()).toBe(15);
  });

  describe("out of the back/forward cache (spec: session-41)", () => {
    test("was hidden when it was left, and is shown when the server has said that the session lives", async () => {
      const tab = await open();
      tab.putAway();
      expect(tab.isPageHidden()).toBe(true);
      tab.wake(true);
      expect(tab.isPageHidden()).toBe(true);
      await settle();
      expect(tab.isPageHidden()).toBe(false);
      expect(tab.left).toEqual([]);
    });

    test("asks, since it received no logout message there: without a session it is a page to log in from", async () => {
      const tab = await open();
      tab.putAway();
      server.sessionId = undefined;
      tab.wake(true);
      expect(tab.isPageHidden()).toBe(true);
      await settle();
      expect(tab.status()).toBe("loggedOut");
      expect(tab.forget).toHaveBeenCalledOnce();
      expect(tab.isPageHidden()).toBe(false);
      expect(tab.left).toEqual([]);
    });

    test("after the known end of its session leads to the page of a timeout", async () => {
      const tab = await open();
      tab.receiveExpiry(600);
      tab.putAway();
      await browser().pass(3_600_000);
      server.sessionId = undefined;
      tab.wake(true);
      expect(tab.isPageHidden()).toBe(true);
      await settle();
      expect(tab.left).toEqual(["/tidsavbrudd"]);
    });

    test("that nobody was logged in to is shown at once", async () => {
      server.sessionId = undefined;
      const tab = await open();
      tab.putAway();
      tab.wake(true);
      expect(tab.isPageHidden()).toBe(false);
    });
  });

  test("with a clock that was set back asks instead of trusting an expiry far away", async () => {
    const tab = await open();
    tab.receiveExpiry(600);
    await browser().pass(1_000);
    browser().setClock(browser().now() - 3_600_000);
    server.ttl = 599;
    await browser().pass(1_000);
    expect(server.asked).toBe(2);
    await browser().pass(545_000);
    expect(tab.secondsLeft()).toBe(54);
  });

  test("with a clock that was set forward asks before it logs out", async () => {
    const tab = await open();
    tab.receiveExpiry(600);
    server.ttl = 600;
    browser().setClock(browser().now() + 3_600_000);
    await browser().pass(1_000);
    expect(tab.left).toEqual([]);
    expect(tab.status()).toBe("loggedIn");
  });
});

describe("Several tabs", () => {
  test("extended in one closes the dialog of the other at once", async () => {
    const one = await open();
    const other = await open();
    one.receiveExpiry(30);
    expect(other.secondsLeft()).toBe(30);
    await browser().pass(1_000);
    server.ttl = 600;
    await one.store.extend();
    expect(other.secondsLeft()).toBeUndefined();
    expect(server.asked).toBe(2);
  });

  test("an extension under a new id is the same customer", async () => {
    const one = await open();
    const other = await open();
    server.sessionId = "b";
    await one.store.extend();
    expect(other.left).toEqual([]);
    expect(other.store.session()).toEqual({ status: "loggedIn", sessionId: "b" });
    // What each tab has stored belongs to the new id (spec: storage-8).
    for (const tab of [one, other]) {
      expect(tab.onRebind).toHaveBeenCalledExactlyOnceWith("b");
      expect(tab.forget).not.toHaveBeenCalled();
    }
  });

  test("logged out in one clears the other, which leaves too", async () => {
    const one = await open(returned);
    const other = await open(returned);
    await one.store.logOut();
    expect(other.left).toEqual(["/ut"]);
    expect(other.forget).toHaveBeenCalledOnce();
    expect(other.status()).toBe("loading");
  });

  test("another customer logged in in one makes the other delete its data and reload", async () => {
    const one = await open();
    server.sessionId = "b";
    await open();
    expect(one.left).toEqual(["reload"]);
    expect(one.forget).toHaveBeenCalledOnce();
    expect(one.isPageHidden()).toBe(true);
  });

  test("another customer is recognised after an extension without a session id", async () => {
    const one = await open();
    const extended = await open();
    server.sessionId = undefined;
    await extended.store.extend();
    expect(one.store.session()).toEqual({ status: "loggedIn", sessionId: undefined });
    server.sessionId = "b";
    await open();
    expect(one.left).toEqual(["reload"]);
    expect(extended.left).toEqual(["reload"]);
  });

  test("the same customer in a second tab changes nothing in the first", async () => {
    const one = await open();
    await open();
    expect(one.left).toEqual([]);
    expect(one.status()).toBe("loggedIn");
  });

  test("another customer found by the check before leaving: data deleted and reloaded too", async () => {
    const tab = await open();
    tab.receiveExpiry(10);
    server.sessionId = "b";
    await browser().pass(12_000);
    expect(tab.left).toEqual(["reload"]);
    expect(tab.forget).toHaveBeenCalledOnce();
  });

  test("a tab at the login is logged in when the customer logs in in another", async () => {
    server.sessionId = undefined;
    const waiting = await open();
    server.sessionId = "a";
    await open();
    await settle();
    expect(waiting.status()).toBe("loggedIn");
  });

  test("the expiry of another session is not this one's", async () => {
    const one = await open();
    const other = await open();
    one.deps.tabs.send({
      type: "expiry",
      sessionId: "b",
      sentAt: browser().now(),
      expiresAt: browser().now() + 5,
    });
    expect(other.secondsLeft()).toBeUndefined();
  });
});
