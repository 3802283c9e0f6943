import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import tokens from "#themes/base.tokens.json";
import { usePresence } from "./usePresence.ts";

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const start = (isOpen: boolean) =>
  renderHook((open: boolean) => usePresence(open), { initialProps: isOpen, wrapper: StrictMode });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Animations of tooltips and menus (spec: tooltips-5)", () => {
  test("open in 250 ms, close in 150", () => {
    expect(tokens.duration.normal.$value).toEqual({ value: 250, unit: "ms" });
    expect(tokens.duration.fast.$value).toEqual({ value: 150, unit: "ms" });
  });

  test("what closes is visible for 150 ms", () => {
    const { result, rerender } = start(true);
    rerender(false);
    pass(149);
    expect(result.current).toBe("leaving");
    pass(1);
    expect(result.current).toBe("absent");
  });

  test("0 ms when reduced motion is preferred", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(prefers-reduced-motion: reduce)" }));
    const { result, rerender } = start(true);
    rerender(false);
    expect(result.current).toBe("absent");
  });

  test("what opens again before it has closed stays", () => {
    const { result, rerender } = start(true);
    rerender(false);
    pass(100);
    rerender(true);
    pass(1000);
    expect(result.current).toBe("open");
  });

  test("what was never open is not rendered", () => {
    expect(start(false).result.current).toBe("absent");
  });
});
