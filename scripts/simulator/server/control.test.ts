import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { apiBase } from "#contract/callNames.ts";
import { noticesAddress } from "#contract/noticesAddress.ts";
import type { LoggedRequest } from "../world/logRequest.ts";
import type { TestBrowser } from "#tests/support/TestBrowser.ts";
import { startTestServer } from "#tests/support/testServer.ts";

const server = startTestServer();
let browser: TestBrowser;

beforeEach(() => {
  browser = server.open("nord");
});

const api = (path: string) => apiBase + path;

describe("/simulator/control", () => {
  const call = "GET /skadekunde/hent";

  test("GET answers with the state", async () => {
    await browser.get("/simulator/logg-inn?kunde=mange&sekunder=300");
    expect((await browser.get("/simulator/control")).json).toEqual({
      faults: [],
      latencyMs: 0,
      sessionSeconds: 300,
      session: { kunde: "mange", vei: "direkte", expiresInSeconds: 300 },
    });
  });

  test.each(["PUT", "POST"])("%s sets faults; the next request replaces them", async (method) => {
    await browser.get("/simulator/logg-inn");
    await browser.send(method, "/simulator/control", { faults: [{ call, status: 500 }] });
    await browser.send(method, "/simulator/control", { faults: [{ call, status: 503, times: 1 }] });
    expect((await browser.get(api("/skadekunde/hent"))).status).toBe(503);
    expect((await browser.get(api("/skadekunde/hent"))).status).toBe(200);
  });

  test("sessions can expire, last longer, and be reset", async () => {
    await browser.get("/simulator/logg-inn");
    await browser.send("PUT", "/simulator/control", { expiresInSeconds: 12 });
    expect((await browser.get(api("/auth/session-status"))).headers.get("X-Session-Expiry")).toBe("12");
    await browser.send("PUT", "/simulator/control", { sessionSeconds: 900 });
    const extended = await browser.send("POST", api("/auth/extend-session"), {});
    expect(extended.headers.get("X-Session-Expiry")).toBe("900");
    await browser.send("PUT", "/simulator/control", { expiresInSeconds: 0 });
    expect((await browser.get(api("/skadekunde/hent"))).status).toBe(401);
    await browser.send("PUT", "/simulator/control", { reset: true });
    expect((await browser.get("/simulator/control")).json).toMatchObject({ session: null, sessionSeconds: 1800 });
  });

  test("a browser gets the notices that it has asked to try, and no other does", async () => {
    const file = { notices: [], closed: [{ part: "kjop" }] };
    await browser.send("PUT", "/simulator/control", { notices: file });
    expect((await browser.get(noticesAddress)).json).toEqual(file);
    // Without any, the host has its own.
    expect((await server.open("nord").get(noticesAddress)).status).toBe(404);
    await browser.send("PUT", "/simulator/control", { notices: "<!doctype html>" });
    expect((await browser.get(noticesAddress)).text).toBe("<!doctype html>");
    await browser.get("/simulator/logg-inn?melding=outage");
    expect((await browser.get(noticesAddress)).json).toMatchObject({ notices: [{ severity: "outage" }] });
    await browser.send("PUT", "/simulator/control", { notices: null });
    expect((await browser.get(noticesAddress)).status).toBe(404);
    await browser.send("PUT", "/simulator/control", { notices: "kjop" });
    expect((await browser.get(noticesAddress)).json).toMatchObject({ closed: [{ part: "kjop" }] });
  });

  test("latency delays every answer", async () => {
    await browser.send("PUT", "/simulator/control", { latencyMs: 60 });
    // The shorter timer began first, so it ends first on any machine.
    const shorter = setTimeout(30);
    const answer = browser.get(api("/auth/session-status"));
    expect(await Promise.race([answer, shorter])).toBeUndefined();
    expect(await answer).toBeDefined();
  });

  test.each([
    [{ fault: [] }, /Unknown setting \\"fault\\"/],
    [{ faults: [{ call: "GET /x" }] }, /must be one of/],
    [{ faults: {} }, /must be a list/],
    [{ latencyMs: -1 }, /whole number/],
  ])("%o answers 400 with a reason", async (body, reason) => {
    const answer = await browser.send("PUT", "/simulator/control", body);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(reason);
  });

  test("the log has method, path, call, headers, body and status; it can be emptied", async () => {
    await browser.get("/simulator/logg-inn");
    await browser.send("POST", api("/samtykke/reservasjon?x=1"), { harReservasjon: true });
    const { json } = await browser.get("/simulator/control/requests");
    expect(json).toMatchObject([
      {
        method: "POST",
        path: api("/samtykke/reservasjon?x=1"),
        call: "POST /samtykke/reservasjon",
        headers: { "x-requested-by": "kfp", "x-xsrf-token": browser.cookies.get("XSRF-TOKEN") },
        body: { harReservasjon: true },
        status: 204,
      },
    ]);
    expect((await browser.send("DELETE", "/simulator/control/requests")).json).toEqual([]);
  });
});

describe("Faults on the wire", () => {
  const setFault = (kind: string) =>
    browser.send("PUT", "/simulator/control", { faults: [{ call: "GET /skadekunde/hent", kind, times: 1 }] });

  test("abort breaks the connection, and the next call is answered", async () => {
    await browser.get("/simulator/logg-inn");
    await setFault("abort");
    await expect(browser.get(api("/skadekunde/hent"))).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect((await browser.get(api("/skadekunde/hent"))).status).toBe(200);
  });

  test("hang gives no answer; clearing the faults breaks the connection", async () => {
    await browser.get("/simulator/logg-inn");
    await setFault("hang");
    const answer = browser.get(api("/skadekunde/hent")).then(
      () => "answered",
      () => "broken",
    );
    const log = async () => (await browser.get("/simulator/control/requests")).json as readonly LoggedRequest[];
    await expect.poll(log).toHaveLength(1);
    expect((await log())[0]?.status).toBeUndefined();
    await browser.send("PUT", "/simulator/control", { faults: [] });
    expect(await answer).toBe("broken");
  });

  test("truncated sends the first half of the JSON", async () => {
    await browser.get("/simulator/logg-inn");
    await setFault("truncated");
    const answer = await browser.get(api("/skadekunde/hent"));
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/^\{"niceKundenummer":"7000001"/);
    expect(answer.json).toBeUndefined();
  });
});
