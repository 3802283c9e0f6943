import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { callNames } from "#contract/callNames.ts";
import type { Fault } from "#scripts/simulator/world/fault.ts";
import { allCustomers } from "#scripts/simulator/world/customers/allCustomers.ts";
import { foreignOrigin } from "../findHeaderDeviations.ts";
import { startTestServer } from "#tests/support/testServer.ts";
import { runTrials, type TrialResult } from "./runTrials.ts";

const server = startTestServer();

interface Setting {
  readonly customer?: string;
  readonly isWriting?: boolean;
  readonly faults?: readonly Fault[];
}

/** Logs a customer in, and compares the simulator with the description of the API. */
async function tryAs({ customer = "mange", isWriting = true, faults = [] }: Setting) {
  const browser = server.open("nord");
  await browser.get(`/simulator/logg-inn?kunde=${customer}`);
  await browser.send("PUT", "/simulator/control", { faults });
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const results = await runTrials({ address: server.address(), cookies, isWriting });
  return { browser, results };
}

const named = (results: readonly TrialResult[], status: TrialResult["status"]) =>
  results
    .filter((result) => result.status === status)
    .map(({ call, situation, remarks }) => [call, situation, ...remarks]);

describe("npm run contract", () => {
  /** Customers whose data is unusual, or whose systems are down. */
  const unusual = ["rare-data", "delvis-nede", "partner-nede"];

  test.each(allCustomers.map(({ id }) => id).filter((id) => !unusual.includes(id)))(
    "the simulator's answers to the customer %s fit the description of the API",
    async (customer) => {
      const { results } = await tryAs({ customer });
      expect(named(results, "differs")).toEqual([]);
    },
  );

  test("every trial can be made, for a customer of the damage systems or of the life systems", async () => {
    const { results } = await tryAs({ customer: "mange" });
    const { results: life } = await tryAs({ customer: "liv" });
    const isMade = ({ status }: TrialResult, at: number) => status === "fits" || life[at]?.status === "fits";
    expect(results.filter((result, at) => !isMade(result, at))).toEqual([]);
    expect(new Set(results.map(({ call }) => call))).toEqual(new Set([...callNames, "GET /finnes-ikke"]));
  });

  test("a field that does not fit is reported with its place", async () => {
    const { results } = await tryAs({ customer: "rare-data" });
    const places = named(results, "differs").flat().join("\n");
    // 4 is "1234.5" and 5 is "etter avtale".
    expect(places).toContain("avtaler.4.monthlyPrice: ");
    expect(places).toContain("avtaler.5.monthlyPrice: ");
    expect(places).toContain("tilbud.0.expirationDate: ");
  });

  test.each<[string, Fault, string]>([
    ["a status", { call: "GET /oversikt/aksepttilbud", status: 500 }, "The status is 500. Expected: 200."],
    ["HTML", { call: "GET /oversikt/aksepttilbud", kind: "html" }, "The body is not JSON"],
    ["a broken connection", { call: "GET /oversikt/aksepttilbud", kind: "abort" }, "There is no answer: "],
    [
      "fields that are null",
      { call: "GET /oversikt/aksepttilbud", kind: "nullFields" },
      "count: must be integer, and is null.",
    ],
    [
      "an answer that a browser may keep",
      { call: "GET /oversikt/aksepttilbud", headers: { "Cache-Control": "private, max-age=60" } },
      "Expected: no-store",
    ],
    [
      "an answer whose type is guessed",
      { call: "GET /oversikt/aksepttilbud", headers: { "X-Content-Type-Options": "off" } },
      "Expected: nosniff",
    ],
    [
      "a cookie that every script can read",
      { call: "GET /oversikt/aksepttilbud", headers: { "Set-Cookie": "sid=1; Secure; SameSite=Lax" } },
      "The cookie sid has no HttpOnly",
    ],
    [
      "every origin allowed, with cookies",
      {
        call: "GET /oversikt/aksepttilbud",
        headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Credentials": "true" },
      },
      "Access-Control-Allow-Origin is *",
    ],
    [
      "a day that does not exist",
      {
        call: "GET /avtaleoversikt/avtaler",
        status: 200,
        body: { avtaler: [{ endDate: "2026-02-30" }], systemSourceError: false },
      },
      'avtaler.0.endDate: must be a day that exists, and is "2026-02-30".',
    ],
    [
      "a negative amount",
      {
        call: "GET /avtaleoversikt/avtaler",
        status: 200,
        body: { avtaler: [{ monthlyPrice: -1 }], systemSourceError: false },
      },
      "avtaler.0.monthlyPrice: ",
    ],
    ["an answer to a writing call", { call: "POST /samtykke/reservasjon", status: 200, body: {} }, "Expected: 204."],
  ])("%s is found, and nothing else", async (_, fault, remark) => {
    const { results } = await tryAs({ faults: [fault] });
    const found = named(results, "differs");
    expect(new Set(found.map(([call]) => call))).toEqual(new Set([fault.call]));
    expect(found.flat().join("\n")).toContain(remark);
  });

  test.each(["GET", "OPTIONS"])("a back end that allows every origin is found by %s", async (method) => {
    const backEnd = createServer(({ method: asked, headers }, response) => {
      const origin = headers.origin ?? "";
      if (asked === method) response.setHeader("Access-Control-Allow-Origin", origin);
      response.writeHead(asked === "OPTIONS" ? 204 : 403).end();
    });
    await new Promise<void>((resolve) => backEnd.listen(0, "127.0.0.1", resolve));
    try {
      const address = new URL(`http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`);
      const results = await runTrials({ address, cookies: undefined, isWriting: false });
      const remark = `Access-Control-Allow-Origin is ${foreignOrigin}, the origin that the request named: so any page is allowed.`;
      const found = results.filter(({ remarks }) => remarks.includes(remark));
      expect(found.map(({ situation }) => situation)).toEqual([
        method === "GET" ? "for a page of another origin" : "asked by a browser for a page of another origin",
      ]);
    } finally {
      backEnd.close();
    }
  });

  test("a field that is not described is named, and the answer fits all the same", async () => {
    const body = { count: 1, antal: 2, liste: [{ a: 1 }] };
    const { results } = await tryAs({ faults: [{ call: "GET /oversikt/aksepttilbud", status: 200, body }] });
    expect(named(results, "differs")).toEqual([]);
    const remarks = named(results, "fits").flatMap(([, , ...found]) => found);
    expect(remarks).toEqual(["Not in the description: antal, liste. Is a name misspelt?"]);
  });

  test("without --write no call reaches the customer that writes, and the session lives on", async () => {
    const { browser, results } = await tryAs({ isWriting: false });
    expect(named(results, "differs")).toEqual([]);
    const skipped = named(results, "not tried");
    expect(skipped.every(([, , reason]) => reason === "It writes. Add --write to try it.")).toBe(true);
    expect(skipped).toHaveLength(10);
    const log = (await browser.get("/simulator/control/requests")).json as readonly { method: string; path: string }[];
    expect(log.filter(({ method }) => method !== "GET").map(({ path }) => path.replace(/^.*forsikring/, ""))).toEqual([
      "/auth/extend-session",
      "/auth/extend-session",
      "/jumpsst/",
    ]);
    expect((await browser.get("/simulator/control")).json).toMatchObject({ session: { kunde: "mange" } });
  });

  test("without a session only the calls that need none are tried", async () => {
    const results = await runTrials({ address: server.address(), cookies: undefined, isWriting: true });
    expect(named(results, "differs")).toEqual([]);
    expect(
      results.filter(({ status }) => status === "fits").every(({ situation }) => !situation.startsWith("with ")),
    ).toBe(true);
    expect(named(results, "not tried").map((row) => row.at(-1))).toContain("It needs the cookies of a session.");
  });

  test("the cookie of a session that has ended is reported as such", async () => {
    const results = await runTrials({ address: server.address(), cookies: "sim-session=gammel", isWriting: false });
    expect(named(results, "differs").flat()).toContain(
      "There is no kfpSessionId: the session of the given cookie has ended, or it is another cookie.",
    );
  });

  test("a back end that cannot be reached is a difference in every trial", async () => {
    const nowhere = new URL("http://127.0.0.1:9");
    const results = await runTrials({ address: nowhere, cookies: undefined, isWriting: false });
    expect(named(results, "fits")).toEqual([]);
    expect(named(results, "differs").flat().join()).toContain("There is no answer: ");
  });
});
