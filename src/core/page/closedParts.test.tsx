import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closedParts, useAwaitsClosed } from "./closedParts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  closedParts.set({});
});

describe("A page that is not drawn yet (spec: notices-13)", () => {
  test("waits until it is known what is closed", () => {
    closedParts.set(undefined);
    const { result } = renderHook(useAwaitsClosed);
    expect(result.current).toBe(true);
    act(() => closedParts.set({}));
    expect(result.current).toBe(false);
  });

  test("waits for a second at most, and no other page waits after it", () => {
    closedParts.set(undefined);
    const { result, unmount } = renderHook(useAwaitsClosed);
    act(() => void vi.advanceTimersByTime(999));
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(false);
    unmount();
    expect(renderHook(useAwaitsClosed).result.current).toBe(false);
  });

  test("does not wait when that is known", () => {
    expect(renderHook(useAwaitsClosed).result.current).toBe(false);
  });
});
