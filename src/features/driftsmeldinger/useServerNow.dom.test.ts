import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useServerNow } from "./useServerNow.ts";

const hourMs = 3_600_000;
const begins = "2026-11-29T20:00:00Z";
const ends = "2026-11-29T21:00:00Z";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ["is right", 0],
  ["is five hours ahead", 5],
  ["is a day behind", -24],
])("What begins and ends does so by the server's clock where the device's %s (spec: notices-4)", (_, hours) => {
  const device = (server: string) => Date.parse(server) + hours * hourMs;
  vi.setSystemTime(device("2026-11-29T19:59:00Z"));
  const periods = [{ from: begins, until: ends }];
  const { result } = renderHook(() => useServerNow(-hours * hourMs, periods));
  expect(result.current).toBe(Date.parse("2026-11-29T19:59:00Z"));
  act(() => void vi.advanceTimersByTime(59_999));
  expect(result.current).toBeLessThan(Date.parse(begins));
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(Date.parse(begins));
  for (let passedMs = 0; passedMs < hourMs; passedMs += hourMs / 120)
    act(() => void vi.advanceTimersByTime(hourMs / 120));
  expect(result.current).toBe(Date.parse(ends));
});

test("A device that slept over the end sees it as soon as the page is looked at (spec: notices-4)", () => {
  vi.setSystemTime("2026-11-29T20:30:00Z");
  const { result } = renderHook(() => useServerNow(0, [{ from: begins, until: ends }]));
  vi.setSystemTime("2026-11-30T06:00:00Z");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(Date.parse("2026-11-30T06:00:00Z"));
});

test("Nothing runs where nothing is to come or to end (spec: notices-2)", () => {
  renderHook(() => useServerNow(0, []));
  expect(vi.getTimerCount()).toBe(0);
});
