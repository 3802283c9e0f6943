import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createToasts, type Toasts } from "./createToasts.ts";
import type { Toast } from "./toastQueue.ts";

const info = (content: Toast["content"], rest: Partial<Toast> = {}): Toast => ({ content, variant: "info", ...rest });
const pass = (ms: number) => vi.advanceTimersByTime(ms);
/** Texts of what is shown; one that fades is put in brackets. */
const shown = (toasts: Toasts) =>
  toasts.get().shown.map(({ content, state }) => (state === "exiting" ? `(${content as string})` : content));

let toasts: Toasts;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts();
  toasts.subscribe(() => undefined);
});
afterEach(() => {
  // A timer that was not stopped would be one too many.
  toasts.closeAll();
  vi.advanceTimersByTime(150);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("The toast queue (spec: toasts-7, toasts-8)", () => {
  test("shows 1 by default, the rest wait", () => {
    toasts.push(info("a"));
    toasts.push(info("b"));
    expect(shown(toasts)).toEqual(["a"]);
  });

  test("a toast closes after 5000 ms, and fades for 150 before the next comes", () => {
    toasts.push(info("a"));
    toasts.push(info("b"));
    pass(4999);
    expect(shown(toasts)).toEqual(["a"]);
    pass(1);
    expect(shown(toasts)).toEqual(["(a)"]);
    pass(149);
    expect(shown(toasts)).toEqual(["(a)"]);
    pass(1);
    expect(shown(toasts)).toEqual(["b"]);
  });

  test("one that waited has its whole time", () => {
    toasts.push(info("a"));
    toasts.push(info("b"));
    pass(5150 + 4999);
    expect(shown(toasts)).toEqual(["b"]);
    pass(1);
    expect(shown(toasts)).toEqual(["(b)"]);
  });

  test("a timeout of its own is kept to the millisecond", () => {
    toasts.push(info("a", { timeout: 1000 }));
    pass(999);
    expect(shown(toasts)).toEqual(["a"]);
    pass(1);
    expect(shown(toasts)).toEqual(["(a)"]);
  });

  test.each([null, "off", 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31] as const)(
    "a timeout of %s never closes it",
    (timeout) => {
      toasts.push(info("a", { timeout }));
      pass(86_400_000);
      expect(shown(toasts)).toEqual(["a"]);
    },
  );

  test("without motion it does not fade", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }));
    const id = toasts.push(info("a"));
    toasts.close(id);
    expect(shown(toasts)).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe("The timer of a toast is paused while it is held (spec: toasts-10)", () => {
  test("and goes on with what was left, not from the start", () => {
    const id = toasts.push(info("a"));
    pass(3000);
    toasts.hold(id, "pointer");
    pass(60_000);
    expect(shown(toasts)).toEqual(["a"]);
    toasts.release(id, "pointer");
    pass(1999);
    expect(shown(toasts)).toEqual(["a"]);
    pass(1);
    expect(shown(toasts)).toEqual(["(a)"]);
  });

  test("until focus and pointer have both left", () => {
    const id = toasts.push(info("a"));
    toasts.hold(id, "focus");
    toasts.hold(id, "pointer");
    toasts.release(id, "pointer");
    pass(60_000);
    expect(shown(toasts)).toEqual(["a"]);
    toasts.release(id, "focus");
    pass(5000);
    expect(shown(toasts)).toEqual(["(a)"]);
  });

  test("several pauses and resumes leave one timer", () => {
    const id = toasts.push(info("a"));
    for (let round = 0; round < 5; round++) {
      pass(100);
      toasts.hold(id, "pointer");
      toasts.hold(id, "pointer");
      pass(10_000);
      toasts.release(id, "pointer");
      toasts.release(id, "pointer");
    }
    expect(vi.getTimerCount()).toBe(1);
    pass(4499);
    expect(shown(toasts)).toEqual(["a"]);
    pass(1);
    expect(shown(toasts)).toEqual(["(a)"]);
  });

  test("a toast that a more urgent one pushes back keeps its remaining time, and is no longer held by the pointer", () => {
    const id = toasts.push(info("a"));
    pass(3000);
    toasts.hold(id, "pointer");
    toasts.push(info("b", { priority: 1 }));
    expect(shown(toasts)).toEqual(["b"]);
    pass(5150);
    expect(shown(toasts)).toEqual(["a"]);
    pass(1999);
    expect(shown(toasts)).toEqual(["a"]);
    pass(1);
    expect(shown(toasts)).toEqual(["(a)"]);
  });

  test("a changed clock neither closes it early nor keeps it", () => {
    const id = toasts.push(info("a"));
    pass(2000);
    vi.setSystemTime(Date.now() + 3_600_000);
    toasts.hold(id, "pointer");
    toasts.release(id, "pointer");
    pass(2999);
    expect(shown(toasts)).toEqual(["a"]);
    pass(1);
    expect(shown(toasts)).toEqual(["(a)"]);
  });
});

describe("The announcement (spec: toasts-13)", () => {
  test("a toast once, when it is first shown; also when it comes back", async () => {
    toasts.push(info("a"));
    expect(toasts.get().spoken).toBe("a");
    await vi.advanceTimersByTimeAsync(0);
    toasts.push(info("b", { priority: 1 }));
    expect(toasts.get().spoken).toBe("b");
    await vi.advanceTimersByTimeAsync(5150);
    expect(shown(toasts)).toEqual(["a"]);
    expect(toasts.get().spoken).toBe("b");
  });

  test("toasts that come in the same moment are announced together", () => {
    const several = createToasts({ visible: 5 });
    const stop = several.subscribe(() => undefined);
    several.push(info("Lagret."));
    several.push(info({ title: "Obs", content: "Mer." }));
    expect(several.get().spoken).toBe("Lagret. Obs. Mer.");
    several.closeAll();
    stop();
  });

  test("the same text again is a change", async () => {
    const several = createToasts({ visible: 5 });
    const stop = several.subscribe(() => undefined);
    several.push(info("a"));
    await vi.advanceTimersByTimeAsync(0);
    several.push(info("a"));
    expect(several.get().spoken).toBe("a\u00a0");
    several.closeAll();
    stop();
  });

  test("nothing is left to be read when the last one is gone", () => {
    const id = toasts.push(info("a"));
    toasts.close(id);
    pass(150);
    expect(toasts.get()).toEqual({ shown: [], spoken: "" });
  });
});

describe("While no area shows toasts", () => {
  test("they wait, their time does not run, and nothing is announced", async () => {
    const early = createToasts();
    early.push(info("a", { timeout: 1000 }));
    pass(60_000);
    expect(early.get()).toEqual({ shown: [], spoken: "" });
    const stop = early.subscribe(() => undefined);
    expect(shown(early)).toEqual(["a"]);
    pass(400);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    const stopAgain = early.subscribe(() => undefined);
    pass(599);
    expect(shown(early)).toEqual(["a"]);
    pass(1);
    expect(shown(early)).toEqual(["(a)"]);
    pass(150);
    stopAgain();
  });

  test("leaving and coming back in the same moment loses nothing that was to be spoken", () => {
    const early = createToasts();
    early.push(info("a"));
    early.subscribe(() => undefined)();
    const stop = early.subscribe(() => undefined);
    expect(early.get().spoken).toBe("a");
    early.closeAll();
    stop();
  });
});
