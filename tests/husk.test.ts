import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { answerOf } from "#contract/answerOf.ts";
import { consentMaxAgeSeconds } from "#contract/cookieAttributes.ts";
import { type HuskForm, huskSetCookie } from "#contract/husk.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import { readBuiltReleases } from "#scripts/deploy/BuiltRelease.ts";
import { answerAtEdge } from "#scripts/deploy/edge/answerAtEdge.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { askHusk } from "#tests/support/addresses/askHusk.ts";
import { compareHusk } from "#tests/support/addresses/huskCases.ts";
import { DeployTarget } from "#tests/support/deploy/DeployTarget.ts";
import { MemoryStore } from "#tests/support/deploy/MemoryStore.ts";
import { writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import { inLanguages, withValues } from "#tests/support/stampInput.ts";
import { browserCookieJar } from "#widgets/cookie-consent/cookieJar.ts";
import { type ConsentRecord, formatConsentRecord } from "#widgets/cookie-consent/consentRecord.ts";

const host = "forsikring.alfa.example";
const cookieName = "alfa-cookie-consent-v3";
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "portal-husk-"));
  await writeMadeUpReleases(dist, ["alfa"], (input) => {
    const changed = withValues(input, ({ tenant }) => ({
      tenant: { ...tenant, cookieConsent: { cookieName, coding: "coded", required: ["functional", "statistics"] } },
    }));
    return inLanguages(changed, "nn");
  });
});
afterAll(() => rm(dist, { recursive: true }));

/** Path and query of an address. */
function partsOf(address: string) {
  const [path = "", query = ""] = address.split("?");
  return { path, query };
}

const headers = async () =>
  (JSON.parse(await readFile(join(dist, "alfa", headersFile), "utf8")) as BrandHeaders).Production;

// nginx is asked the same in tests/e2e/nginx/husk.journey.ts.
describe("Every server sets the cookie of a choice again, and no other (spec: consent-29, languages-42)", () => {
  test("the function of the contract", async () => {
    const sent = await headers();
    const { seen, expected } = await compareHusk({ host }, async ({ method, path, headers: asked }) => {
      const { Cookie: cookie, Origin: origin, "Sec-Fetch-Site": fetchSite } = asked;
      const answer = answerOf({ method, ...partsOf(path), host, cookie, origin, fetchSite }, sent);
      if (!("text" in answer)) throw new Error("It is an answer without a file.");
      const { "Set-Cookie": set } = answer.headers;
      return { status: answer.status, cookies: set === undefined ? [] : [set] };
    });
    expect(seen).toEqual(expected);
  });

  test("the function at the edge, over HTTPS", async () => {
    const store = new MemoryStore();
    const target = await DeployTarget.open(store);
    const read = async (key: string) => {
      const stored = await store.get(key);
      return stored && (JSON.parse(new TextDecoder().decode(stored.bytes)) as unknown);
    };
    try {
      await target.deploy(await readBuiltReleases(dist));
      for (const asked of [host, `${host}.`, host.toUpperCase()]) {
        const where = { host, end: "; secure" };
        const { seen, expected } = await compareHusk(where, async ({ method, path, headers: sent }) => {
          const { Cookie: cookie, Origin: origin, "Sec-Fetch-Site": fetchSite } = sent;
          const request = { method, ...partsOf(path), host: asked, cookie, origin, fetchSite, isSecure: true };
          const answer = await answerAtEdge(request, { read, random: () => 0 });
          const { "Set-Cookie": set } = answer.headers;
          return { status: answer.status, cookies: set === undefined ? [] : [set] };
        });
        expect(seen).toEqual(expected);
      }
    } finally {
      await target.close();
    }
  });

  test("npm start", async () => {
    const server = await startPortalServer({ port: 0, dist, apps: [] });
    try {
      const { seen, expected } = await compareHusk({ host }, (asked) => askHusk(server.port, asked));
      expect(seen).toEqual(expected);
    } finally {
      await server.close();
    }
  });
});

describe("What is set again", () => {
  const choices = ["accepted", "denied", null] as const;
  const records = choices.flatMap((functional) =>
    choices.flatMap((statistics) => choices.map((marketing): ConsentRecord => ({ functional, statistics, marketing }))),
  );

  test.each(["named", "coded"] as const)("is every %s consent, letter by letter as the page has written it", (form) => {
    vi.stubGlobal("window", { location: { pathname: "/privat/forsikring/oversikt/" } });
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const [isSecure, domain] of [
      [true, "bank.example"],
      [false, undefined],
    ] as const)
      for (const record of records) {
        const page = { cookie: "" };
        const value = formatConsentRecord(record, form);
        const path = "/privat/forsikring";
        browserCookieJar(page, isSecure).keep({
          name: cookieName,
          value,
          path,
          domain,
          maxAgeSeconds: consentMaxAgeSeconds,
        });
        const wanted = { name: cookieName, form: form satisfies HuskForm, ...(domain !== undefined && { domain }) };
        expect(huskSetCookie([wanted], { cookie: `${cookieName}=${value}`, isSecure })).toBe(page.cookie);
      }
  });

  test("is named by the headers of a release; one of before has no such address", async () => {
    const sent = await headers();
    expect(sent.husk).toEqual({
      samtykke: { name: cookieName, form: "coded" },
      sprak: { name: "portal-language", form: "language" },
    });
    const { husk: _, ...before } = sent;
    for (const query of ["", "sprak"]) {
      const path = "/privat/forsikring/oversikt/husk";
      const asked = {
        path,
        query,
        host,
        origin: `https://${host}`,
        cookie: `${cookieName}={"F":"denied","S":"denied","M":null}`,
      };
      expect(answerOf({ ...asked, method: "POST" }, before)).toMatchObject({ status: 405 });
      expect(answerOf({ ...asked, method: "GET" }, before)).toMatchObject({ status: 404 });
    }
  });

  test("a brand with one language has that address for its consent alone", async () => {
    const { husk = {}, ...sent } = await headers();
    const { sprak: _, ...samtykke } = husk;
    const asked = { method: "POST", path: "/privat/forsikring/oversikt/husk", host, origin: `https://${host}` };
    const answer = (query: string) => answerOf({ ...asked, query, cookie: "" }, { ...sent, husk: samtykke });
    expect([answer(""), answer("sprak")]).toMatchObject([{ status: 204 }, { status: 405 }]);
  });
});
