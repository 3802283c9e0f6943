import { generateKeyPair } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CompanyBrowser } from "#studio/test/support/company/CompanyBrowser.ts";
import { CompanyHarness } from "#studio/test/support/company/CompanyHarness.ts";

type Claims = Readonly<Record<string, unknown>>;

let studio: CompanyHarness;
beforeEach(async () => {
  studio = await CompanyHarness.start();
});
afterEach(() => studio.close());

const isIn = async (browser: CompanyBrowser) => (await studio.call(browser, "/api/me")).status === 200;
const entered = async (person: string) => {
  const browser = studio.browser();
  await studio.enter(browser, person);
  return browser;
};

describe("Signing out", () => {
  test("ends this session, and leads to the provider, which ends its own", async () => {
    const [browser, elsewhere] = [await entered("kari"), await entered("kari")];
    const answer = await studio.call(browser, "/ut");
    const { to } = (await answer.json()) as { readonly to: string };
    expect(await isIn(browser)).toBe(false);
    expect(await isIn(elsewhere)).toBe(true);
    expect(browser.jar(studio.host).size).toBe(0);
    const asked = await browser.open(to);
    expect(asked.text).toContain("<h1>Logge ut?</h1>");
    expect(asked.text).toContain("Logg ut hos leverandøren");
    const xsrf = /name="xsrf" value="(\w+)"/.exec(asked.text)?.[1] ?? "";
    const out = await browser.open(`${studio.provider.issuer}/session/end/confirm`, undefined, {
      method: "POST",
      body: new URLSearchParams({ xsrf, logout: "yes" }),
    });
    expect(out.url.href).toMatch(`${studio.origin}/inn/ute`);
    expect(out.text).toContain("Du er logget ut");
    // Signing in asks who it is.
    expect((await browser.open(`${studio.origin}/`)).url.pathname).toMatch(/^\/interaction\//);
  });

  test("everywhere ends all sessions of the person, and nobody else's", async () => {
    const [browser, elsewhere, other] = [await entered("kari"), await entered("kari"), await entered("ola")];
    await studio.call(browser, "/ut/overalt");
    expect(await Promise.all([browser, elsewhere, other].map(isIn))).toEqual([false, false, true]);
    expect(studio.events.at(-1)).toMatchObject({ event: "signedOut", everywhere: true });
  });

  test("without a session it leads to the same page", async () => {
    expect(await (await studio.call(studio.browser(), "/ut")).json()).toEqual({ to: `${studio.origin}/inn/ute` });
  });

  test.each([
    ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, 403],
    ["a preview", { Origin: "https://fjord--forslag1.studio.example", "Sec-Fetch-Site": "same-site" }, 403],
    ["a sandboxed page", { Origin: "null" }, 403],
    ["a page of the same site that hides its origin", { "Sec-Fetch-Site": "same-site" }, 403],
    ["a form", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
  ])("%s signs nobody out (CSRF)", async (_, headers, status) => {
    const browser = await entered("kari");
    for (const path of ["/ut", "/ut/overalt"]) expect((await studio.call(browser, path, headers)).status).toBe(status);
    expect(await isIn(browser)).toBe(true);
  });

  test("an address that is only opened signs nobody out", async () => {
    const browser = await entered("kari");
    await browser.open(`${studio.origin}/ut`);
    await browser.open(`${studio.origin}/ut/overalt`);
    expect(await isIn(browser)).toBe(true);
  });
});

describe("The provider signs out", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
  const claims = (change: Claims = {}): Claims => ({
    iss: studio.provider.issuer,
    aud: "studio",
    iat: now(),
    exp: now() + 120,
    jti: crypto.randomUUID(),
    sub: "kari",
    events,
    ...change,
  });
  const send = async (token: string | undefined) =>
    studio.ask(
      new Request(`${studio.origin}/inn/utlogging`, {
        method: "POST",
        body: new URLSearchParams(token === undefined ? {} : { logout_token: token }),
      }),
    );

  test("in one of its sessions: the studio's sessions of it end, others do not", async () => {
    const [browser, elsewhere] = [await entered("kari"), await entered("kari")];
    const asked = await browser.open(`${studio.provider.issuer}/session/end`);
    const xsrf = /name="xsrf" value="(\w+)"/.exec(asked.text)?.[1] ?? "";
    await browser.open(`${studio.provider.issuer}/session/end/confirm`, undefined, {
      method: "POST",
      body: new URLSearchParams({ xsrf, logout: "yes" }),
    });
    await expect.poll(() => isIn(browser)).toBe(false);
    expect(await isIn(elsewhere)).toBe(true);
    expect(studio.events.at(-1)).toMatchObject({ event: "providerLogout", sessions: 1 });
  });

  test("a person: all of the person's sessions end, once", async () => {
    const [first, second, other] = [await entered("kari"), await entered("kari"), await entered("ola")];
    const token = await studio.provider.sign(claims());
    const answer = await send(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await Promise.all([first, second, other].map(isIn))).toEqual([false, false, true]);
    await studio.enter(first, "kari");
    expect((await send(token)).status).toBe(400);
    expect(await isIn(first)).toBe(true);
  });

  test.each<[string, () => Claims, string?]>([
    ["of another issuer", () => claims({ iss: "https://evil.example" })],
    ["for another client", () => claims({ aud: "another" })],
    ["without an audience", () => claims({ aud: undefined })],
    ["of long ago", () => claims({ iat: now() - 400 })],
    ["of tomorrow", () => claims({ iat: now() + 86_400 })],
    ["that has expired", () => claims({ exp: now() - 60 })],
    ["without a time", () => claims({ iat: undefined })],
    ["without an id", () => claims({ jti: undefined })],
    ["with a nonce", () => claims({ nonce: "x" })],
    ["without the event", () => claims({ events: undefined })],
    ["with another event", () => claims({ events: { "http://schemas.openid.net/event/other": {} } })],
    [
      "with an event that is no object",
      () => claims({ events: { "http://schemas.openid.net/event/backchannel-logout": "x" } }),
    ],
    ["with events as a list", () => claims({ events: [events] })],
    ["that names nobody", () => claims({ sub: undefined })],
    ["of another type", () => claims(), "at+jwt"],
  ])("a token %s ends nothing", async (_, payload, typ) => {
    const browser = await entered("kari");
    expect((await send(await studio.provider.sign(payload(), typ))).status).toBe(400);
    expect(await isIn(browser)).toBe(true);
    expect(studio.events.at(-1)).toMatchObject({ event: "providerLogoutRefused" });
  });

  test("a token that somebody else has signed ends nothing, nor one without a signature, nor none", async () => {
    const browser = await entered("kari");
    const { privateKey } = await generateKeyPair("ES256");
    const foreign = await studio.provider.sign(claims(), "logout+jwt", privateKey);
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const unsigned = `${encode({ alg: "none" })}.${encode(claims())}.`;
    const [head, , signature] = (await studio.provider.sign(claims({ sub: "ola" }))).split(".");
    const changed = [head, encode(claims()), signature].join(".");
    for (const token of [foreign, unsigned, changed, "", "a.b.c", undefined])
      expect((await send(token)).status).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });

  test("a token of a megabyte is not read", async () => {
    expect((await send("x".repeat(1_000_000))).status).toBe(413);
  });

  test("while the provider's keys cannot be read, it is told to try again", async () => {
    const token = await studio.provider.sign(claims());
    await studio.provider.close();
    expect((await send(token)).status).toBe(503);
  });
});
