import { beforeEach, describe, expect, test } from "vitest";
import { allCustomers } from "../world/customers/allCustomers.ts";
import type { TestBrowser } from "#tests/support/TestBrowser.ts";
import { startTestServer } from "#tests/support/testServer.ts";

const server = startTestServer();
let browser: TestBrowser;

beforeEach(() => {
  browser = server.open("nord");
});

describe("The start page at localhost", () => {
  test.each(["localhost", "127.0.0.1"])("%s offers brand, customer and entry channel", async (host) => {
    const start = server.open();
    const { text } = await start.send("GET", "/", undefined, { Host: `${host}:${server.port()}` });
    expect(text).toMatch(/name="merke" value="nord"/);
    expect(text).toMatch(/name="merke" value="bank"/);
    for (const { id } of allCustomers) expect(text).toContain(`name="kunde" value="${id}"`);
    for (const channel of ["direkte", "nettbank", "mobilbank"]) expect(text).toContain(`name="vei" value="${channel}"`);
  });

  test("links to every brand without logging in", async () => {
    const { text } = await server.open().get("/");
    expect(text).toContain(`href="http://bank.localhost:${server.port()}/privat/forsikring/oversikt/"`);
  });

  test("the form leads to the brand's host, then to the portal", async () => {
    const query = "merke=bank&kunde=mange&vei=&sekunder=75&forsinkelse=0";
    const first = await server.open().get(`/simulator/logg-inn?${query}`);
    expect(first.location).toBe(`http://bank.localhost:${server.port()}/simulator/logg-inn?${query}`);
    const second = await server.open("bank").get(`/simulator/logg-inn?${query}`);
    expect(second.location).toBe("/privat/forsikring/oversikt/");
  });
});

describe("Names and addresses are escaped", () => {
  test("markup in a customer's name is escaped on every page that lists customers", async () => {
    for (const path of ["/simulator/nettbank", "/simulator/bankid", "/simulator/mobilbank"]) {
      const { text } = await browser.get(path);
      expect(text).toContain("&lt;b&gt;Rar&lt;/b&gt; {{navn}}");
      expect(text).not.toContain("<b>Rar");
    }
  });

  test.each([
    "/simulator/side?navn=",
    "/privat/forsikring/motor?a=",
    "/simulator/bankid?til=",
    "/simulator/logg-inn?kunde=",
  ])("%s shows the query as text", async (path) => {
    const { text } = await browser.get(`${path}${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).toContain("&lt;script&gt;alert(1)");
    expect(text).not.toContain("<script>alert");
  });
});

describe("The login app", () => {
  test("navigates the top window, keeps the path to return to, and may be framed by its own host only", async () => {
    const { text, headers } = await browser.get("/simulator/bankid?til=/privat/forsikring/oversikt/tilbud");
    expect(text).toMatch(/<form[^>]+target="_top"/);
    expect(text).toMatch(/name="til" value="\/privat\/forsikring\/oversikt\/tilbud"/);
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  });

  test("sends its height with a script file", async () => {
    const { text, headers } = await browser.get("/simulator/bankid.js");
    expect(text).toContain('type: "login-height"');
    expect(headers.get("Content-Type")).toMatch(/javascript/);
  });
});

describe("Stand-ins for other applications", () => {
  test.each([
    ["/simulator/nettbank?utlogget", /Du er logget ut av forsikring/],
    ["/simulator/utlogget", /Du er logget ut/],
    ["/simulator/tidsavbrudd", /uten aktivitet/],
    ["/simulator/skadesaker/feil", /Vi fikk ikke sendt deg videre/],
    ["/simulator/partner/avtale?forsikringsnummer=50000100", /50000100/],
    ["/simulator/partner/innboks", /Innboks hos samarbeidspartner/],
    ["/simulator/meldskade", /Meld skade/],
    ["/simulator/side?navn=Personvern", /<h1>Personvern<\/h1>/],
    ["/privat/forsikring/betaling", /Faktura/],
    ["/privat/forsikring/skade/reise/detaljer/1", /Tilbake til forsikringsoversikten/],
  ])("%s", async (path, text) => {
    const answer = await browser.get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(text);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  test("a bank customer's timeout page leads back to the bank", async () => {
    expect((await server.open("bank").get("/simulator/tidsavbrudd")).text).toContain('href="/simulator/nettbank"');
  });
});

describe("The claims cases", () => {
  const token = "sst-hemmelig-token-123";

  test("show the fields of the form, and only part of the token", async () => {
    const { status, text } = await browser.send("POST", "/simulator/skadesaker", `referrer=oversikt&jumpsst=${token}`);
    expect(status).toBe(200);
    expect(text).toContain("oversikt");
    expect(text).toContain("sst-…");
    expect(text).not.toContain(token);
  });

  test.each([
    ["POST", "referrer=oversikt", 403],
    ["GET", undefined, 405],
  ])("%s with %s answers %i", async (method, body, status) => {
    expect((await browser.send(method, "/simulator/skadesaker", body)).status).toBe(status);
  });
});
