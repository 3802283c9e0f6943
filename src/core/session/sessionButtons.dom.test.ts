import { describe, expect, test } from "vitest";
import { configured, returned, sessionHarness } from "#tests/support/session/sessionHarness.ts";

const { server, browser, open } = sessionHarness();

describe("'Fortsett økten'", () => {
  test("extends the session, keeps the returned id and hides the dialog", async () => {
    const tab = await open();
    tab.receiveExpiry(30);
    expect(tab.secondsLeft()).toBe(30);
    server.ttl = 600;
    server.sessionId = "b";
    await tab.store.extend();
    expect(tab.secondsLeft()).toBeUndefined();
    expect(tab.store.session()).toEqual({ status: "loggedIn", sessionId: "b" });
  });

  test("keeps the session also when no id and no expiry come back", async () => {
    const tab = await open();
    tab.receiveExpiry(30);
    await browser().pass(1_000);
    server.sessionId = undefined;
    await tab.store.extend();
    expect(tab.store.session()).toEqual({ status: "loggedIn", sessionId: undefined });
    expect(tab.store.warning()).toEqual({ status: "hidden" });
  });

  test("pressed twice is one call", async () => {
    const tab = await open();
    await Promise.all([tab.store.extend(), tab.store.extend()]);
    expect(server.extended).toBe(1);
    await tab.store.extend();
    expect(server.extended).toBe(2);
  });

  test("when it fails, says so and keeps the dialog", async () => {
    const tab = await open();
    tab.receiveExpiry(30);
    server.isDown = true;
    await expect(tab.store.extend()).rejects.toThrow("Failed to fetch");
    expect(tab.secondsLeft()).toBe(30);
    expect(tab.status()).toBe("loggedIn");
  });
});

describe("'Logg ut'", () => {
  test.each([
    ["the configured URL", configured, "https://bank.example/ute", "/ut"],
    ["the returned URL, where the brand says so", returned, "https://bank.example/ute", "https://bank.example/ute"],
    ["the configured URL when nothing is returned", returned, undefined, "/ut"],
    ["the configured URL when a foreign host is returned", returned, "https://evil.example/", "/ut"],
    ["the configured URL when plain http is returned", returned, "http://bank.example/", "/ut"],
    ["the configured URL when a script is returned", returned, "javascript:alert(1)", "/ut"],
  ])("goes to %s", async (_, tenant, logoutUrl, target) => {
    server.logoutUrl = logoutUrl;
    const tab = await open(tenant);
    await tab.store.logOut();
    expect(tab.left).toEqual([target]);
    expect(tab.forget).toHaveBeenCalledOnce();
    expect(tab.status()).toBe("loading");
  });

  test.each([configured, returned])("clears and goes to the configured URL when the call fails", async (tenant) => {
    const tab = await open(tenant);
    server.isDown = true;
    await tab.store.logOut();
    expect(tab.left).toEqual(["/ut"]);
    expect(tab.forget).toHaveBeenCalledOnce();
  });

  test("covers the page at the press, and until it is left (spec: session-27)", async () => {
    const tab = await open();
    const leaving = tab.store.logOut();
    expect(tab.store.cover()).toBe("loggingOut");
    expect(tab.isPageHidden()).toBe(true);
    await leaving;
    expect(tab.isPageHidden()).toBe(true);
  });

  test("from the press on nothing reloads the page, which would end at the login (spec: loading-14)", async () => {
    const tab = await open();
    expect(tab.isBeingLeft()).toBe(false);
    const leaving = tab.store.logOut();
    expect(tab.isBeingLeft()).toBe(true);
    await leaving;
  });

  test("pressed twice leaves once", async () => {
    const tab = await open();
    await Promise.all([tab.store.logOut(), tab.store.logOut()]);
    expect(tab.left).toEqual(["/ut"]);
  });

  test("with a session that has already ended it leaves too, without showing the login page", async () => {
    const tab = await open();
    const statuses: string[] = [];
    tab.store.subscribe(() => statuses.push(tab.status()));
    const leaving = tab.store.logOut();
    tab.signal({ type: "unauthorized", sentAt: browser().now() });
    await leaving;
    expect(statuses).not.toContain("loggedOut");
    expect(tab.left).toEqual(["/ut"]);
  });

  test("back from there, out of the back/forward cache, the page is hidden and reloads", async () => {
    const tab = await open();
    await tab.store.logOut();
    tab.wake(true);
    expect(tab.isPageHidden()).toBe(true);
    expect(tab.left).toEqual(["/ut", "reload"]);
  });
});
