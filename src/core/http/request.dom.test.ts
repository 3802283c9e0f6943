import { delay, http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { apiBase } from "#contract/callNames.ts";
import { isObject } from "#contract/isObject.ts";
import { type Schema, Unreadable } from "#answers/schema.ts";
import { forgetReports, showReportsInConsole, takeReports } from "../errorReporting/report.ts";
import { HttpError, RequestTimeout, UnreadableAnswer } from "./requestFailures.ts";
import { request } from "./request.ts";
import { onSessionSignal } from "./sessionSignal.ts";

const call = "GET /oversikt/helseerklaering";
const path = "/oversikt/helseerklaering";
const answer: Schema = {
  read(value) {
    if (isObject(value) && typeof value["antall"] === "string") throw new Unreadable("antall");
    return value;
  },
};
const server = setupServer();
const reported = vi.fn();
const signalled = vi.fn();
let stopListening = (): unknown => undefined;

/** Answers the call with this. Resolves to the request that was sent. */
function answerWith(make: () => Response | Promise<Response>): Promise<Request> {
  return new Promise((resolve) => {
    server.use(
      http.all(`*${apiBase}/*`, ({ request: sent }) => {
        resolve(sent.clone());
        return make();
      }),
    );
  });
}

/** The error that the call failed with. */
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  forgetReports();
  showReportsInConsole(false);
  takeReports(reported);
  stopListening = onSessionSignal(signalled);
});
afterEach(() => {
  stopListening();
  server.resetHandlers();
  vi.clearAllMocks();
  document.cookie = "XSRF-TOKEN=; Max-Age=0";
});
afterAll(() => server.close());

describe("A request", () => {
  test("carries X-Requested-By and Accept, stays within the origin, and needs no XSRF token", async () => {
    const sent = answerWith(() => HttpResponse.json({ antall: 1 }));
    await request({ call, answer });
    const { headers, credentials, method } = await sent;
    expect(method).toBe("GET");
    expect(headers.get("X-Requested-By")).toBe("kfp");
    expect(headers.get("Accept")).toBe("application/json");
    expect(headers.has("X-XSRF-TOKEN")).toBe(false);
    expect(headers.has("Content-Type")).toBe(false);
    expect(credentials).toBe("same-origin");
  });

  test("carries the value of the cookie XSRF-TOKEN, when there is one", async () => {
    document.cookie = "XSRF-TOKEN=abc=def";
    const sent = answerWith(() => HttpResponse.json({}));
    await request({ call, answer });
    expect((await sent).headers.get("X-XSRF-TOKEN")).toBe("abc=def");
  });

  test("puts params into the query string and skips those that are null", async () => {
    const sent = answerWith(() => HttpResponse.json({}));
    const params = { bankkunde: false, antall: 0, navn: "Æ & Å", tom: null, ingen: undefined };
    await request({ call, params, answer });
    expect(Object.fromEntries(new URL((await sent).url).searchParams)).toEqual({
      bankkunde: "false",
      antall: "0",
      navn: "Æ & Å",
    });
  });

  test.each([
    ["POST", "POST /liv/kunde/v1/contactInfo"],
    ["PUT", "PUT /skadekunde/kontaktinformasjon"],
  ] as const)("sends a body as JSON with %s", async (method, writeCall) => {
    const sent = answerWith(() => HttpResponse.json({}));
    await request({ call: writeCall, body: { epost: "a@b.example" }, answer });
    const received = await sent;
    expect(received.method).toBe(method);
    expect(received.headers.get("Content-Type")).toBe("application/json");
    expect(await received.json()).toEqual({ epost: "a@b.example" });
  });

  test("sends no body when there is none", async () => {
    const sent = answerWith(() => new HttpResponse(null, { status: 204 }));
    await request({ call: "POST /adresse/oppdater", answer });
    expect(await (await sent).text()).toBe("");
  });
});

describe("An answer", () => {
  test("loses its null fields and keeps unknown ones", async () => {
    void answerWith(() => HttpResponse.json({ antall: null, nytt: { a: null, b: 2 } }));
    expect(await request({ call, answer })).toEqual({ nytt: { b: 2 } });
  });

  test.each([
    ["204", () => new HttpResponse(null, { status: 204 })],
    ["an empty body", () => new HttpResponse("")],
    ["a blank body", () => new HttpResponse(" \n")],
  ])("with %s gives undefined", async (_, make) => {
    void answerWith(make);
    expect(await request({ call, answer })).toBeUndefined();
  });

  test.each([
    ["HTML from a proxy", "<!doctype html><p>hemmelig", "Error while parsing JSON"],
    ["truncated JSON", '{"antall": 1, "navn": "hemmelig', "Error while parsing JSON"],
    ["null", "null", "The answer is null"],
    ["another form", '{"antall": "hemmelig"}', "The answer has an unexpected form"],
  ])("with %s is an error that does not hold the body", async (_, body, message) => {
    void answerWith(() => new HttpResponse(body));
    const error = await failureOf(request({ call, answer }));
    expect(error).toBeInstanceOf(UnreadableAnswer);
    expect(error).toMatchObject({ message, path });
    expect(JSON.stringify(error) + String(error)).not.toContain("hemmelig");
  });

  test.each([400, 404, 409, 500, 503])(
    "with status %i is an error with status text, status and body",
    async (status) => {
      void answerWith(() =>
        HttpResponse.json({ code: "NOE_NYTT", felt: null }, { status, statusText: "Slik gikk det" }),
      );
      const error = await failureOf(request({ call: "PUT /skadekunde/kontaktinformasjon", body: {}, answer }));
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({
        message: "Slik gikk det",
        status,
        details: { code: "NOE_NYTT" },
        code: "UKJENT",
        method: "PUT",
        path: "/skadekunde/kontaktinformasjon",
      });
    },
  );

  test.each([
    ['{"code": "UGYLDIG_MAILADRESSE"}', "UGYLDIG_MAILADRESSE"],
    ['{"code": "UGYLDIG_MOBILNR"}', "UGYLDIG_MOBILNR"],
    ['{"code": "UKJENT"}', "UKJENT"],
    ['{"code": "toString"}', "UKJENT"],
    ['{"code": 7}', "UKJENT"],
    ["{}", "UKJENT"],
    ["null", "UKJENT"],
    ["<p>Feil</p>", "UKJENT"],
    ["", "UKJENT"],
  ])("with the error body %s has the code %s", async (body, code) => {
    void answerWith(() => new HttpResponse(body, { status: 400 }));
    expect(await failureOf(request({ call, answer }))).toMatchObject({ code, status: 400 });
  });

  test("that never arrives times out", async () => {
    void answerWith(async () => {
      await delay("infinite");
      return HttpResponse.json({});
    });
    const error = await failureOf(request({ call, answer, timeoutMs: 20 }));
    expect(error).toBeInstanceOf(RequestTimeout);
  });

  test("is stopped by the caller's signal, with its reason", async () => {
    void answerWith(async () => {
      await delay("infinite");
      return HttpResponse.json({});
    });
    const controller = new AbortController();
    const failure = failureOf(request({ call, answer, signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ name: "AbortError" });
    expect(reported).not.toHaveBeenCalled();
  });

  test("without a network fails at once with the browser's error", async () => {
    void answerWith(() => HttpResponse.error());
    expect(await failureOf(request({ call, answer }))).toBeInstanceOf(TypeError);
  });
});

describe("What an answer says about the session", () => {
  test.each([
    ["200", () => HttpResponse.json({}, { headers: { "X-Session-Expiry": "600" } })],
    ["204", () => new HttpResponse(null, { status: 204, headers: { "X-Session-Expiry": "600" } })],
    ["500", () => HttpResponse.json({}, { status: 500, headers: { "X-Session-Expiry": "600" } })],
    ["HTML", () => HttpResponse.html("<p>", { headers: { "X-Session-Expiry": "600" } })],
  ])("the expiry counts with %s, from when the request was sent", async (_, make) => {
    let answeredAt = 0;
    void answerWith(async () => {
      answeredAt = Date.now();
      await delay(30);
      return make();
    });
    const before = Date.now();
    await failureOf(request({ call, answer }));
    expect(signalled).toHaveBeenCalledExactlyOnceWith({ type: "expiry", seconds: 600, sentAt: expect.any(Number) });
    const [[signal]] = signalled.mock.calls as [[{ sentAt: number }]];
    expect(signal.sentAt).toBeGreaterThanOrEqual(before);
    expect(signal.sentAt).toBeLessThanOrEqual(answeredAt);
  });

  test("an unreadable expiry changes nothing and is reported once", async () => {
    void answerWith(() => HttpResponse.json({}, { headers: { "X-Session-Expiry": "abc" } }));
    await request({ call, answer });
    expect(signalled).not.toHaveBeenCalled();
    expect(reported).toHaveBeenCalledOnce();
  });

  test("unreadable expiries of twelve answers are reported once (spec: session-9)", async () => {
    void answerWith(() => HttpResponse.json({}, { headers: { "X-Session-Expiry": "abc" } }));
    await Promise.all(Array.from({ length: 12 }, () => request({ call, answer })));
    expect(signalled).not.toHaveBeenCalled();
    expect(reported).toHaveBeenCalledOnce();
  });

  test("a missing expiry changes nothing", async () => {
    void answerWith(() => HttpResponse.json({}));
    await request({ call, answer });
    expect(signalled).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
  });

  test("401 means that the session has ended", async () => {
    void answerWith(() => new HttpResponse(null, { status: 401 }));
    await failureOf(request({ call, answer }));
    expect(signalled).toHaveBeenCalledExactlyOnceWith({ type: "unauthorized", sentAt: expect.any(Number) });
  });

  test("401 of session-status does not: it asks about the session", async () => {
    server.use(http.get("*/auth/session-status", () => new HttpResponse(null, { status: 401 })));
    expect(await failureOf(request({ call: "GET /auth/session-status", answer }))).toBeInstanceOf(HttpError);
    expect(signalled).not.toHaveBeenCalled();
  });
});
