import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SafeStorage } from "../storage/safeStorage.ts";
import { pageVersion } from "../page/pageVersion.ts";
import { createCacheKeeper } from "./persistCache.ts";

const hourMs = 3_600_000;

/** A storage as a tab has it: it outlives the page. */
function tabStorage(): SafeStorage & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    read: (key) => all.get(key),
    write: (key, value) => all.set(key, value) === all,
    remove: (key) => void all.delete(key),
  };
}

let storage = tabStorage();

/** A page: a query client of its own over the tab's storage. */
function openPage({ version = "v1", sessionId = "a" } = {}) {
  const queryClient = new QueryClient();
  const keeper = createCacheKeeper(queryClient, version, storage);
  keeper.open(sessionId);
  const load = (name: string, data: unknown, persist = true) =>
    queryClient.fetchQuery({
      queryKey: [name],
      queryFn: () => Promise.resolve(data),
      meta: persist ? { persist } : {},
    });
  return { keeper, load, read: (name: string) => queryClient.getQueryData([name]), queryClient };
}

const stored = (): string => [...storage.all.values()].join();

/** Leaves something in the storage that the next page finds. */
async function leaveCache(): Promise<void> {
  await openPage().load("kontakt", "her");
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored()).toContain("her");
}

beforeEach(() => {
  vi.useFakeTimers();
  storage = tabStorage();
});
afterEach(() => vi.useRealTimers());

describe("Cached data", () => {
  test("is restored on start", async () => {
    await leaveCache();
    expect(openPage().read("kontakt")).toBe("her");
  });

  test("stores the queries that ask for it, and no others", async () => {
    const page = openPage();
    await page.load("kontakt", "her");
    await page.load("skadekunde", "01010012345", false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).toContain("her");
    expect(stored()).not.toContain("01010012345");
    expect(stored()).not.toContain("skadekunde");
  });

  test("is written at most once a second, with the newest", async () => {
    const page = openPage();
    const write = vi.spyOn(storage, "write");
    await page.load("kontakt", "en");
    await vi.advanceTimersByTimeAsync(999);
    expect(write).not.toHaveBeenCalled();
    page.queryClient.setQueryData(["kontakt"], "to");
    await vi.advanceTimersByTimeAsync(1);
    expect(write).toHaveBeenCalledOnce();
    expect(stored()).toContain('"to"');
  });

  test.each([
    ["24 hours old", 24 * hourMs - 1000, "her"],
    ["older than 24 hours", 24 * hourMs + 1, undefined],
    ["from the future", -hourMs, undefined],
  ])("that is %s", async (_, ageMs, found) => {
    await leaveCache();
    vi.setSystemTime(Date.now() + ageMs);
    expect(openPage().read("kontakt")).toBe(found);
    if (found === undefined) expect(storage.all.size).toBe(0);
  });

  test.each([
    ["another version", { version: "v2" }],
    ["another session: another customer never sees it", { sessionId: "b" }],
  ])("of %s is dropped", async (_, other) => {
    await leaveCache();
    expect(openPage(other).read("kontakt")).toBeUndefined();
    expect(storage.all.size).toBe(0);
  });

  test.each(["", "{", "null", "[]", '{"writtenAt": 1}', "\u0000"])("that is corrupt is dropped: %j", async (text) => {
    await leaveCache();
    for (const key of storage.all.keys()) storage.all.set(key, text);
    expect(openPage().read("kontakt")).toBeUndefined();
    expect(storage.all.size).toBe(0);
  });

  test("that is corrupt further in is dropped too", async () => {
    await leaveCache();
    for (const [key, text] of storage.all) storage.all.set(key, text.replace('"state":{"data"', '"stat":{"data"'));
    expect(openPage().read("kontakt")).toBeUndefined();
    expect(storage.all.size).toBe(0);
  });

  test("is dropped when a query within is not one", async () => {
    await leaveCache();
    for (const [key, text] of storage.all) {
      const kept = JSON.parse(text) as { state: { queries: unknown[] } };
      const state = { ...kept.state, queries: [...kept.state.queries, { queryKey: ["avtaler"] }] };
      storage.all.set(key, JSON.stringify({ ...kept, state }));
    }
    expect(openPage().read("kontakt")).toBeUndefined();
    expect(storage.all.size).toBe(0);
  });

  test("does not name the session in the storage", async () => {
    await openPage({ sessionId: "hemmelig-id" }).load("kontakt", "her");
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored()).not.toContain("hemmelig-id");
  });

  test("is removed on logout, also when a write was under way", async () => {
    await leaveCache();
    const page = openPage();
    await page.load("tilbud", "nytt");
    page.keeper.drop();
    expect(storage.all.size).toBe(0);
    page.queryClient.setQueryData(["tilbud"], "senere");
    await vi.advanceTimersByTimeAsync(5000);
    expect(storage.all.size).toBe(0);
  });

  test("follows a session that goes on under another id: the next page of that session restores it (spec: storage-8)", async () => {
    const page = openPage();
    await page.load("kontakt", "her");
    await vi.advanceTimersByTimeAsync(1000);
    page.keeper.rebind("b");
    await page.load("tilbud", "nytt");
    await vi.advanceTimersByTimeAsync(1000);
    const next = openPage({ sessionId: "b" });
    expect([next.read("kontakt"), next.read("tilbud")]).toEqual(["her", "nytt"]);
  });

  test("that has followed to another id is dropped by a page of the first", async () => {
    const page = openPage();
    await page.load("kontakt", "her");
    page.keeper.rebind("b");
    expect(stored()).toContain("her");
    expect(openPage({ sessionId: "a" }).read("kontakt")).toBeUndefined();
    expect(storage.all.size).toBe(0);
  });

  test("is not written again when the session gets another id after the logout", async () => {
    const page = openPage();
    await page.load("kontakt", "her");
    page.keeper.drop();
    page.keeper.rebind("b");
    await vi.advanceTimersByTimeAsync(5000);
    expect(storage.all.size).toBe(0);
  });

  test("is optional: the portal works with a storage that keeps nothing", async () => {
    storage = { ...tabStorage(), read: () => undefined, write: () => false };
    const page = openPage();
    await page.load("kontakt", "her");
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.read("kontakt")).toBe("her");
  });
});

describe("The version of a page", () => {
  const page = (html: string) => new DOMParser().parseFromString(html, "text/html");
  const brand = '<script type="application/json" id="brand">{"a":1}</script>';
  const script = '<script type="module" src="/app-1.js"></script>';

  test("is the same for the same brand and scripts", () => {
    expect(pageVersion(page(brand + script))).toBe(pageVersion(page(`<p>annet</p>${brand}${script}`)));
  });

  test.each([
    ["brand", brand.replace("1", "2") + script],
    ["scripts", brand + script.replace("1", "2")],
  ])("changes with the %s", (_, html) => {
    expect(pageVersion(page(html))).not.toBe(pageVersion(page(brand + script)));
  });
});
