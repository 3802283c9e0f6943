import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CompanyBrowser, navigation } from "#studio/test/support/company/CompanyBrowser.ts";
import { CompanyHarness } from "#studio/test/support/company/CompanyHarness.ts";
import { PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import { ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import { linkPath } from "./CompanyAccess.ts";
import { digestOf } from "#studio/server/access/secretKey.ts";

const work = "https://forslag12.studio.example";
const preview = "https://fjord--forslag12.studio.example";
const [session, minute] = ["__Host-studio", 60_000];
let studio: CompanyHarness;
beforeEach(async () => {
  studio = await CompanyHarness.start();
});
afterEach(() => studio.close());

const hostOf = (address: string) => new URL(address).host;
const entered = async (person: string) => {
  const browser = studio.browser();
  await studio.enter(browser, person);
  return browser;
};
const isTicket = (url: URL) => url.pathname === "/studio/billett" && url.searchParams.has("nr");
/** The address with a ticket, which the browser would open next. */
const ticketFor = async (browser: CompanyBrowser, address: string) => (await browser.open(address, isTicket)).url;
const refusals = () => studio.events.flatMap((each) => (each.event === "refused" ? [each.reason] : []));

describe("The studio's origin", () => {
  test("a page without a session leads to the sign-in, and back to it", async () => {
    const answer = await studio.browser().send(`${studio.origin}/forslag/3?a=b`, { headers: navigation });
    expect(answer.headers.get("Location")).toBe(`${studio.origin}/inn?til=%2Fforslag%2F3%3Fa%3Db`);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each([
    ["a call", { "Sec-Fetch-Mode": "cors", Accept: "application/json" }, "GET"],
    ["a call that changes", { "Sec-Fetch-Mode": "cors" }, "POST"],
    ["a form", navigation, "POST"],
    ["a script", { "Sec-Fetch-Mode": "no-cors", Accept: "*/*" }, "GET"],
    ["an old browser's call", { Accept: "*/*" }, "GET"],
  ])("%s without a session is told that it has signed out", async (_, headers, method) => {
    const answer = await studio.browser().send(`${studio.origin}/api/me`, { headers, method });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ refused: "signed-out" });
  });

  test("a frame without a session says so, and leads no provider into a frame", async () => {
    const page = await studio.browser().open(`${studio.origin}/studio/billett?til=x`, undefined, {
      headers: { ...navigation, "Sec-Fetch-Dest": "iframe" },
    });
    expect(page.response.status).toBe(401);
    expect(page.text).toContain("Du er logget ut");
    expect(page.response.headers.get("Content-Security-Policy")).toContain(
      "frame-ancestors https://*.studio.example 'self'",
    );
  });

  test.each(["evil.example", "studio.example.evil.example", "studio.example:444", "127.0.0.1:8010", ""])(
    'at the host "%s" a session opens nothing (DNS rebinding)',
    async (Host) => {
      const browser = await entered("kari");
      expect((await studio.call(browser, "/api/me", { Host }, "GET")).status).toBe(403);
    },
  );

  // Of other origins: app/door.test.ts, call by call.
  test("a call of the same host by plain http changes nothing (CSRF), and is noted", async () => {
    const browser = await entered("kari");
    expect((await studio.call(browser, "/api/me", { Origin: "http://studio.example" })).status).toBe(403);
    expect(refusals()).toEqual(["origin"]);
  });

  test("a session ends when nobody uses it, and a page signs in again", async () => {
    const browser = await entered("kari");
    studio.aheadMs = 62 * minute;
    expect((await studio.call(browser, "/api/me")).status).toBe(401);
    expect((await browser.open(`${studio.origin}/b`)).text).toContain("Kari Nordmann");
  });

  test("planted values beside the right one lock nobody out, and open nothing", async () => {
    const browser = await entered("kari");
    const key = browser.jar(studio.host).get(session) ?? "";
    const ask = (Cookie: string) => studio.call(studio.browser(), "/api/me", { Cookie }, "GET");
    for (const Cookie of [`${session}=x; ${session}=${key}`, `${session}=${key}; ${session}=; studio=x`])
      expect((await ask(Cookie)).status).toBe(200);
    // Over TLS only the name counts that no other host can set.
    for (const Cookie of [`studio=${key}`, `__Secure-studio=${key}`, `__host-studio=${key}`, ` ${session} =${key}`])
      expect((await ask(Cookie)).status).toBe(401);
  });

  test("a person who asks too much has to wait; others do not", async () => {
    const limited = await CompanyHarness.start({ callLimit: { size: 4, perSecond: 0.01 } });
    const [browser, other] = [limited.browser(), limited.browser()];
    await limited.enter(browser, "kari");
    await limited.enter(other, "ola");
    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await limited.call(browser, "/api/me")).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await browser.open(`${limited.origin}/`)).text).toContain("For mange forespørsler");
    expect((await limited.call(other, "/api/me")).status).toBe(200);
    expect(limited.events.filter((each) => each.event === "refused")).toHaveLength(1);
    await limited.close();
  });
});

describe("Hosts of proposals and previews", () => {
  test.each([work, preview])("%s gets a key of its own, by way of the studio", async (origin) => {
    const browser = studio.browser();
    const page = await studio.enter(browser, "kari", `${origin}/merke/fjord?a=1`);
    expect(page.url.href).toBe(`${origin}/merke/fjord?a=1`);
    expect(page.text).toContain(`${hostOf(origin)}: Kari Nordmann`);
    const key = browser.jar(hostOf(origin)).get(session);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(key).not.toBe(browser.jar(studio.host).get(session));
    // It opens this host alone.
    for (const other of [
      studio.origin,
      "https://forslag13.studio.example",
      "https://fjord--forslag13.studio.example",
    ]) {
      const answer = await studio.browser().send(`${other}/api/me`, { headers: { Cookie: `${session}=${key}` } });
      expect(answer.status).toBe(401);
    }
  });

  test("a ticket opens once", async () => {
    const browser = await entered("kari");
    const ticket = await ticketFor(browser, `${work}/`);
    const redeemed = await browser.send(ticket, { headers: navigation });
    expect([redeemed.status, redeemed.headers.get("Cache-Control")]).toEqual([302, "no-store"]);
    const again = await browser.open(ticket);
    expect(again.response.status).toBe(401);
    expect(again.text).toContain("Adressen er brukt");
    expect(refusals()).toEqual(["ticket"]);
  });

  test("a ticket is good for half a minute", async () => {
    const browser = await entered("kari");
    const ticket = await ticketFor(browser, `${work}/`);
    studio.aheadMs = 31_000;
    expect((await browser.open(ticket)).response.status).toBe(401);
  });

  test("a stolen ticket opens nothing in another browser, and then nothing at all", async () => {
    const [browser, thief] = [await entered("kari"), studio.browser()];
    const ticket = await ticketFor(browser, `${work}/`);
    // The thief has been at the door too.
    await thief.send(`${work}/`, { headers: navigation });
    expect((await thief.open(ticket)).response.status).toBe(401);
    expect(thief.jar(hostOf(work)).has(session)).toBe(false);
    expect((await browser.open(ticket)).response.status).toBe(401);
  });

  test("a ticket of somebody else does not sign a visitor in as them (login CSRF)", async () => {
    const [attacker, victim] = [await entered("ola"), studio.browser()];
    const ticket = await ticketFor(attacker, `${work}/`);
    await victim.open(ticket);
    expect((await victim.send(`${work}/api/me`)).status).toBe(401);
  });

  test.each(["https://forslag13.studio.example", preview])(
    "a ticket of another host opens nothing at %s",
    async (other) => {
      const browser = await entered("kari");
      const ticket = await ticketFor(browser, `${work}/`);
      // Even if the browser were the same for both.
      browser.jar(hostOf(other)).set("__Host-door", browser.jar(hostOf(work)).get("__Host-door") ?? "");
      const answer = await browser.send(`${other}${ticket.pathname}${ticket.search}`, { headers: navigation });
      expect(answer.status).toBe(401);
      expect(browser.jar(hostOf(other)).has(session)).toBe(false);
    },
  );

  test("a ticket of a session that has ended opens nothing", async () => {
    const browser = await entered("kari");
    const ticket = await ticketFor(browser, `${work}/`);
    await studio.call(browser, "/ut");
    expect((await browser.open(ticket)).response.status).toBe(401);
  });

  test("signing out ends the keys of every host", async () => {
    const browser = await entered("kari");
    for (const origin of [work, preview]) await browser.open(`${origin}/`);
    await studio.call(browser, "/ut");
    for (const origin of [work, preview]) expect((await browser.send(`${origin}/api/me`)).status).toBe(401);
  });

  test.each([
    ["another site", "https://evil.example/"],
    ["plain http", "http://forslag12.studio.example/"],
    ["another port", "https://forslag12.studio.example:444/"],
    ["a user in the address", "https://forslag12.studio.example@evil.example/"],
    ["a name that ends alike", "https://forslag12.studio.example.evil.example/"],
    ["the studio itself", "https://studio.example/"],
    ["no address", "forslag12"],
    ["a script", "javascript:alert(1)"],
  ])("there is no ticket for %s (open redirect)", async (_, til) => {
    const browser = await entered("kari");
    const query = new URLSearchParams({ til, for: digestOf("x") });
    expect((await browser.send(`${studio.origin}/studio/billett?${query}`, { headers: navigation })).status).toBe(404);
  });

  test("there is no ticket for a script, nor for nobody's browser", async () => {
    const browser = await entered("kari");
    const query = new URLSearchParams({ til: `${work}/`, for: digestOf("x") });
    const asked = await browser.send(`${studio.origin}/studio/billett?${query}`, {
      headers: { "Sec-Fetch-Mode": "cors" },
    });
    expect(asked.status).toBe(403);
    for (const other of ["", "x", digestOf("x").toUpperCase()]) {
      const without = new URLSearchParams({ til: `${work}/`, for: other });
      expect((await browser.send(`${studio.origin}/studio/billett?${without}`, { headers: navigation })).status).toBe(
        404,
      );
    }
  });

  test("a ticket leads to no other host, whatever the path is", async () => {
    const browser = await entered("kari");
    for (const path of ["//evil.example/x", "/\\evil.example", "/..//evil.example"]) {
      const ticket = await ticketFor(browser, work + path);
      const redeemed = await browser.send(ticket, { headers: navigation });
      expect(new URL(redeemed.headers.get("Location") ?? "", ticket).origin).toBe(work);
      browser.jar(hostOf(work)).delete(session);
    }
  });

  test("two tabs of one host can be opened at once", async () => {
    const browser = await entered("kari");
    const tickets = [await ticketFor(browser, `${work}/a`), await ticketFor(browser, `${work}/b`)];
    for (const ticket of tickets) expect((await browser.open(ticket)).response.status).toBe(200);
  });

  test("a brand that somebody may not see is not there", async () => {
    const browser = await entered("kari");
    const pages = [];
    for (const brand of ["vidde", "finnesikke"])
      pages.push(await browser.open(`https://${brand}--forslag12.studio.example/`));
    expect(pages.map(({ response }) => response.status)).toEqual([404, 404]);
    expect(pages[0]?.text).toBe(pages[1]?.text);
    expect(refusals()).toEqual(["brand", "brand"]);
  });

  test.each([
    "https://x.forslag12.studio.example",
    "https://forslag12.studio.example.evil.example",
    "https://evil.example",
  ])("%s is no host of the studio (DNS rebinding)", async (origin) => {
    const browser = await entered("kari");
    for (const path of ["/", "/studio/billett?nr=x", "/studio/lenke?nokkel=x", "/api/me"])
      expect((await browser.send(origin + path, { headers: navigation })).status).toBe(403);
  });
});

describe("A link to a preview", () => {
  const random = Buffer.alloc(32, 7);
  const token = random.toString("base64url");
  const author = { id: "kari", name: "Kari Nordmann" };
  const linkTo = (origin: string, key = token) =>
    `${origin}${linkPath}?${new URLSearchParams({ nokkel: key, til: "/side" })}`;
  let links: PreviewLinks;
  beforeEach(() => {
    const records = new ProposalRecords(studio.database);
    records.reserve(11);
    const { number: proposal } = records.create({ title: "Ny farge", author, base: "c" });
    links = new PreviewLinks(studio.database, Date.now, () => random);
    links.create({ proposal, brand: "fjord", author, endsAt: new Date(Date.now() + 60 * minute) });
  });

  test("opens this preview without an account, and nothing else", async () => {
    const browser = studio.browser();
    const page = await browser.open(linkTo(preview));
    expect(page.url.href).toBe(`${preview}/side`);
    expect(page.text).toContain("lenke 12");
    const key = browser.jar(hostOf(preview)).get(session);
    for (const other of [
      studio.origin,
      work,
      "https://vidde--forslag12.studio.example",
      "https://fjord--forslag13.studio.example",
    ]) {
      const answer = await studio.browser().send(`${other}/api/me`, { headers: { Cookie: `${session}=${key}` } });
      expect(answer.status).toBe(401);
    }
  });

  test.each([
    ["at another preview", linkTo("https://vidde--forslag12.studio.example")],
    ["at another proposal", linkTo("https://fjord--forslag13.studio.example")],
    ["at a proposal's studio", linkTo(work)],
    ["with another token", linkTo(preview, "x")],
    ["with what is kept of the token", linkTo(preview, digestOf(token))],
  ])("opens nothing %s", async (_, address) => {
    const browser = studio.browser();
    const page = await browser.open(address);
    expect(page.response.status).toBe(404);
    expect(page.text).toContain("Lenken gjelder ikke lenger");
    expect(browser.jar(page.url.host).size).toBe(0);
    expect(refusals()).toEqual(["link"]);
  });

  test("leads to no other place", async () => {
    const query = new URLSearchParams({ nokkel: token, til: "//evil.example" });
    const answer = await studio.browser().send(`${preview}/studio/lenke?${query}`, { headers: navigation });
    expect(answer.headers.get("Location")).toBe(`${preview}/`);
  });

  test("ends on its day, and with it what it has opened", async () => {
    const browser = studio.browser();
    await browser.open(linkTo(preview));
    studio.aheadMs = 61 * minute;
    expect((await browser.send(`${preview}/api/me`)).status).toBe(401);
    expect((await browser.open(`${preview}/side`)).text).toContain("Lenken gjelder ikke lenger");
    expect((await browser.open(linkTo(preview))).response.status).toBe(404);
  });

  test("that was revoked opens nothing any more, and what it had opened neither", async () => {
    const browser = studio.browser();
    await browser.open(linkTo(preview));
    expect((await browser.send(`${preview}/api/me`)).status).toBe(200);
    links.revoke(12, digestOf(token));
    expect((await browser.send(`${preview}/api/me`)).status).toBe(401);
    expect((await browser.open(linkTo(preview))).response.status).toBe(404);
  });

  test("that has ended says so where it led, in place of a sign-in; who has an account goes on from there", async () => {
    const browser = studio.browser();
    await browser.open(linkTo(preview));
    links.revoke(12, digestOf(token));
    const page = await browser.open(`${preview}/side`);
    expect([page.url.href, page.response.status]).toEqual([`${preview}/side`, 404]);
    expect(page.text).toContain("Lenken gjelder ikke lenger");
    const address = /href="([^"]+)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(new URL(address).origin).toBe(studio.origin);
    expect(new URL(address).searchParams.get("til")).toBe(`${preview}/side`);
    // In a frame of the studio, its own person is let in again as ever.
    const framed = { ...navigation, "Sec-Fetch-Dest": "iframe" };
    const answer = await browser.send(`${preview}/side`, { headers: framed });
    expect(answer.headers.get("Location")).toContain(studio.origin);
  });
});

describe("Plain http on loopback", () => {
  const origin = "http://studio.localhost:8010";
  let local: CompanyHarness;
  beforeEach(async () => {
    local = await CompanyHarness.start({ origin });
  });
  afterEach(() => local.close());

  test("has a second name for browsers that do not keep the first, with the port in both", async () => {
    const browser = local.browser();
    await local.enter(browser, "kari");
    expect([...browser.jar("studio.localhost:8010").keys()]).toEqual(["__Host-studio-8010", "studio-8010"]);
    for (const name of ["__Host-studio-8010", "studio-8010"]) {
      const Cookie = `${name}=${browser.jar("studio.localhost:8010").get(name)}`;
      expect((await local.call(local.browser(), "/api/me", { Cookie }, "GET")).status).toBe(200);
    }
  });

  test("what a sibling host plants takes nobody's session away, and is no key", async () => {
    const browser = local.browser();
    await local.enter(browser, "kari");
    const key = browser.jar("studio.localhost:8010").get("studio-8010") ?? "";
    const ask = (Cookie: string) => local.call(local.browser(), "/api/me", { Cookie }, "GET");
    expect((await ask(`studio-8010=planted; studio-8010=${key}`)).status).toBe(200);
    expect((await ask(`studio-8010=${key}; studio-8010=planted`)).status).toBe(200);
    expect((await ask("studio-8010=planted")).status).toBe(401);
    // A browser that keeps the better name has its own session, whatever is planted beside it.
    const other = local.browser();
    await local.enter(other, "ola");
    const planted = other.jar("studio.localhost:8010").get("studio-8010") ?? "";
    const answer = await ask(`studio-8010=${planted}; __Host-studio-8010=${key}`);
    expect(await answer.json()).toEqual({ name: "Kari Nordmann" });
  });

  test("a key that is planted before the sign-in is not taken (session fixation)", async () => {
    const browser = local.browser();
    browser.jar("studio.localhost:8010").set("studio-8010", "planted");
    await local.enter(browser, "kari");
    expect((await local.call(local.browser(), "/api/me", { Cookie: "studio-8010=planted" }, "GET")).status).toBe(401);
  });
});
