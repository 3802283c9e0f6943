import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { navigation } from "#studio/test/support/company/CompanyBrowser.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

const documentPath = "/api/brands/fjord/document";
const page = "/privat/forsikring/oversikt/";
const host = "0--fjord.studio.localhost:8010";
const { token } = StudioHarness;
let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

const pairsOf = (answer: Response) => answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
const locationOf = (answer: Response) => new URL(answer.headers.get("Location") ?? "", `http://${host}`);
const pathOf = (answer: Response) => locationOf(answer).pathname + locationOf(answer).search;

describe("The key of the studio", () => {
  const enter = () => studio.ask(`/merke/fjord?nokkel=${token}`, { headers: { Cookie: "" } });

  test("is in a cookie that only the studio's own host can set, and in one for browsers that do not take it", async () => {
    const cookies = (await enter()).headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^__Host-studio-8010=\w+;/);
    expect(cookies[1]).toMatch(/^studio-8010=\w+;/);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Strict/);
      expect(cookie).not.toMatch(/Domain/i);
    }
    expect(cookies[0]).toMatch(/; Secure/);
    expect(cookies[1]).not.toMatch(/; Secure/);
  });

  test("has the port in its name: two studios in one browser do not take each other's", async () => {
    const both = `__Host-studio-8009=other; studio-8009=other; ${pairsOf(await enter()).join("; ")}`;
    expect((await studio.ask(documentPath, { headers: { Cookie: both } })).status).toBe(200);
    expect((await studio.ask(documentPath, { headers: { Cookie: `studio-8009=${token}` } })).status).toBe(401);
  });

  test.each([
    ["before it", `studio-8010=planted; studio-8010=${token}`],
    ["after it", `studio-8010=${token}; studio-8010=planted`],
    ["on both sides", `studio-8010=a; studio-8010=${token}; studio-8010=; __Host-studio-8010=b`],
    ["without a value", `studio-8010; studio-8010=${token}`],
  ])("a cookie of the same name that another host has planted %s locks nobody out", async (_, Cookie) => {
    expect((await studio.ask(documentPath, { headers: { Cookie } })).status).toBe(200);
  });

  test.each(["studio-8010=planted; studio-8010=planted2", "__Host-studio-8010=", `Studio-8010=${token}`])(
    "%s opens nothing",
    async (Cookie) => {
      expect((await studio.ask(documentPath, { headers: { Cookie } })).status).toBe(401);
    },
  );
});

describe("The key of a preview", () => {
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, at = host) =>
    studio.ask(path, { host: at, headers: { Cookie: "", ...headers }, hasKey: false });
  /** Goes to the studio for a ticket, as the browser does that is led there. */
  const ticketFor = async (address: string, headers: Readonly<Record<string, string>> = {}) =>
    studio.ask(`/studio/billett?${new URLSearchParams({ til: address })}`, { headers: { ...navigation, ...headers } });

  test.each([
    page,
    `${page}assets/main-0.js`,
    "/studio/bridge.js",
    "/studio/inn?kunde=vanlig",
    "/galleri/",
    "/simulator/control",
    "/api/privat/forsikring/auth/bankkontakt",
  ])("without it %s shows nothing of a brand", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toMatch(/fjord|main-0/i);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("a page leads to the studio, which knows who asks, and back with a ticket: then the page has a key of its own", async () => {
    const first = await ask(`${page}tilbud?a=1`, navigation);
    expect(first.status).toBe(302);
    const studioAddress = locationOf(first);
    expect(studioAddress.origin).toBe(StudioHarness.origin);
    const issued = await studio.ask(studioAddress.pathname + studioAddress.search, { headers: navigation });
    expect(issued.status).toBe(302);
    const ticket = locationOf(issued);
    expect(ticket.host).toBe(host);
    const redeemed = await ask(ticket.pathname + ticket.search, navigation);
    const cookies = redeemed.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^studio-8010=\w+;.*HttpOnly.*SameSite=Strict/);
    expect(cookies[0]).not.toContain(token);
    const Cookie = pairsOf(redeemed).join("; ");
    const entered = await ask(pathOf(redeemed), { ...navigation, Cookie });
    expect(entered.headers.get("Location")).toBe(`http://${host}${page}tilbud?a=1`);
    expect((await ask(page, { Cookie })).status).toBe(200);
    for (const answer of [first, issued, redeemed, entered])
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    // A key opens its own host alone: not that of another brand, of another text, or the studio.
    for (const other of ["0--vidde", "1--lagret--fjord", "1--fane2--fjord"])
      expect((await ask(page, { Cookie }, `${other}.studio.localhost:8010`)).status).toBe(401);
    expect((await studio.ask(documentPath, { headers: { Cookie } })).status).toBe(401);
    // A ticket opens once.
    expect((await ask(ticket.pathname + ticket.search, navigation)).status).toBe(401);
  });

  test("a browser that does not keep it in a frame is told so in the frame, and is not led round and round", async () => {
    const ticket = locationOf(await ticketFor(`http://${host}${page}`));
    const redeemed = await ask(ticket.pathname + ticket.search, navigation);
    const told = await ask(pathOf(redeemed), navigation);
    expect(told.status).toBe(401);
    expect(await told.text()).toContain("Nettleseren tar ikke vare på informasjonskapsler fra portalen");
    expect(told.headers.get("Content-Security-Policy")).toContain(`frame-ancestors ${StudioHarness.origin}`);
    expect(told.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each(["//other.example/", "@other.example/", "https://other.example/", ".other.example/"])(
    "who has it is led to nothing else than its host by %s",
    async (til) => {
      const ticket = locationOf(await ticketFor(`http://${host}${page}`));
      const Cookie = pairsOf(await ask(ticket.pathname + ticket.search, navigation)).join("; ");
      const led = await ask(`/studio/billett?${new URLSearchParams({ til })}`, { ...navigation, Cookie });
      expect(locationOf(led).host).toBe(host);
    },
  );

  test("a browser that keeps cookies of one host alone gets such a one", async () => {
    const issued = await ticketFor(`http://${host}${page}`, { Cookie: `__Host-studio-8010=${token}` });
    const ticket = locationOf(issued);
    const [cookie] = (await ask(ticket.pathname + ticket.search, navigation)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-studio-8010=\w+;.*Secure/);
  });

  test("a ticket is for one host, and is used up where it does not fit", async () => {
    const ticket = locationOf(await ticketFor(`http://${host}${page}`));
    const path = ticket.pathname + ticket.search;
    expect((await ask(path, navigation, "0--vidde.studio.localhost:8010")).status).toBe(401);
    expect((await ask(path, navigation)).status).toBe(401);
  });

  test.each([
    ["another site", "http://evil.example/"],
    ["another port", "http://0--fjord.studio.localhost:8011/"],
    ["another scheme", "https://0--fjord.studio.localhost:8010/"],
    ["a user in the address", "http://0--fjord.studio.localhost:8010@evil.example/"],
    ["the studio itself", `${StudioHarness.origin}/`],
    ["no address", "fjord"],
    ["a script", "javascript:alert(1)"],
  ])("there is no ticket for %s", async (_, address) => {
    expect((await ticketFor(address)).status).toBe(404);
  });

  test("whoever has not the studio's key gets no ticket, and a script of a page neither", async () => {
    expect((await ticketFor(`http://${host}${page}`, { Cookie: "" })).status).toBe(401);
    expect((await ticketFor(`http://${host}${page}`, { "Sec-Fetch-Mode": "cors" })).status).toBe(403);
  });

  test.each(["//evil.example/x", "/\\evil.example", "/..//evil.example"])(
    "a ticket leads to no other host: %s",
    async (path) => {
      const ticket = locationOf(await ticketFor(`http://${host}${path}`));
      const redeemed = await ask(ticket.pathname + ticket.search, navigation);
      const entered = await ask(pathOf(redeemed), { ...navigation, Cookie: pairsOf(redeemed).join("; ") });
      for (const answer of [redeemed, entered]) {
        expect(answer.status).toBe(302);
        expect(locationOf(answer).host).toBe(host);
      }
    },
  );

  test("keys end with the server that gave them", async () => {
    const ticket = locationOf(await ticketFor(`http://${host}${page}`));
    const Cookie = pairsOf(await ask(ticket.pathname + ticket.search, navigation)).join("; ");
    expect((await ask(page, { Cookie })).status).toBe(200);
    studio.restart("fedcba9876543210");
    expect((await ask(page, { Cookie })).status).toBe(401);
    studio.restart();
  });

  test("a key that another host has planted beside it does not lock the preview", async () => {
    const ticket = locationOf(await ticketFor(`http://${host}${page}`));
    const [pair = ""] = pairsOf(await ask(ticket.pathname + ticket.search, navigation));
    expect((await ask(page, { Cookie: `studio-8010=planted; ${pair}; studio-8010=x` })).status).toBe(200);
  });

  test("the studio's page may lead a frame through the studio", async () => {
    const policy = (await studio.ask("/")).headers.get("Content-Security-Policy");
    expect(policy).toContain(`frame-src http://*.studio.localhost:8010 ${StudioHarness.origin}/studio/billett;`);
  });
});

describe("Headers of what is no page", () => {
  const expectSafe = (headers: Headers) => {
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Referrer-Policy")).not.toBeNull();
  };

  test.each([
    documentPath,
    "/api/brands",
    "/api/brands/unknown/document",
    "/api/nothing",
    "/api/brands/fjord/logo.svg",
    "/studio/assets/main.js",
    "/studio/nothing.js",
    "/nothing",
  ])("the studio's %s is taken for nothing else, and runs nothing", async (path) => {
    const { headers } = await studio.ask(path);
    expectSafe(headers);
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'/);
  });

  test("so does an answer that refuses", async () => {
    for (const refused of [{ Cookie: "" }, { Origin: "https://evil.example" }]) {
      const { headers } = await studio.ask(documentPath, { headers: refused });
      expectSafe(headers);
      expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'/);
    }
  });

  test("a file of a preview has the headers that it has in a release", async () => {
    const html = await (await studio.ask(page, { host })).text();
    const path = /\/privat\/forsikring\/oversikt\/assets\/[\w-]+\.svg/.exec(html)?.[0] ?? "";
    const { headers, status } = await studio.ask(path, { host });
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toMatch(/^image\/svg\+xml/);
    expectSafe(headers);
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  test.each(["/studio/bridge.js", "/studio/galleri.js", "/galleri/assets/galleri-0.js", `${page}assets/none.js`, page])(
    "so has %s of a preview",
    async (path) => {
      const { headers } = await studio.ask(path, { host });
      expectSafe(headers);
    },
  );
});
