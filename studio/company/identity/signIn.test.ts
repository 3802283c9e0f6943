import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CompanyHarness } from "#studio/test/support/company/CompanyHarness.ts";

const minute = 60_000;
const session = "__Host-studio";
let studio: CompanyHarness;
beforeEach(async () => {
  studio = await CompanyHarness.start();
});
afterEach(() => studio.close());

const faults = () => studio.events.flatMap((each) => (each.event === "signInFailed" ? [each.fault] : []));
const count = (table: string) => Number(studio.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.["n"]);

describe("Signing in", () => {
  test("leads to the provider, and back to the page that was asked for", async () => {
    const browser = studio.browser();
    const page = await studio.enter(browser, "kari", `${studio.origin}/forslag/12?x=1`);
    expect(page.url.href).toBe(`${studio.origin}/forslag/12?x=1`);
    expect(page.text).toContain("Kari Nordmann");
    expect(studio.events).toEqual([
      {
        event: "signedIn",
        person: { id: `${studio.provider.issuer} kari`, name: "Kari Nordmann" },
        grants: [{ role: "editor", brands: ["fjord"] }],
        from: "",
      },
    ]);
  });

  test("has PKCE, state and nonce, new ones each time", async () => {
    const addresses = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const asked = await studio.browser().open(`${studio.origin}/inn`, (url) => url.pathname === "/auth");
      addresses.push(Object.fromEntries(asked.url.searchParams));
    }
    for (const address of addresses)
      expect(address).toMatchObject({
        response_type: "code",
        client_id: "studio",
        redirect_uri: `${studio.origin}/inn/svar`,
        scope: "openid profile email groups",
        code_challenge_method: "S256",
      });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(addresses[0]?.[name]?.length).toBeGreaterThan(40);
      expect(addresses[0]?.[name]).not.toBe(addresses[1]?.[name]);
    }
  });

  test("gives a cookie that belongs to this host alone", async () => {
    const browser = studio.browser();
    const answer = await browser.send(await studio.comeBack(browser, "kari"));
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith(`${session}=`));
    expect(cookie).toMatch(/^__Host-studio=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    // Nothing is left of the sign-in.
    expect([...browser.jar(studio.host).keys()]).toEqual([session]);
  });

  test("groups that the provider has left out, since they are too many, are told to the administrator", async () => {
    await studio.enter(studio.browser(), "kari");
    expect(studio.said).toEqual([]);
    await studio.enter(studio.browser(), "many");
    expect(studio.said).toEqual([
      'The provider has left "groups" out of the sign-in of many@fjord.example, who is in too many groups. Let it send only the groups of the studio, or roles (docs/studio-server.md).',
    ]);
  });

  test("who has signed in goes on without the provider", async () => {
    const browser = studio.browser();
    await studio.enter(browser, "kari");
    await studio.provider.close();
    expect((await browser.open(`${studio.origin}/inn?til=/a`)).url.pathname).toBe("/a");
    expect((await studio.call(browser, "/api/me")).status).toBe(200);
  });

  test("goes on after the provider has changed its keys", async () => {
    await studio.enter(studio.browser(), "kari");
    await studio.provider.rotateKeys();
    const pages = [];
    for (let turn = 0; turn < 2; turn += 1) pages.push(await studio.enter(studio.browser(), "kari"));
    expect(pages.at(-1)?.text).toContain("Kari Nordmann");
  });

  test("several pages of one browser can be opened at once", async () => {
    const browser = studio.browser();
    const first = await studio.comeBack(browser, "kari", "/a");
    const second = await studio.comeBack(browser, "kari", "/b");
    expect((await browser.open(first)).url.pathname).toBe("/a");
    expect((await browser.open(second)).url.pathname).toBe("/b");
  });

  test("somebody without a role gets a page that says whom to ask, and no session", async () => {
    const browser = studio.browser();
    const page = await studio.enter(browser, "eva");
    expect(page.response.status).toBe(403);
    expect(page.text).toContain("Spør brukerstøtte, tlf. 12345 om å få en.");
    expect(count("session")).toBe(0);
    expect(browser.jar(studio.host).has(session)).toBe(false);
    expect(faults()).toEqual(["noRole"]);
    // The provider remembers who it was: the link leads to its question.
    const link = /href="([^"]+)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const asked = await browser.open(new URL(link, studio.origin));
    expect(asked.url.pathname).toMatch(/^\/interaction\//);
  });
});

describe("A sign-in that does not succeed", () => {
  test("stopped at the provider", async () => {
    const page = await studio.enter(studio.browser(), undefined);
    expect(page.response.status).toBe(403);
    expect(page.text).toContain("Innloggingen ble avbrutt");
    expect(page.text).toContain('href="/inn?til=%2F"');
    expect(faults()).toEqual(["cancelled"]);
  });

  test("used a second time", async () => {
    const browser = studio.browser();
    const address = await studio.comeBack(browser, "kari");
    await browser.open(address);
    const again = await browser.open(address);
    expect(again.response.status).toBe(400);
    expect(again.text).toContain("Denne innloggingen gjelder ikke lenger");
    expect(count("session")).toBe(1);
    expect(faults()).toEqual(["unknown"]);
  });

  test("too old", async () => {
    const browser = studio.browser();
    const address = await studio.comeBack(browser, "kari");
    studio.aheadMs = 10.1 * minute;
    const page = await browser.open(address);
    expect(page.response.status).toBe(400);
    expect(page.text).toContain("Det tok for lang tid");
    expect(count("session")).toBe(0);
  });

  test("begun in another browser: that one can still finish it (login CSRF)", async () => {
    const [mine, other] = [studio.browser(), studio.browser()];
    const address = await studio.comeBack(mine, "kari");
    const page = await other.open(address);
    expect(page.response.status).toBe(400);
    expect(page.text).toContain("Innloggingen begynte i en annen nettleser");
    expect(other.jar(studio.host).size).toBe(0);
    expect((await mine.open(address)).text).toContain("Kari Nordmann");
  });

  test.each(["", "?state=", "?state=made-up&code=x", "?error=access_denied", "?code=x"])(
    "an answer to nothing: /inn/svar%s",
    async (query) => {
      const page = await studio.browser().open(`${studio.origin}/inn/svar${query}`);
      expect(page.response.status).toBe(400);
      expect(page.text).toContain("Denne innloggingen gjelder ikke lenger");
    },
  );

  test.each<[string, (address: URL) => void]>([
    ["a made-up code", (address) => address.searchParams.set("code", "made-up")],
    ["a second state", (address) => address.searchParams.append("state", "x")],
    ["another issuer", (address) => address.searchParams.set("iss", "https://evil.example")],
    ["no code", (address) => address.searchParams.delete("code")],
  ])("with %s", async (_, change) => {
    const browser = studio.browser();
    const address = await studio.comeBack(browser, "kari");
    change(address);
    const page = await browser.open(address);
    expect(page.response.status).toBe(403);
    expect(page.text).toContain("Innloggingen ble ikke godtatt");
    expect(count("session")).toBe(0);
    expect(faults()).toEqual(["refused"]);
  });

  test("the code of somebody else, in a sign-in of one's own", async () => {
    const [mine, other] = [studio.browser(), studio.browser()];
    const [address, stolen] = [await studio.comeBack(mine, "ola"), await studio.comeBack(other, "kari")];
    address.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    expect((await mine.open(address)).response.status).toBe(403);
    expect(count("session")).toBe(0);
  });
});

describe("A provider that is away", () => {
  test("does not stop the server: the page says so, and a later sign-in succeeds", async () => {
    const port = Number(new URL(studio.provider.issuer).port);
    await studio.provider.close();
    const browser = studio.browser();
    for (let turn = 0; turn < 2; turn += 1) {
      const page = await browser.open(`${studio.origin}/forslag/1`);
      expect(page.response.status).toBe(503);
      expect(page.text).toContain("Innloggingen svarer ikke akkurat nå");
      expect(page.text).toContain('href="/inn?til=%2Fforslag%2F1"');
    }
    expect(studio.events).toMatchObject([{ fault: "away", detail: expect.stringContaining("fetch failed") }, {}]);
    await studio.restartProvider(port);
    expect((await studio.enter(browser, "kari")).text).toContain("Kari Nordmann");
  });

  test("in the middle of a sign-in", async () => {
    const browser = studio.browser();
    const address = await studio.comeBack(browser, "kari");
    await studio.provider.close();
    const page = await browser.open(address);
    expect(page.response.status).toBe(503);
    expect(faults()).toEqual(["away"]);
  });

  test("who signs out then has signed out here", async () => {
    const browser = studio.browser();
    await studio.enter(browser, "kari");
    await studio.provider.close();
    const answer = await studio.call(browser, "/ut");
    // Its addresses are known.
    expect(await answer.json()).toMatchObject({ to: expect.stringContaining("/session/end") });
    expect((await studio.call(browser, "/api/me")).status).toBe(401);
  });
});

describe("A new session", () => {
  test("never has a key that somebody has put into the browser (session fixation)", async () => {
    const browser = studio.browser();
    browser.jar(studio.host).set(session, "planted");
    await studio.enter(browser, "kari");
    const key = browser.jar(studio.host).get(session) ?? "";
    expect(key).not.toBe("planted");
    const stranger = studio.browser();
    stranger.jar(studio.host).set(session, "planted");
    expect((await studio.call(stranger, "/api/me")).status).toBe(401);
  });

  test("ends the one that the browser had, and has another key", async () => {
    const browser = studio.browser();
    await studio.enter(browser, "kari");
    const before = browser.jar(studio.host).get(session) ?? "";
    const asked = await studio.enter(browser, "kari", `${studio.origin}/inn?konto=velg`);
    expect(asked.url.pathname).toBe("/");
    expect(browser.jar(studio.host).get(session)).not.toBe(before);
    expect((await studio.call(browser, "/api/me")).status).toBe(200);
    const stale = studio.browser();
    stale.jar(studio.host).set(session, before);
    expect((await studio.call(stale, "/api/me")).status).toBe(401);
    expect(count("session")).toBe(1);
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example/", "/..//evil.example", "/%09/evil.example"])(
    "leads to no other place (til=%s)",
    async (path) => {
      const browser = studio.browser();
      const entered = await studio.enter(browser, "kari", `${studio.origin}/inn?${new URLSearchParams({ til: path })}`);
      expect(entered.url.origin).toBe(studio.origin);
      // With a session too, where nobody has to sign in.
      const again = await browser.open(`${studio.origin}/inn?${new URLSearchParams({ til: path })}`);
      expect(again.url.origin).toBe(studio.origin);
    },
  );
});

describe("The pages of the door", () => {
  test.each(["/inn/svar", "/inn/ute"])("%s can be shown in no frame, runs no script and is not kept", async (path) => {
    const { response } = await studio.browser().open(studio.origin + path);
    expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each(["evil.example", "studio.example.evil.example", "studio.example:8443", "STUDIO.example", "127.0.0.1", ""])(
    'at the host "%s" nothing is answered (DNS rebinding)',
    async (Host) => {
      for (const path of ["/inn", "/inn/svar", "/inn/ute"]) {
        const answer = await studio.ask(new Request(studio.origin + path, { headers: { Host } }));
        expect(answer.status).toBe(403);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    },
  );

  describe("with a limit", () => {
    let limited: CompanyHarness;
    beforeEach(async () => {
      limited = await CompanyHarness.start({ signInLimit: { size: 5, perSecond: 0.01 } });
    });
    afterEach(() => limited.close());
    const ask = (from: string) =>
      limited.ask(new Request(`${limited.origin}/inn/svar`, { headers: { "X-Forwarded-For": from } }));

    test("an address that asks too often has to wait; others do not", async () => {
      for (let turn = 0; turn < 5; turn += 1) expect((await ask("192.0.2.1")).status).toBe(400);
      const refused = await ask("192.0.2.1");
      expect(refused.status).toBe(429);
      expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
      expect(await refused.text()).toContain("For mange innlogginger");
      // What a visitor writes into the header is in front of what the proxy writes.
      expect((await ask("192.0.2.9, 192.0.2.1")).status).toBe(429);
      expect((await ask("192.0.2.2")).status).toBe(400);
      const tooMany = limited.events.filter((each) => each.event === "signInFailed" && each.fault === "tooMany");
      expect(tooMany).toHaveLength(1);
      limited.aheadMs = 100_000;
      expect((await ask("192.0.2.1")).status).toBe(400);
    });

    test("the addresses of a network of IPv6 count as one", async () => {
      for (let turn = 0; turn < 5; turn += 1) await ask(`2001:db8::${turn + 1}`);
      expect((await ask("2001:db8:0:0:1:2:3:4")).status).toBe(429);
      expect((await ask("2001:db8:0:1::1")).status).toBe(400);
    });
  });

  test("sign-ins that are never finished take no memory: the oldest are forgotten", async () => {
    const browser = studio.browser();
    const first = await studio.comeBack(browser, "kari");
    for (let turn = 0; turn < 2100; turn += 1)
      await studio.ask(
        new Request(`${studio.origin}/inn`, { headers: { "X-Forwarded-For": `10.0.${turn % 250}.${turn % 200}` } }),
      );
    expect((await browser.open(first)).text).toContain("Denne innloggingen gjelder ikke lenger");
    expect((await studio.enter(studio.browser(), "kari")).text).toContain("Kari Nordmann");
  });
});
