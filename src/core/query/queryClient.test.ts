import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetReports, showReportsInConsole, takeReports } from "../errorReporting/report.ts";
import { HttpError, RequestTimeout, UnreadableAnswer } from "../http/requestFailures.ts";
import { authRetry } from "./retryRules.ts";
import { createQueryClient } from "./queryClient.ts";

const reported = vi.fn();
const failure = (status: number, retryAfter?: string) =>
  new HttpError({
    status,
    statusText: "Feil",
    details: { navn: "hemmelig" },
    method: "GET",
    path: "/ting",
    retryAfter,
  });

beforeEach(() => {
  vi.useFakeTimers();
  forgetReports();
  showReportsInConsole(false);
  reported.mockClear();
  takeReports(reported);
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Reads with the portal's defaults until it has succeeded or failed for good. */
async function read(queryFn: () => Promise<unknown>, options: Partial<typeof authRetry> = {}): Promise<void> {
  const observer = new QueryObserver(createQueryClient(), { queryKey: ["ting"], queryFn, ...options });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(observer.getCurrentResult().fetchStatus).toBe("idle");
  stop();
}

/** Writes with the portal's defaults. */
async function write(mutationFn: () => Promise<unknown>): Promise<void> {
  const observer = new MutationObserver(createQueryClient(), { mutationFn });
  const settled = observer.mutate().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  await settled;
}

describe("Queries", () => {
  test("are retried once, and the failure is reported once with the details of the call", async () => {
    const call = vi.fn(() => Promise.reject(failure(500)));
    await read(call);
    expect(call).toHaveBeenCalledTimes(2);
    expect(reported.mock.calls.map(([entry]) => (entry as { context: unknown }).context)).toEqual([
      { method: "GET", path: "/ting", status: 500, code: "UKJENT" },
    ]);
  });

  test("are neither retried nor reported when the session has ended", async () => {
    const call = vi.fn(() => Promise.reject(failure(401)));
    await read(call);
    expect(call).toHaveBeenCalledOnce();
    expect(reported).not.toHaveBeenCalled();
  });

  test.each([
    ["120", 503, [0]],
    ["5", 503, [0, 5000]],
    ["0", 429, [0, 1000]],
    ["soon", 503, [0, 1000]],
  ])(
    "wait as long as 'Retry-After: %s' asks; a long wait is left to the customer (spec: http-42)",
    async (after, status, tries) => {
      const times: number[] = [];
      const start = Date.now();
      await read(() => {
        times.push(Date.now() - start);
        return Promise.reject(failure(status, after));
      });
      expect(times).toEqual(tries);
      expect(reported).toHaveBeenCalledOnce();
    },
  );

  test("are not tried again by themselves when the time for a call is up (spec: http-14)", async () => {
    const call = vi.fn(() => Promise.reject(new RequestTimeout("/ting", 20_000)));
    await read(call);
    expect(call).toHaveBeenCalledOnce();
  });

  test("that get an unreadable answer report the call, and no part of the answer", async () => {
    await read(() => Promise.reject(new UnreadableAnswer("form", "/ting", ["avtaler.0"])));
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ context: { path: "/ting", fields: "avtaler.0" } }),
    );
  });

  test("without a network fail instead of waiting for ever", async () => {
    onlineManager.setOnline(false);
    const call = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    await read(call);
    expect(call).toHaveBeenCalled();
  });

  test("are fresh for 60 s, kept for 5 min, and not fetched again on focus", () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 60_000,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
    });
  });
});

describe("Cached responses are deduplicated for 60 seconds (spec: http-9)", () => {
  test.each([
    [59_999, 1],
    [60_000, 2],
  ])("asked again after %i ms: %i request(s)", async (laterMs, requests) => {
    const client = createQueryClient();
    const queryFn = vi.fn(() => Promise.resolve("svar"));
    const ask = () => client.fetchQuery({ queryKey: ["ting"], queryFn });
    await Promise.all([ask(), ask()]);
    await vi.advanceTimersByTimeAsync(laterMs);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(requests);
  });
});

describe("Writes", () => {
  test.each([500, 503, 409])("are never retried: %i", async (status) => {
    const call = vi.fn(() => Promise.reject(failure(status)));
    await write(call);
    expect(call).toHaveBeenCalledOnce();
    expect(reported).toHaveBeenCalledOnce();
  });

  test("started offline fail at once and are not replayed when the network returns", async () => {
    onlineManager.setOnline(false);
    const call = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    await write(call);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(call).toHaveBeenCalledOnce();
  });
});

describe("Queries of the session", () => {
  test("are tried 3 times, after 1 s and 2 s", async () => {
    const times: number[] = [];
    const start = Date.now();
    await read(() => {
      times.push(Date.now() - start);
      return Promise.reject(failure(503));
    }, authRetry);
    expect(times).toEqual([0, 1000, 3000]);
  });

  test.each([
    [0, 1000],
    [1, 2000],
    [4, 16_000],
    [5, 30_000],
    [20, 30_000],
  ])("after %i failures wait %i ms", (failures, delayMs) => {
    expect(authRetry.retryDelay(failures, failure(500))).toBe(delayMs);
  });

  test.each([408, 429])("are tried 3 times when the answer is %i: it may be temporary", async (status) => {
    const call = vi.fn(() => Promise.reject(failure(status)));
    await read(call, authRetry);
    expect(call).toHaveBeenCalledTimes(3);
  });

  test.each([400, 401, 403, 404])("are not tried again when the answer is %i", async (status) => {
    const call = vi.fn(() => Promise.reject(failure(status)));
    await read(call, authRetry);
    expect(call).toHaveBeenCalledOnce();
  });
});
