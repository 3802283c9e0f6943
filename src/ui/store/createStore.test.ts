import { describe, expect, test, vi } from "vitest";
import { createStore } from "./createStore.ts";

describe("createStore", () => {
  test("notifies every listener of each change, with the new value", () => {
    const store = createStore("a");
    const listeners = [vi.fn<(value: string) => void>(), vi.fn<(value: string) => void>()];
    for (const listener of listeners) store.subscribe(listener);
    store.set("b");
    store.set("b");
    expect(store.get()).toBe("b");
    for (const listener of listeners) expect(listener.mock.calls).toEqual([["b"], ["b"]]);
  });

  test("does not notify a listener that has unsubscribed", () => {
    const store = createStore(1);
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    expect(store.hasListeners()).toBe(true);
    unsubscribe();
    expect(store.hasListeners()).toBe(false);
    store.set(2);
    expect(listener).not.toHaveBeenCalled();
  });

  test("lets a listener unsubscribe while it is notified", () => {
    const store = createStore(1);
    const last = vi.fn();
    const unsubscribe = store.subscribe(() => unsubscribe());
    store.subscribe(last);
    store.set(2);
    expect(last).toHaveBeenCalledOnce();
  });
});
