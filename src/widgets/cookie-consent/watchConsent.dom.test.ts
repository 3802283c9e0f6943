import { describe, expect, onTestFinished, test, vi } from "vitest";
import { consentChanged, watchConsent } from "./watchConsent.ts";

const listening = (spy: ReturnType<typeof vi.spyOn>) =>
  (spy.mock.calls as unknown[][]).filter(([type]) => type === "focus").length;

describe("The watch on the consent", () => {
  test("notifies everybody of a choice on this page", () => {
    const listeners = [vi.fn<() => void>(), vi.fn<() => void>()];
    for (const listener of listeners) onTestFinished(watchConsent(listener));
    consentChanged();
    for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
  });

  test("listens to the page once for all, until the last has unsubscribed", () => {
    const added = vi.spyOn(window, "addEventListener");
    const removed = vi.spyOn(window, "removeEventListener");
    onTestFinished(() => void vi.restoreAllMocks());
    const [first, second] = [watchConsent(() => undefined), watchConsent(() => undefined)];
    expect(listening(added)).toBe(1);
    first();
    expect(listening(removed)).toBe(0);
    second();
    expect(listening(removed)).toBe(1);
  });
});
