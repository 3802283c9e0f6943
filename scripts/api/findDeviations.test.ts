import { describe, expect, test } from "vitest";
import type { CallName } from "#contract/callNames.ts";
import { findDeviations } from "./findDeviations.ts";
import { findOriginDeviations, foreignOrigin } from "./findHeaderDeviations.ts";

const json = {
  "Content-Type": "application/json",
  "X-Session-Expiry": "1800",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};
const { "X-Session-Expiry": _, ...withoutExpiry } = json;
const ok = { statuses: [200], hasSession: true };

function deviations(call: CallName | undefined, body: unknown, headers: Record<string, string> = json, status = 200) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return findDeviations(call, { status, headers: new Headers(headers), text }, { ...ok, statuses: [status] });
}

describe("An answer is compared with the description of its call (spec: http-45)", () => {
  test("an answer that fits has no deviations, also with fields that are not described", () => {
    expect(deviations("GET /oversikt/helseerklaering", { count: 2, extra: true })).toEqual([]);
  });

  test.each([
    ["another status", { ...ok, statuses: [401] }, "The status is 200. Expected: 401."],
    ["no end of the session", { ...ok, headers: withoutExpiry }, "The header X-Session-Expiry is missing."],
    [
      "an end of the session in parts of a second",
      { ...ok, headers: { ...json, "X-Session-Expiry": "1.5" } },
      'The header X-Session-Expiry is "1.5". Expected: whole seconds.',
    ],
    [
      "another content type",
      { ...ok, headers: { ...json, "Content-Type": "text/html" } },
      "The content type is text/html. Expected: application/json.",
    ],
  ])("%s", (_, { headers = json, ...expected }: { headers?: Record<string, string> } & typeof ok, deviation) => {
    const answer = { status: 200, headers: new Headers(headers), text: '{"count":2}' };
    expect(findDeviations("GET /oversikt/helseerklaering", answer, expected)).toEqual([deviation]);
  });

  test.each<[CallName, unknown, string]>([
    ["GET /oversikt/helseerklaering", { count: "2" }, 'count: must be integer, and is "2".'],
    ["GET /oversikt/helseerklaering", {}, "count: is missing."],
    ["GET /oversikt/helseerklaering", "<html>", "The body is not JSON"],
    ["GET /oversikt/helseerklaering", "null", "The body: must be object, and is null."],
    [
      "GET /avtaleoversikt/avtaler",
      { avtaler: [{ endDate: "i morgen" }], systemSourceError: false },
      "avtaler.0.endDate: ",
    ],
    ...["2026-02-30", "2027-02-29", "2026-04-31"].map((endDate): [CallName, unknown, string] => [
      "GET /avtaleoversikt/avtaler",
      { avtaler: [{ endDate }], systemSourceError: false },
      `avtaler.0.endDate: must be a day that exists, and is "${endDate}".`,
    ]),
    [
      "GET /avtaleoversikt/tilbud",
      { tilbud: [{ expirationDate: "2026-02-30" }], systemSourceError: false },
      "tilbud.0.expirationDate: must be a day that exists",
    ],
    [
      "GET /avtaleoversikt/avtaler",
      { avtaler: [{ monthlyPrice: -219.5 }], systemSourceError: false },
      "avtaler.0.monthlyPrice: must be >= 0, and is -219.5.",
    ],
    ["GET /avtaleoversikt/avtaler", { avtaler: [], yearlySum: -1, systemSourceError: false }, "yearlySum: "],
    [
      "GET /avtaleoversikt/tilbud",
      { tilbud: [{ detaljer: { tfaMonthly: -1 } }], systemSourceError: false },
      "tilbud.0.detaljer.tfaMonthly: ",
    ],
    [
      "GET /avtaleoversikt/tilbud",
      { tilbud: [{ pakkeTilbud: [{ yearlyPrice: -1 }] }], systemSourceError: false },
      "tilbud.0.pakkeTilbud.0.yearlyPrice: ",
    ],
    ["GET /auth/login", { loginUrl: "/logg-inn" }, 'loginUrl: must be an address, and is "/logg-inn".'],
    [
      "GET /skadekunde/hent",
      { samtykker: { marketingConsent: "JA" } },
      'samtykker.marketingConsent: must be one of AUTHORIZED, NOT_AUTHORIZED, and is "JA".',
    ],
    ["GET /skadekunde/hent", { kontaktInformasjon: [] }, "kontaktInformasjon: must be object, and is a list."],
    ["GET /auth/client-context", { loginContext: {} }, "loginContext: must be string, and is an object."],
    ["GET /adresse/postnummer", { postnummerList: [{ kode: "150", navn: "Oslo" }] }, "postnummerList.0.kode: "],
  ])("%s: %j", (call, body, deviation) => {
    const found = deviations(call, body);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(deviation);
  });

  test("a leap day is a day, a day long ago too, and an amount of 0 an amount", () => {
    const avtaler = [{ endDate: "2028-02-29", monthlyPrice: 0 }, { endDate: "1968-02-29" }];
    expect(deviations("GET /avtaleoversikt/avtaler", { avtaler, systemSourceError: false })).toEqual([]);
  });

  test("a long list of deviations is shortened, and says so", () => {
    const avtaler = Array.from({ length: 15 }, () => ({ name: 1 }));
    const found = deviations("GET /avtaleoversikt/avtaler", { avtaler, systemSourceError: false });
    expect(found).toHaveLength(11);
    expect(found.at(-1)).toBe("And 5 more in the body.");
  });

  test("an error has a code, and 204 has no body", () => {
    expect(deviations("GET /skadekunde/hent", { message: "nei" }, json, 401)).toEqual(["code: is missing."]);
    expect(deviations("GET /skadekunde/hent", "x", json, 204)).toEqual(["An answer of 204 has no body."]);
    expect(deviations("GET /skadekunde/hent", "", json, 204)).toEqual([]);
  });
});

describe("Headers that keep an answer with its customer (spec: http-46)", () => {
  const count = { count: 2 };
  const judge = (headers: Record<string, string>, hasSession = true) =>
    findDeviations(
      "GET /oversikt/helseerklaering",
      { status: 200, headers: new Headers({ ...json, ...headers }), text: JSON.stringify(count) },
      { statuses: [200], hasSession },
    );

  test.each(["no-store", "private, no-store", "No-Store,max-age=0"])("Cache-Control: %s is right", (value) => {
    expect(judge({ "Cache-Control": value })).toEqual([]);
  });

  test.each([
    ["", "The header Cache-Control is missing. Expected: no-store, while a session lasts."],
    ["no-cache", 'The header Cache-Control is "no-cache". Expected: no-store, while a session lasts.'],
    ["no-storehouse", 'The header Cache-Control is "no-storehouse". Expected: no-store, while a session lasts.'],
  ])("Cache-Control: %s is wrong while a session lasts, and right without one", (value, deviation) => {
    expect(judge({ "Cache-Control": value })).toEqual([deviation]);
    expect(judge({ "Cache-Control": value }, false)).toEqual([]);
  });

  test("an answer of 204 is kept by nobody either", () => {
    const headers = new Headers({ "X-Session-Expiry": "1800" });
    const answer = { status: 204, headers, text: "" };
    expect(findDeviations("POST /jumpsst/", answer, { statuses: [204], hasSession: true })).toEqual([
      "The header Cache-Control is missing. Expected: no-store, while a session lasts.",
    ]);
  });

  test.each(["", "sniff"])("X-Content-Type-Options: %j is wrong, with and without a session", (value) => {
    const given = value === "" ? "missing" : `"${value}"`;
    const deviation = `The header X-Content-Type-Options is ${given}. Expected: nosniff.`;
    for (const hasSession of [true, false])
      expect(judge({ "X-Content-Type-Options": value }, hasSession)).toEqual([deviation]);
  });
});

describe("Cookies (spec: http-47)", () => {
  const judge = (...cookies: readonly string[]) => {
    const headers = new Headers(json);
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    return findDeviations(
      "GET /oversikt/helseerklaering",
      { status: 200, headers, text: '{"count":2}' },
      { statuses: [200], hasSession: true },
    );
  };

  test.each([
    "sid=1; Secure; HttpOnly; SameSite=Lax",
    "sid=1; path=/; secure; httponly; samesite=strict",
    "XSRF-TOKEN=1; Path=/; Secure; SameSite=Lax",
    "XSRF-TOKEN=1; Path=/privat; Secure; SameSite=Lax",
  ])("%s is right", (cookie) => {
    expect(judge(cookie)).toEqual([]);
  });

  test.each([
    ["sid=1; Secure; HttpOnly; SameSite=Lax; Max-Age=0", "has ended by its age"],
    ["sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/", "has ended by its date"],
  ])("%s removes a cookie, whatever its attributes: it %s", (cookie) => {
    expect(judge(cookie.replaceAll(/; (?:Secure|HttpOnly|SameSite=Lax)/g, ""))).toEqual([]);
  });

  test.each([
    ["sid=1; HttpOnly; SameSite=Lax", "The cookie sid has no Secure."],
    ["sid=1; Secure; SameSite=Lax", "The cookie sid has no HttpOnly: every script can read it."],
    ["sid=1; Secure; HttpOnly", "The cookie sid has no SameSite. Expected: Lax or Strict."],
    ["sid=1; Secure; HttpOnly; SameSite=None", "The cookie sid has SameSite=None. Expected: Lax or Strict."],
    [
      "XSRF-TOKEN=1; Path=/; Secure; HttpOnly; SameSite=Lax",
      "The cookie XSRF-TOKEN has HttpOnly: the portal cannot read it.",
    ],
    ...["/api", "/priv"].map((path) => [
      `XSRF-TOKEN=1; Path=${path}; Secure; SameSite=Lax`,
      `The cookie XSRF-TOKEN has the path ${path}: the portal below /privat/forsikring/oversikt/ cannot read it.`,
    ]),
    [
      "XSRF-TOKEN=1; Secure; SameSite=Lax",
      "The cookie XSRF-TOKEN has no path: the portal below /privat/forsikring/oversikt/ cannot read it.",
    ],
  ])("%s is wrong", (cookie, deviation) => {
    expect(judge(cookie)).toEqual([deviation]);
  });

  test("each cookie of an answer is judged, and no value is told", () => {
    const found = judge("a=secret1; Secure; HttpOnly", "b=secret2; Secure; HttpOnly; SameSite=None");
    expect(found.map((deviation) => deviation.slice(0, 12))).toEqual(["The cookie a", "The cookie b"]);
    expect(found.join()).not.toContain("secret");
  });
});

describe("Pages of other origins (spec: http-48)", () => {
  const judge = (headers: Record<string, string>) => findOriginDeviations(new Headers(headers));

  test.each<Record<string, string>>([
    {},
    { "Access-Control-Allow-Origin": "*" },
    { "Access-Control-Allow-Origin": "https://www.bank.example", "Access-Control-Allow-Credentials": "true" },
  ])("%j is right", (headers) => {
    expect(judge(headers)).toEqual([]);
  });

  test.each<[Record<string, string>, string]>([
    [
      { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Credentials": "true" },
      "Access-Control-Allow-Origin is * together with Access-Control-Allow-Credentials.",
    ],
    [
      { "Access-Control-Allow-Origin": foreignOrigin },
      `Access-Control-Allow-Origin is ${foreignOrigin}, the origin that the request named: so any page is allowed.`,
    ],
    [
      { "Access-Control-Allow-Origin": "null", "Access-Control-Allow-Credentials": "true" },
      "Access-Control-Allow-Origin is null together with Access-Control-Allow-Credentials: any page can have this origin.",
    ],
  ])("%j is wrong", (headers, deviation) => {
    expect(judge(headers)).toEqual([deviation]);
    const answer = { status: 200, headers: new Headers({ ...json, ...headers }), text: '{"count":2}' };
    expect(findDeviations("GET /oversikt/helseerklaering", answer, ok)).toEqual([deviation]);
  });
});
