import { describe, expect, test } from "vitest";
import type { CallName } from "#contract/callNames.ts";
import { findDeviations } from "./findDeviations.ts";

const json = { "Content-Type": "application/json", "X-Session-Expiry": "1800" };
const ok = { statuses: [200], hasSession: true };

function deviations(call: CallName | undefined, body: unknown, headers: Record<string, string> = json, status = 200) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return findDeviations(call, { status, headers: new Headers(headers), text }, { ...ok, statuses: [status] });
}

describe("An answer is compared with the description of its call", () => {
  test("an answer that fits has no deviations, also with fields that are not described", () => {
    expect(deviations("GET /oversikt/helseerklaering", { count: 2, extra: true })).toEqual([]);
  });

  test.each([
    ["another status", { ...ok, statuses: [401] }, "The status is 200. Expected: 401."],
    [
      "no end of the session",
      { ...ok, headers: { "Content-Type": "application/json" } },
      "The header X-Session-Expiry is missing.",
    ],
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
    ["GET /oversikt/helseerklaering", { count: "2" }, 'count: Invalid type: Expected number but received "2".'],
    ["GET /oversikt/helseerklaering", {}, 'count: Invalid key: Expected "count" but received undefined.'],
    ["GET /oversikt/helseerklaering", "<html>", "The body is not JSON"],
    ["GET /oversikt/helseerklaering", "null", "The body: Invalid type: Expected Object but received null."],
    [
      "GET /avtaleoversikt/avtaler",
      { avtaler: [{ endDate: "i morgen" }], systemSourceError: false },
      "avtaler.0.endDate: ",
    ],
    ["GET /adresse/postnummer", { postnummerList: [{ kode: "150", navn: "Oslo" }] }, "postnummerList.0.kode: "],
  ])("%s: %j", (call, body, deviation) => {
    const found = deviations(call, body);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(deviation);
  });

  test("a long list of deviations is shortened, and says so", () => {
    const avtaler = Array.from({ length: 15 }, () => ({ name: 1 }));
    const found = deviations("GET /avtaleoversikt/avtaler", { avtaler, systemSourceError: false });
    expect(found).toHaveLength(11);
    expect(found.at(-1)).toBe("And 5 more in the body.");
  });

  test("an error has a code, and 204 has no body", () => {
    expect(deviations("GET /skadekunde/hent", { message: "nei" }, json, 401)).toEqual([
      'code: Invalid key: Expected "code" but received undefined.',
    ]);
    expect(deviations("GET /skadekunde/hent", "x", json, 204)).toEqual(["An answer of 204 has no body."]);
    expect(deviations("GET /skadekunde/hent", "", json, 204)).toEqual([]);
  });
});
