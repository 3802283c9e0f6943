import { describe, expect, test, vi } from "vitest";
import { openModals } from "./openModals.ts";

const dialog = () => document.createElement("dialog");

describe("The modal dialogs that are open", () => {
  test("the last one that opened is uppermost, whichever closes first", () => {
    const lower = dialog();
    const upper = dialog();
    const removeLower = openModals.add(lower);
    const removeUpper = openModals.add(upper);
    expect(openModals.uppermost()).toBe(upper);
    removeLower();
    expect(openModals.uppermost()).toBe(upper);
    removeUpper();
    expect(openModals.uppermost()).toBeUndefined();
  });

  test("below one that closes is the one before", () => {
    const lower = dialog();
    const removeLower = openModals.add(lower);
    openModals.add(dialog())();
    expect(openModals.uppermost()).toBe(lower);
    removeLower();
  });

  test("listeners are notified of each change until they unsubscribe", () => {
    const listener = vi.fn<() => void>();
    const stop = openModals.subscribe(listener);
    const remove = openModals.add(dialog());
    remove();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    openModals.add(dialog())();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
