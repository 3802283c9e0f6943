import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noticesAddress } from "#contract/noticesAddress.ts";
import { forgetReports, showReportsInConsole, takeReports } from "#core/errorReporting/report.ts";
import { driftsmeldingerQuery, keptDriftsmeldinger } from "./driftsmeldinger.ts";

const notice = {
  id: "natt",
  severity: "info",
  text: { nb: "I natt" },
  from: "2026-11-29T20:00:00Z",
  until: "2026-11-30T06:00:00Z",
};
const file = JSON.stringify({ notices: [notice], closed: [] });
const fetched = vi.fn<() => Promise<Response>>();
const answer = (body: BodyInit | null, init?: ResponseInit) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(body, init)));
let reported: unknown[];
let client: QueryClient;
const ask = () => client.fetchQuery({ ...driftsmeldingerQuery(1000), staleTime: 0 });

beforeEach(() => {
  client = new QueryClient();
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  forgetReports();
  showReportsInConsole(false);
  reported = [];
  takeReports(({ error }) => reported.push(error));
});
afterEach(() => vi.unstubAllGlobals());

describe("The last file that was read (spec: notices-1)", () => {
  test("is there at the next load, with the server's clock", async () => {
    answer(file, { headers: { Date: new Date(Date.now() + 3_600_000).toUTCString() } });
    await ask();
    const kept = keptDriftsmeldinger();
    expect(kept?.notices).toEqual([notice]);
    expect(kept?.aheadMs).toBeGreaterThan(3_590_000);
  });

  test.each([
    ["is gone", null, 404],
    ["is empty", '{"notices": [], "closed": []}', 200],
  ])("is forgotten when the file %s", async (_, body, status) => {
    answer(file);
    await ask();
    answer(body, { status });
    expect(await ask()).toMatchObject({ notices: [], closed: [] });
    expect(keptDriftsmeldinger()).toBeUndefined();
    expect(reported).toEqual([]);
  });

  test.each([
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["fails", () => Promise.resolve(new Response("", { status: 503 }))],
  ])("holds while the server %s", async (_, failure) => {
    answer(file);
    await ask();
    fetched.mockImplementation(failure);
    expect((await ask()).notices).toEqual([notice]);
    expect(reported).toEqual([]);
  });

  test.each(["", "{", "null", '{"text": 1}', JSON.stringify({ text: "<p>", aheadMs: 0 })])(
    "is none where the tab has %j",
    (text) => {
      window.sessionStorage.setItem("portal-notices", text);
      expect(keptDriftsmeldinger()).toBeUndefined();
    },
  );
});

describe("The answer (spec: notices-3, notices-4)", () => {
  test("is the one that the boot script has asked for, and the next is asked for", async () => {
    window.portalEarlyCalls = {
      [noticesAddress]: { sentAt: Date.now(), response: Promise.resolve(new Response(file)) },
    };
    answer('{"notices": [], "closed": []}');
    expect((await ask()).notices).toEqual([notice]);
    expect(fetched).not.toHaveBeenCalled();
    expect((await ask()).notices).toEqual([]);
  });

  test("says what time it is, also from a cache that has kept it for a while", async () => {
    const kept = new Date(Date.now() - 600_000).toUTCString();
    answer(file, { headers: { Date: kept, Age: "600" } });
    expect(Math.abs((await ask()).aheadMs)).toBeLessThan(30_000);
  });

  test("that does not end is given up after what a file may have, and reported", async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(10_000).fill(32)),
    });
    answer(endless);
    expect((await ask()).notices).toEqual([]);
    expect(reported).toHaveLength(1);
  });
});
