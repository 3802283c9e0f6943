import { describe, expect, test, vi } from "vitest";
import { startSimulator } from "#tests/support/simulator.ts";
import { apiBase } from "#contract/callNames.ts";
import type { EntryChannel } from "../world/session.ts";

const inEnglish = { navn: "The bank", apningstider: [{ dag: "Monday", timer: "08:00–16:00" }] };
const simulator = startSimulator({ id: "bygd", loginContextSuffix: "_BYGD", kontaktIn: { en: inEnglish } });

const send = (path: string, method = "GET", body?: object, headers: Record<string, string> = {}) =>
  fetch(`http://bygd.localhost:8000${apiBase}${path}`, {
    method,
    headers: { "X-Requested-By": "kfp", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

describe("Every request", () => {
  test("needs X-Requested-By: kfp", async () => {
    const response = await send("/auth/session-status", "GET", undefined, { "X-Requested-By": "other" });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ code: "FORBUDT" });
  });

  test.each(["/skadekunde/hent", "/auth/bankkontakt", "/avtaleoversikt/avtaler", "/nbo/produktanbefaling?produkt=BIL"])(
    "GET %s answers 401 without a session",
    async (path) => {
      const response = await send(path);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ code: "IKKE_INNLOGGET" });
      expect(response.headers.has("X-Session-Expiry")).toBe(false);
    },
  );

  test("an unknown path answers 404", async () => {
    const response = await send("/finnes/ikke");
    expect(response.status).toBe(404);
    expect(simulator.requests().at(-1)).toMatchObject({ path: `${apiBase}/finnes/ikke`, status: 404 });
  });

  test.each(["not json", "[1]", '"text"', "null"])("a body of %s is refused", async (body) => {
    simulator.logIn();
    const response = await fetch(`http://bygd.localhost:8000${apiBase}/samtykke/reservasjon`, {
      method: "POST",
      headers: { "X-Requested-By": "kfp" },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: "UGYLDIG_FORESPORSEL" });
  });
});

describe("XSRF", () => {
  test.each([
    ["the cookie's value", { "X-XSRF-TOKEN": "right" }, 200],
    ["another value", { "X-XSRF-TOKEN": "wrong" }, 403],
    ["no value", {}, 403],
  ])("a write with %s", async (_, headers, status) => {
    simulator.logIn();
    simulator.visitor().xsrfToken = "right";
    expect((await send("/jumpsst/", "POST", {}, headers)).status).toBe(status);
  });

  test("a read needs no token", async () => {
    simulator.logIn();
    simulator.visitor().xsrfToken = "right";
    expect((await send("/skadekunde/hent")).status).toBe(200);
  });
});

describe("Session status", () => {
  test("answers with the session id after login", async () => {
    simulator.logIn();
    expect(await (await send("/auth/session-status")).json()).toEqual({
      kfpSessionId: simulator.visitor().session?.id,
    });
  });

  test("is an empty 200 without a session", async () => {
    const response = await send("/auth/session-status");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
  });

  test("session-status does not renew the session, every other call does", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      simulator.visitor().sessionSeconds = 100;
      simulator.logIn();
      vi.setSystemTime(Date.now() + 40_500);
      expect((await send("/auth/session-status")).headers.get("X-Session-Expiry")).toBe("60");
      expect((await send("/skadekunde/hent")).headers.get("X-Session-Expiry")).toBe("100");
    } finally {
      vi.useRealTimers();
    }
  });

  test("an expired session answers 401 with its own code, and session-status is empty", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      simulator.logIn();
      vi.setSystemTime(Date.now() + 1800_000);
      const response = await send("/skadekunde/hent");
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ code: "SESJON_UTLOPT" });
      expect((await send("/auth/client-context")).status).toBe(401);
      expect((await send("/auth/extend-session", "POST", {})).status).toBe(401);
      expect(await (await send("/auth/session-status")).json()).toEqual({});
    } finally {
      vi.useRealTimers();
    }
  });

  test("errors and 204 have the expiry header too", async () => {
    simulator.logIn();
    const refused = await send("/samtykke/reservasjon", "POST", { harReservasjon: "ja" });
    const done = await send("/samtykke/reservasjon", "POST", { harReservasjon: true });
    expect([refused.status, refused.headers.get("X-Session-Expiry")]).toEqual([400, "1800"]);
    expect([done.status, done.headers.get("X-Session-Expiry")]).toEqual([204, "1800"]);
  });
});

describe("Login URL", () => {
  test("is the login app on the host of the request, with or without a session", async () => {
    expect(await (await send("/auth/login")).json()).toEqual({
      loginUrl: "http://bygd.localhost:8000/simulator/bankid",
    });
  });
});

describe("Session info", () => {
  test.each<[EntryChannel, string]>([
    ["direkte", "FORSIKRING"],
    ["nettbank", "NETTBANK_BYGD"],
    ["mobilbank", "MOBILBANK_BYGD"],
  ])("entry channel %s is login context %s", async (channel, loginContext) => {
    simulator.logIn("partnerbank", channel);
    expect(await (await send("/auth/client-context")).json()).toEqual({
      loginContext,
      loginBankplassRegisterNummer: "0502",
      distributor: { shortname: "bygd" },
    });
  });

  test("is ÅPEN without a session", async () => {
    expect(await (await send("/auth/client-context")).json()).toEqual({
      loginContext: "ÅPEN",
      distributor: { shortname: "bygd" },
    });
  });
});

describe("Contact info", () => {
  test("is the brand's", async () => {
    simulator.logIn();
    expect(await (await send("/auth/bankkontakt")).json()).toMatchObject({
      navn: "Testmerket kundesenter",
      apningstider: [{ dag: "Mandag–fredag", timer: "08.00–16.00" }],
    });
  });

  test.each([
    ["en", "Monday", "en"],
    ["nn", "Mandag–fredag", "nb"],
    ["de", "Mandag–fredag", "nb"],
  ])("asked for in %s it is in the brand's texts of that language, else in its own", async (asked, dag, language) => {
    simulator.logIn();
    const answer = await send("/auth/bankkontakt", "GET", undefined, { "Accept-Language": asked });
    expect(await answer.json()).toMatchObject({ apningstider: [{ dag }] });
    expect(answer.headers.get("Content-Language")).toBe(language);
  });
});

describe("Extending and logging out", () => {
  test("extending renews the session and keeps its id", async () => {
    simulator.logIn();
    const id = simulator.visitor().session?.id;
    simulator.visitor().renewSession(5);
    const response = await send("/auth/extend-session", "POST", {});
    expect(await response.json()).toEqual({ kfpSessionId: id });
    expect(response.headers.get("X-Session-Expiry")).toBe("1800");
  });

  test("logout ends the session and redirects to the online bank", async () => {
    simulator.logIn();
    const response = await send("/auth/logout", "POST", {});
    expect(await response.json()).toEqual({ logoutUrl: "http://bygd.localhost:8000/simulator/nettbank?utlogget" });
    expect(response.headers.has("X-Session-Expiry")).toBe(false);
    expect((await send("/skadekunde/hent")).status).toBe(401);
  });

  test.each([
    ["https://www.bygd.example/ut", "https://www.bygd.example/ut"],
    ["/simulator/side?navn=Ute", "http://bygd.localhost:8000/simulator/side?navn=Ute"],
  ])("a valid goto is returned: %s", async (goto, logoutUrl) => {
    simulator.logIn();
    expect(await (await send("/auth/logout", "POST", { goto })).json()).toEqual({ logoutUrl });
  });

  test.each(["javascript:alert(1)", "bare tekst", 7])("goto %s is refused", async (goto) => {
    simulator.logIn();
    expect((await send("/auth/logout", "POST", { goto })).status).toBe(400);
  });

  test("a second logout answers 200", async () => {
    expect((await send("/auth/logout", "POST", {})).status).toBe(200);
  });
});
