import { act, renderHook } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { useServerAnswer } from "./useServerAnswer.ts";

interface Call {
  readonly signal: AbortSignal;
  readonly answer: (text: string) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Asks for a key; each call waits until it is answered. */
function ask(first: string | undefined, pauseMs?: number) {
  const calls: Call[] = [];
  const call = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({
        signal,
        answer: (text) => act(async () => resolve(text)),
        fail: () => act(async () => reject(new Error("no answer"))),
      });
    });
  const hook = renderHook(({ key }) => useServerAnswer(key, call, pauseMs), { initialProps: { key: first } });
  return { calls, shown: () => hook.result.current, setKey: (key: string | undefined) => hook.rerender({ key }) };
}

describe("What a page of the studio asks the server", () => {
  test("is asked again when the key changes; the last answer stays until then", async () => {
    const { calls, shown, setKey } = ask("a");
    expect(shown().status).toBe("loading");
    await calls[0]?.answer("of a");
    setKey("b");
    expect(shown()).toEqual({ status: "here", value: "of a", isCurrent: false });
    await calls[1]?.answer("of b");
    expect(shown()).toEqual({ status: "here", value: "of b", isCurrent: true });
  });

  test("is aborted when it is outdated, and an answer that comes all the same is not shown", async () => {
    const { calls, shown, setKey } = ask("a");
    setKey("b");
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await calls[1]?.answer("of b");
    await calls[0]?.answer("of a");
    expect(shown()).toEqual({ status: "here", value: "of b", isCurrent: true });
  });

  test("can fail, and be answered for the next key", async () => {
    const { calls, shown, setKey } = ask("a");
    await calls[0]?.fail();
    expect(shown().status).toBe("failed");
    setKey("b");
    await calls[1]?.answer("of b");
    expect(shown().status).toBe("here");
  });

  test("is not asked without a key", () => {
    expect(ask(undefined).calls).toEqual([]);
  });

  test("is asked once for what is typed without a pause", () => {
    vi.useFakeTimers();
    const { calls, setKey } = ask("a", 200);
    for (const key of ["ab", "abc"]) {
      vi.advanceTimersByTime(199);
      setKey(key);
    }
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(calls).toHaveLength(1);
    vi.useRealTimers();
  });
});
