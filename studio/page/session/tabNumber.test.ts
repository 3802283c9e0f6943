import { expect, test } from "vitest";
import { claimTabNumber } from "./tabNumber.ts";

/** Locks as browsers have them: a page that is closed gives its own back. */
function startBrowser() {
  const held = new Map<string, () => void>();
  const waiting: (() => void)[] = [];
  const openTab = (kept = new Map<string, string>()) => {
    const own: string[] = [];
    const request = async (name: string, options: LockOptions, hold: (lock: Lock | null) => unknown) => {
      if (held.has(name) && options.ifAvailable === true) return hold(null);
      if (held.has(name))
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve);
          options.signal?.addEventListener("abort", () => reject(new Error("too late")));
        });
      own.push(name);
      held.set(name, () => undefined);
      return hold({ name, mode: "exclusive" });
    };
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    return {
      kept,
      number: () => claimTabNumber({ locks: { request } as unknown as LockManager, storage }),
      close: () => {
        for (const name of own) held.delete(name);
        for (const go of waiting.splice(0)) go();
      },
    };
  };
  return { openTab };
}

test("each tab has the lowest number that is free", async () => {
  const { openTab } = startBrowser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  expect([await first.number(), await second.number()]).toEqual([1, 2]);
  first.close();
  expect(await third.number()).toBe(1);
});

test("a reload waits for the page before, and keeps the number", async () => {
  const { openTab } = startBrowser();
  const [first, second] = [openTab(), openTab()];
  await first.number();
  expect(await second.number()).toBe(2);
  const reloaded = openTab(second.kept).number();
  second.close();
  first.close();
  expect(await reloaded).toBe(2);
});

test("a tab that was duplicated gets a number of its own", async () => {
  const { openTab } = startBrowser();
  const first = openTab();
  await first.number();
  expect(await openTab(new Map(first.kept)).number()).toBe(2);
});

test("without locks, every tab is the first", async () => {
  const storage = { getItem: () => null, setItem: () => undefined };
  expect(await claimTabNumber({ locks: undefined, storage })).toBe(1);
});
