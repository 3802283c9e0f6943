import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyCalls, partsOf, addressOfCall } from "#studio/document/addresses/studioCalls.ts";
import { type CompanyBrowser, navigation } from "#studio/test/support/company/CompanyBrowser.ts";
import { CompanyStudio } from "#studio/test/support/company/CompanyStudio.ts";

let studio: CompanyStudio;
let number: number;
let work: string;
let preview: string;
beforeAll(async () => {
  studio = await CompanyStudio.create();
  number = await studio.propose("editor", "Hilsen");
  await studio.change("editor", number, "fjord", "Godt å ha deg her", "Hei");
  work = studio.work(number);
  preview = `1--forslag${number}--fjord.${studio.host}`;
});
afterAll(() => studio.close());

/** The editor's browser, with a key of each host. */
async function keyed(): Promise<CompanyBrowser> {
  const browser = await studio.browser("editor");
  for (const host of [work, preview, studio.work("main")]) await browser.open(`http://${host}/privat/forsikring/`);
  return browser;
}

const writing = companyCalls.filter((call) => !call.startsWith("GET"));

describe("A page of somebody else", () => {
  test.each([
    ["another site", () => ({ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }), 403],
    ["a preview of the proposal", () => ({ Origin: `http://${preview}`, "Sec-Fetch-Site": "same-site" }), 403],
    ["another proposal", () => ({ Origin: `http://forslag99.${studio.host}`, "Sec-Fetch-Site": "same-site" }), 403],
    ["a sandboxed frame", () => ({ Origin: "null", "Sec-Fetch-Site": "cross-site" }), 403],
    ["one that hides its origin", () => ({ Origin: "", "Sec-Fetch-Site": "same-site" }), 403],
    ["a form", () => ({ "Content-Type": "text/plain" }), 415],
    ["a form with parameters", () => ({ "Content-Type": "application/json; charset=utf-8" }), 415],
  ])("%s makes no call at home or at a proposal", async (_, headers, status) => {
    const browser = await keyed();
    for (const host of [studio.host, work])
      for (const call of writing) {
        const path = addressOfCall(call, { number: String(number), id: "1" });
        const answer = await studio.send(browser, path, { host, method: partsOf(call)[0], headers: headers() });
        expect([host, call, answer.status]).toEqual([host, call, status]);
      }
    const save = await studio.send(browser, "/api/brands/fjord/save", { host: work, body: {}, headers: headers() });
    expect(save.status).toBe(status);
    expect((await studio.send(browser, "/ut", { body: {}, headers: headers() })).status).toBe(status);
  });

  test("each page says who may frame it: the studio nobody, a preview its own proposal", async () => {
    const browser = await keyed();
    const ancestors = async (address: string) => {
      const { response } = await browser.open(address);
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      return /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? `none said: ${response.status}`;
    };
    for (const address of ["/", "/logg", "/nowhere", "/forslag/999", "/inn/svar", "/studio/assets/main.js"])
      expect([address, await ancestors(`http://${studio.host}${address}`)]).toEqual([address, "'none'"]);
    for (const address of ["/", "/nowhere", "/merke/fjord", "/merke/vidde", "/api/names"])
      expect([address, await ancestors(`http://${work}${address}`)]).toEqual([address, "'none'"]);
    expect(await ancestors(`http://forslag999.${studio.host}/`)).toBe("'none'");
    expect(await ancestors(`http://${preview}/privat/forsikring/oversikt/`)).toBe(`http://${work}`);
    expect(await ancestors(`http://${preview}/galleri/`)).toBe(`http://${work}`);
    expect(await ancestors(`http://1--main--fjord.${studio.host}/privat/forsikring/oversikt/`)).toBe(
      `http://${studio.work("main")}`,
    );
  });

  test("no host lets a page of another one read what it answers, or keeps a worker that answers instead", async () => {
    const browser = await keyed();
    for (const host of [studio.host, work, preview, studio.work("main")])
      for (const path of ["/", "/api/company/me", "/privat/forsikring/oversikt/", "/studio/assets/main.js"]) {
        for (const Origin of [`http://${preview}`, "https://evil.example", "null"]) {
          const answer = await studio.send(browser, path, { host, headers: { Origin, "Sec-Fetch-Site": "same-site" } });
          const allowed = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
          expect([host, path, Origin, allowed]).toEqual([host, path, Origin, []]);
        }
        const asked = await studio.send(browser, path, {
          host,
          method: "OPTIONS",
          headers: { Origin: "https://evil.example" },
        });
        expect(asked.headers.get("Access-Control-Allow-Origin")).toBeNull();
        const worker = await studio.send(browser, path, { host, headers: { "Service-Worker": "script" } });
        expect([host, path, worker.status]).toEqual([host, path, 403]);
      }
  });

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/%09/evil.example",
    "/%2f%2fevil.example/",
    "%2f%2fevil.example/",
    "/%5cevil.example/",
    "\\\\evil.example/",
    "@evil.example",
    "/@evil.example/",
    "data:text/html,<script>alert(1)</script>",
    "https:evil.example",
    "/forslag/../..//evil.example",
    "javascript:alert(1)",
    "http://studio.localhost:8140@evil.example/",
    "http://user@forslag1.studio.localhost:8140/",
    "http://forslag1.studio.localhost:8140.evil.example/",
  ])("%s leads nowhere else", async (til) => {
    const query = new URLSearchParams({ til, for: "0".repeat(64) });
    const browser = await keyed();
    const link = await studio.json<{ address: string }>("editor", `/api/company/proposals/${number}/links`, {
      body: { brand: "fjord", days: 1 },
    });
    const visited = new URL(link.address);
    expect(visited.searchParams.get("til")).toBe(
      "/studio/inn?kunde=vanlig&vei=nettbank&til=%2Fprivat%2Fforsikring%2Foversikt%2F",
    );
    visited.searchParams.set("til", til);
    for (const address of [
      `http://${studio.host}/inn?${query}`,
      `http://${studio.host}/studio/billett?${query}`,
      `http://${studio.host}/forslag/${encodeURIComponent(til)}`,
      `http://${work}/studio/billett?nr=x&til=${encodeURIComponent(til)}`,
      visited,
    ]) {
      const answer = await browser.send(address, { headers: navigation });
      const to = answer.headers.get("Location");
      const host = to === null ? studio.host : new URL(to, address).host;
      expect([String(address), host.endsWith(studio.host), new URL(to ?? address, address).username]).toEqual([
        String(address),
        true,
        "",
      ]);
    }
  });
});

describe("Keys", () => {
  test("every cookie is of one host, and no script reads it", async () => {
    const browser = await studio.newBrowser("editor");
    const found: string[] = [];
    const note = (answer: Response) => {
      found.push(...answer.headers.getSetCookie());
      return answer.headers.get("Location");
    };
    let at: string | null = `http://${work}/`;
    for (let hops = 0; at !== null && hops < 5; hops += 1) at = note(await browser.send(at, { headers: navigation }));
    note(await browser.send(`http://${studio.host}/inn?konto=velg`, { headers: navigation }));
    note(await studio.send(browser, "/ut", { body: {} }));
    expect(found.length).toBeGreaterThan(3);
    for (const cookie of found) {
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/Domain/i);
      expect(cookie.startsWith("__Host-")).toBe(/; Secure/.test(cookie));
    }
  });
});

describe("Bodies", () => {
  test("one without a length, one that is too long and one that is none is refused unread", async () => {
    const browser = await keyed();
    const path = `/api/company/proposals/${number}/comments`;
    for (const host of [studio.host, work]) {
      const send = (headers: Readonly<Record<string, string>>, body = "{}") =>
        studio.send(browser, path, { host, body, method: "POST", headers });
      expect((await send({ "Content-Length": "1000000" })).status).toBe(413);
      for (const body of ["", "null", "[]", "{", '"text"', '{"text":5}', '{"text":{}}'])
        expect([body, (await send({}, body)).status]).toEqual([body, 400]);
      const url = `http://${host}${path}`;
      const Cookie = [...browser.jar(host)].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { Host: host, Cookie, Origin: `http://${host}`, "Content-Type": "application/json" };
      const endless = await studio.company.app.request(url, { method: "POST", headers, body: "{}" }, {});
      expect(endless.status).toBe(411);
    }
  });

  test("a preview reads a body of unknown length up to a limit", async () => {
    const browser = await keyed();
    const Cookie = [...browser.jar(preview)].map(([name, value]) => `${name}=${value}`).join("; ");
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 100_000;
        if (sent > 50_000_000) controller.close();
        else controller.enqueue(new Uint8Array(100_000));
      },
    });
    const options = { method: "POST", headers: { Host: preview, Cookie }, body: endless, duplex: "half" };
    const answer = await studio.company.app.request(`http://${preview}/privat/forsikring/api/x`, options, {});
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(3_000_000);
  });

  test("answers are not kept", async () => {
    for (const path of ["/api/company/me", "/api/company/proposals", "/"])
      expect([path, (await studio.ask("editor", path)).headers.get("Cache-Control")]).toEqual([path, "no-store"]);
  });

  test("refused calls of one person fill the log up to a limit", async () => {
    const before = studio.company.log.read(1000).length;
    for (let turn = 0; turn < 80; turn += 1) await studio.ask("reader", "/api/company/log");
    const rows = studio.company.log.read(1000).length - before;
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(80);
  });
});
