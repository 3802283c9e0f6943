import { beforeEach, describe, expect, test } from "vitest";
import { apiBase } from "#contract/callNames.ts";
import type { TestBrowser } from "#tests/support/TestBrowser.ts";
import { startTestServer } from "#tests/support/testServer.ts";

const server = startTestServer();
let browser: TestBrowser;

beforeEach(() => {
  browser = server.open("nord");
});

const api = (path: string) => apiBase + path;

describe("Which paths the simulator answers", () => {
  test.each(["/privat/forsikring/oversikt", "/privat/forsikring/oversikt/tilbud?a=1", "/annet.js", "/simulatoren"])(
    "%s is left to the portal",
    async (path) => expect((await browser.get(path)).text).toBe("portal"),
  );

  test.each([
    ["/simulator/bankid", 200, /test-BankID/],
    ["/privat/forsikring/motor/detaljer/12%2F3", 200, /motor\/detaljer\/12%2F3/],
    ["/simulator/finnes-ikke", 404, /Siden finnes ikke/],
    ["/api/noe-annet", 404, /UKJENT_KALL/],
  ])("%s", async (path, status, text) => {
    const answer = await browser.get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(text);
  });

  test("an icon or a style does not make a visitor: its answer may come after that of a login", async () => {
    expect((await browser.get("/simulator/ikon.svg")).cookies).toEqual([]);
    expect((await browser.get("/simulator/side")).cookies).toEqual([expect.stringMatching(/^sim-/)]);
  });

  test("/ on a brand's host redirects to the portal", async () => {
    expect((await browser.get("/")).location).toBe("/privat/forsikring/oversikt/");
  });
});

describe("Login by a link", () => {
  test("sets the session cookie with HttpOnly and the XSRF cookie without", async () => {
    const { cookies } = await browser.get("/simulator/logg-inn?kunde=vanlig");
    expect(cookies.find((cookie) => cookie.startsWith("sim-session="))).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))).toMatch(/^[^;]+; Path=\/; SameSite=Lax$/);
  });

  test.each([
    ["/privat/forsikring/oversikt/tilbud?a=1#b", "/privat/forsikring/oversikt/tilbud?a=1#b"],
    ["//ond.example/", "/privat/forsikring/oversikt/"],
    ["/\\ond.example", "/privat/forsikring/oversikt/"],
    ["/\t/ond.example", "/privat/forsikring/oversikt/"],
    ["https://ond.example/", "/privat/forsikring/oversikt/"],
    ["javascript:alert(1)", "/privat/forsikring/oversikt/"],
    ["", "/privat/forsikring/oversikt/"],
  ])("til=%j redirects to %s", async (til, location) => {
    const answer = await browser.get(`/simulator/logg-inn?til=${encodeURIComponent(til)}`);
    expect(answer.location).toBe(location);
  });

  test("redirects to the host of the brand", async () => {
    const answer = await server.open("bank").get("/simulator/logg-inn?merke=nord&kunde=mange");
    expect(answer.location).toBe(`http://nord.localhost:${server.port()}/simulator/logg-inn?merke=nord&kunde=mange`);
  });

  test.each([
    ["kunde=ukjent", /Ukjent kunde/],
    ["vei=luke", /Ukjent vei inn/],
    ["sekunder=-1", /Ugyldig tall/],
    ["merke=ukjent", /Hvilket merke/],
  ])("%s is refused", async (query, text) => {
    const answer = await browser.get(`/simulator/logg-inn?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(text);
  });

  test("a brand without direct login sends customers to the bank", async () => {
    const bank = server.open("bank");
    expect((await bank.get("/simulator/logg-inn?vei=direkte")).text).toMatch(/Kommer alltid fra banken/);
    await bank.get("/simulator/logg-inn");
    expect((await bank.get(api("/auth/client-context"))).json).toMatchObject({ loginContext: "NETTBANK" });
  });

  test("every cookie has Secure where the browser came by HTTPS", async () => {
    const byHttps = { "X-Forwarded-Proto": "https" };
    const path = "/simulator/logg-inn?kunde=vanlig&vei=mobilbank";
    const { cookies } = await server.open("nord").send("GET", path, undefined, byHttps);
    expect(cookies.map((cookie) => [cookie.split("=")[0], /; Secure(?:;|$)/.test(cookie)])).toEqual(
      expect.arrayContaining(
        ["sim-visitor", "sim-session", "XSRF-TOKEN", "isMobilbankApp"].map((name) => [name, true]),
      ),
    );
  });

  test("the mobile bank sets the app cookie, another entry channel deletes it", async () => {
    await browser.get("/simulator/logg-inn?vei=mobilbank");
    expect(browser.cookies.get("isMobilbankApp")).toBe("true");
    await browser.get("/simulator/logg-inn?vei=nettbank");
    expect(browser.cookies.has("isMobilbankApp")).toBe(false);
  });
});

describe("Sessions over HTTP", () => {
  test("expire after the requested time, by the server's clock", async () => {
    await browser.get("/simulator/logg-inn?sekunder=70");
    expect((await browser.get(api("/auth/session-status"))).headers.get("X-Session-Expiry")).toBe("70");
    server.advance(69);
    expect((await browser.get(api("/auth/session-status"))).headers.get("X-Session-Expiry")).toBe("1");
    server.advance(1);
    expect((await browser.get(api("/auth/session-status"))).json).toEqual({});
    expect((await browser.get(api("/skadekunde/hent"))).status).toBe(401);
  });

  test("need the session cookie", async () => {
    await browser.get("/simulator/logg-inn");
    browser.cookies.delete("sim-session");
    expect((await browser.get(api("/skadekunde/hent"))).status).toBe(401);
  });

  test("need the XSRF cookie's value in the header of a write", async () => {
    await browser.get("/simulator/logg-inn");
    expect((await browser.send("POST", api("/jumpsst/"), {}, { "X-XSRF-TOKEN": "feil" })).status).toBe(403);
    expect((await browser.send("POST", api("/jumpsst/"), {})).status).toBe(200);
  });

  test("have login and logout URLs on the host of the request", async () => {
    expect((await browser.get(api("/auth/login"))).json).toEqual({
      loginUrl: `http://nord.localhost:${server.port()}/simulator/bankid`,
    });
    expect((await browser.send("POST", api("/auth/logout"), {})).json).toEqual({
      logoutUrl: `http://nord.localhost:${server.port()}/simulator/nettbank?utlogget`,
    });
  });

  test("have them at the port and scheme that a proxy in front names", async () => {
    const forwarded = { "X-Forwarded-Port": "444", "X-Forwarded-Proto": "https" };
    expect((await browser.send("POST", api("/auth/logout"), {}, forwarded)).json).toEqual({
      logoutUrl: "https://nord.localhost:444/simulator/nettbank?utlogget",
    });
  });

  test("have the contact info and shortname of the host's brand", async () => {
    const bank = server.open("bank");
    await bank.get("/simulator/logg-inn");
    expect((await bank.get(api("/auth/bankkontakt"))).json).toEqual({ navn: "Kundesenter bank" });
    expect((await bank.get(api("/auth/client-context"))).json).toMatchObject({ distributor: { shortname: "bank" } });
  });
});

describe("Each browser has its own state", () => {
  const count = async (visitor: TestBrowser) =>
    ((await visitor.get(api("/avtaleoversikt/tilbud"))).json as { tilbud: unknown[] }).tilbud.length;

  test("a deleted offer stays deleted after logout and login, and is still there in another browser", async () => {
    const other = server.open("nord");
    await browser.get("/simulator/logg-inn?kunde=vanlig");
    await other.get("/simulator/logg-inn?kunde=vanlig");
    await browser.send("DELETE", api("/avtaleoversikt/tilbud/80000201"));
    await browser.send("POST", api("/auth/logout"), {});
    await browser.get("/simulator/logg-inn?kunde=vanlig");
    expect([await count(browser), await count(other)]).toEqual([1, 2]);
  });

  test("fersk=1 restores it", async () => {
    await browser.get("/simulator/logg-inn?kunde=vanlig");
    await browser.send("DELETE", api("/avtaleoversikt/tilbud/80000201"));
    await browser.get("/simulator/logg-inn?kunde=vanlig&fersk=1");
    expect(await count(browser)).toBe(2);
  });

  test("a fault affects only the browser that set it", async () => {
    const other = server.open("nord");
    for (const visitor of [browser, other]) await visitor.get("/simulator/logg-inn");
    await browser.send("PUT", "/simulator/control", { faults: [{ call: "GET /skadekunde/hent", status: 500 }] });
    expect((await browser.get(api("/skadekunde/hent"))).status).toBe(500);
    expect((await other.get(api("/skadekunde/hent"))).status).toBe(200);
  });
});
