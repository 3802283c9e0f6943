import { beforeAll, describe, expect, test, vi } from "vitest";
import { showReportsInConsole } from "#core/errorReporting/report.ts";
import type { SafeStorage } from "#core/storage/safeStorage.ts";
import { loadPage } from "./lazyPage.ts";

function memory(keeps = true): SafeStorage {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key),
    write: (key, value) => keeps && entries.set(key, value) !== undefined,
    remove: (key) => void entries.delete(key),
  };
}

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const settled = (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 5, "waiting"))]);

beforeAll(() => showReportsInConsole(false));

describe("A new deployment while the page is open", () => {
  test("a missing chunk leads to a reload", async () => {
    const reload = vi.fn<() => void>();
    expect(await settled(loadPage(missing, { storage: memory(), reload }))).toBe("waiting");
    expect(reload).toHaveBeenCalledOnce();
  });

  test("to one: a chunk that is still missing afterwards is an error", async () => {
    const reload = vi.fn<() => void>();
    const storage = memory();
    await settled(loadPage(missing, { storage, reload }));
    await expect(loadPage(missing, { storage, reload })).rejects.toThrow("dynamically imported");
    expect(reload).toHaveBeenCalledOnce();
  });

  test("a page that loads makes room for another reload at the next deployment", async () => {
    const reload = vi.fn<() => void>();
    const storage = memory();
    await settled(loadPage(missing, { storage, reload }));
    expect(await loadPage(() => Promise.resolve("page"), { storage, reload })).toBe("page");
    await settled(loadPage(missing, { storage, reload }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("never in a circle: a browser that keeps nothing gets the error at once", async () => {
    const reload = vi.fn<() => void>();
    await expect(loadPage(missing, { storage: memory(false), reload })).rejects.toThrow("dynamically imported");
    expect(reload).not.toHaveBeenCalled();
  });
});
