import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Schema } from "#answers/schema.ts";
import { apiBase } from "#contract/callNames.ts";
import { takeEarlyCall } from "./takeEarlyCall.ts";
import { HttpError, RequestTimeout } from "./requestFailures.ts";
import { request } from "./request.ts";
import { onSessionSignal } from "./sessionSignal.ts";

const call = "GET /oversikt/aksepttilbud";
const answer: Schema = { read: (value) => value };
const server = setupServer(http.all(`*${apiBase}/*`, () => HttpResponse.json({ antall: 2 })));
const signalled = vi.fn();
let stopListening = (): unknown => undefined;

/** The error that the call failed with. */
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  stopListening = onSessionSignal(signalled);
});
afterEach(() => {
  stopListening();
  signalled.mockClear();
  delete window.portalEarlyCalls;
});
afterAll(() => server.close());

describe("A call that was started early", () => {
  const earlyUrl = `${apiBase}/oversikt/aksepttilbud`;
  const early = (response: Promise<Response>, ageMs = 100) => {
    window.portalEarlyCalls = { [earlyUrl]: { sentAt: Date.now() - ageMs, response } };
  };

  test("is used by the portal, once, with the time at which it was sent", async () => {
    early(Promise.resolve(Response.json({ antall: 1 }, { headers: { "X-Session-Expiry": "60" } })));
    const sentAt = window.portalEarlyCalls?.[earlyUrl]?.sentAt;
    expect(await request({ call, answer })).toEqual({ antall: 1 });
    expect(signalled).toHaveBeenCalledWith({ type: "expiry", seconds: 60, sentAt });
    expect(await request({ call, answer })).toEqual({ antall: 2 });
  });

  test("is treated like any other: 401 ends the session", async () => {
    early(Promise.resolve(new Response(null, { status: 401 })));
    expect(await failureOf(request({ call, answer }))).toBeInstanceOf(HttpError);
    expect(signalled).toHaveBeenCalledWith(expect.objectContaining({ type: "unauthorized" }));
  });

  test("is repeated when it failed", async () => {
    early(Promise.reject(new TypeError("Failed to fetch")));
    expect(await request({ call, answer })).toEqual({ antall: 2 });
  });

  test.each([
    ["too old", 60_000],
    ["from the future, since the clock was changed", -60_000],
  ])("is not used when it is %s", async (_, ageMs) => {
    early(Promise.resolve(Response.json({ antall: 1 })), ageMs);
    expect(await request({ call, answer })).toEqual({ antall: 2 });
  });

  test.each([
    [0, true],
    [9_999, true],
    [10_000, false],
    [-1, false],
  ])("at an age of %i ms is used: %s", (ageMs, isTaken) => {
    early(Promise.resolve(Response.json({ antall: 1 })), 0);
    const sentAt = window.portalEarlyCalls?.[earlyUrl]?.sentAt ?? 0;
    expect(takeEarlyCall(earlyUrl, sentAt + ageMs) !== undefined).toBe(isTaken);
  });

  test("does not answer another call: a write, or other params", async () => {
    early(Promise.resolve(Response.json({ antall: 1 })));
    expect(await request({ call: "POST /feedback/", body: {}, answer })).toEqual({ antall: 2 });
    expect(await request({ call, params: { produkt: "BIL" }, answer })).toEqual({ antall: 2 });
  });

  test.each([
    ["no answer", () => new Promise<Response>(() => undefined)],
    ["a body that never ends", () => Promise.resolve(new Response(new ReadableStream()))],
  ])("that gets %s times out like any other", async (_, make) => {
    early(make());
    expect(await failureOf(request({ call, answer, timeoutMs: 20 }))).toBeInstanceOf(RequestTimeout);
  });
});
