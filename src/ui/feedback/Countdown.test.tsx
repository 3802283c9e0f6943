import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Countdown } from "./Countdown.tsx";

const onEnd = vi.fn<() => void>();
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const countdown = (endsAtMs: number, paused?: boolean) => (
  <StrictMode>
    <Countdown endsAtMs={endsAtMs} paused={paused} text={(seconds) => `${seconds} s`} onEnd={onEnd} />
  </StrictMode>
);
const start = (ms: number) => render(countdown(Date.now() + ms));
const shown = () => screen.getByRole("timer").textContent;
const spoken = () => screen.getByRole("status").textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  onEnd.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("A countdown timer (spec: widgets-7)", () => {
  test("counts whole seconds, rounded up, at each second of the clock", () => {
    start(12_300);
    expect(shown()).toBe("13 s");
    pass(299);
    expect(shown()).toBe("13 s");
    pass(1);
    expect(shown()).toBe("12 s");
    pass(999);
    expect(shown()).toBe("12 s");
    pass(1);
    expect(shown()).toBe("11 s");
  });

  test("calls once at the end, and never shows less than 0", () => {
    start(2000);
    pass(1999);
    expect(shown()).toBe("1 s");
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(shown()).toBe("0 s");
    expect(onEnd).toHaveBeenCalledOnce();
    pass(10_000);
    expect(shown()).toBe("0 s");
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is computed from the clock: it is right after the machine has slept", () => {
    start(60_000);
    vi.setSystemTime(Date.now() + 40_000);
    pass(1000);
    expect(shown()).toBe("19 s");
    vi.setSystemTime(Date.now() + 3_600_000);
    pass(1000);
    expect(shown()).toBe("0 s");
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test("a moment in the past ends at once, and calls once", () => {
    start(-5000);
    expect(shown()).toBe("0 s");
    pass(0);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test("a new moment restarts it", () => {
    const { rerender } = start(5000);
    rerender(countdown(Date.now() + 90_000));
    expect(shown()).toBe("90 s");
    pass(5000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(shown()).toBe("85 s");
  });

  test("nothing is called after it is unmounted", () => {
    start(1000).unmount();
    pass(2000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  test("is spoken at 60, 30, 10 and 0 seconds only, through a region that was there before", () => {
    start(62_000);
    expect(spoken()).toBe("");
    pass(2000);
    expect(spoken()).toBe("60 s");
    pass(29_000);
    expect(shown()).toBe("31 s");
    expect(spoken()).toBe("60 s");
    pass(1000);
    expect(spoken()).toBe("30 s");
    pass(20_000);
    expect(spoken()).toBe("10 s");
    pass(10_000);
    expect(spoken()).toBe("0 s");
    expect(screen.getByRole("timer")).toHaveAttribute("aria-live", "off");
  });

  test("started between two steps, or restarted, it announces only the true number", () => {
    const { rerender } = start(45_000);
    expect(spoken()).toBe("");
    pass(15_000);
    expect(spoken()).toBe("30 s");
    rerender(countdown(Date.now() + 50_000));
    expect(spoken()).toBe("");
    pass(20_000);
    expect(spoken()).toBe("30 s");
  });

  test("a step missed during sleep is announced late, with the seconds left now", () => {
    start(62_000);
    vi.setSystemTime(Date.now() + 40_000);
    pass(1000);
    expect(shown()).toBe("21 s");
    expect(spoken()).toBe("21 s");
    pass(11_000);
    expect(spoken()).toBe("10 s");
  });

  test("a pause stops it; afterwards it continues with the remaining time", () => {
    const endsAtMs = Date.now() + 12_300;
    const { rerender } = start(12_300);
    pass(300);
    rerender(countdown(endsAtMs, true));
    pass(3_600_000);
    expect(shown()).toBe("12 s");
    expect(onEnd).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    rerender(countdown(endsAtMs));
    pass(999);
    expect(shown()).toBe("12 s");
    pass(1);
    expect(shown()).toBe("11 s");
    rerender(countdown(endsAtMs, true));
    pass(5000);
    rerender(countdown(endsAtMs));
    pass(10_999);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test("paused from the start, it begins when the pause ends; a new moment starts without pauses", () => {
    const endsAtMs = Date.now() + 5000;
    const { rerender } = render(countdown(endsAtMs, true));
    pass(60_000);
    expect(shown()).toBe("5 s");
    rerender(countdown(Date.now() + 20_000));
    expect(shown()).toBe("20 s");
  });

  test("a pause that begins after the end changes nothing: the end is called once, and 0 stays", () => {
    const endsAtMs = Date.now() + 1000;
    const { rerender } = start(1000);
    pass(1000);
    rerender(countdown(endsAtMs, true));
    pass(5000);
    rerender(countdown(endsAtMs));
    pass(0);
    expect(shown()).toBe("0 s");
    pass(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])(
    "%s is not a moment: nothing is shown, and the console says why",
    (no) => {
      const logged = vi.spyOn(console, "error").mockImplementation(() => {});
      const { container } = render(countdown(no));
      pass(10_000);
      expect(container).toBeEmptyDOMElement();
      expect(onEnd).not.toHaveBeenCalled();
      expect(logged.mock.calls).toEqual([[`Countdown needs endsAtMs in milliseconds since 1970, and was given ${no}`]]);
      logged.mockRestore();
    },
  );
});
