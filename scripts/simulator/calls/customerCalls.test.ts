import { describe, expect, test } from "vitest";
import { startSimulator } from "#tests/support/simulator.ts";
import { apiBase, callNames } from "#contract/callNames.ts";

const simulator = startSimulator();

const send = (path: string, method = "GET", body?: object) =>
  fetch(`http://test.localhost:8000${apiBase}${path}`, {
    method,
    headers: { "X-Requested-By": "kfp" },
    ...(body && { body: JSON.stringify(body) }),
  });

const read = async (path: string): Promise<unknown> => (await send(path)).json();

const codeOf = async (response: Response) => [response.status, await response.json()];

describe("Every call of the contract", () => {
  const bodies: Record<string, object> = {
    "POST /auth/extend-session": {},
    "POST /auth/logout": {},
    "POST /jumpsst/": {},
    "PUT /skadekunde/kontaktinformasjon": { epostAdresse: "ny@kunde.example" },
    "POST /liv/kunde/v1/contactInfo": { epost: "ny@kunde.example" },
    "POST /samtykke/reservasjon": { harReservasjon: true },
    "POST /samtykke/oppdater": { marketingConsentApproved: true },
    "POST /feedback/": { productCode: "OVERSIKT", feedbackValue: "ja", text: "", page: "/" },
  };
  const queries: Record<string, string> = {
    "GET /samtykke/tekster": "?bankkunde=false",
    "GET /nbo/produktanbefaling": "?produkt=OVERSIKT",
  };

  test.each(callNames)("%s is answered", async (call) => {
    simulator.logIn("mange");
    simulator.customer("mange").livkunde = { eksisterer: true };
    const [method = "", path = ""] = call.split(" ");
    const response = await send(
      path.replace(":policyNumber", "80000101") + (queries[call] ?? ""),
      method,
      bodies[call] ?? undefined,
    );
    expect([200, 204]).toContain(response.status);
    expect(simulator.requests(call)).toHaveLength(1);
  });
});

describe("The damage customer's contact details", () => {
  test("a new e-mail address is saved; the answer is the whole customer", async () => {
    simulator.logIn("vanlig");
    const response = await send("/skadekunde/kontaktinformasjon", "PUT", { epostAdresse: "ny@kunde.example" });
    const kunde: unknown = await response.json();
    expect(kunde).toMatchObject({
      navn: "Vanja Vanlig",
      kontaktInformasjon: { epostAdresse: "ny@kunde.example", mobilNummer: "49000001" },
    });
    expect(await read("/skadekunde/hent")).toEqual(kunde);
  });

  test.each([
    [{ epostAdresse: "uten-krøllalfa" }, "UGYLDIG_MAILADRESSE"],
    [{ epostAdresse: "" }, "UGYLDIG_MAILADRESSE"],
    [{ epostAdresse: "alt-riktig@ukjent.example" }, "UGYLDIG_MAILADRESSE"],
    [{ mobilNummer: "1234567" }, "UGYLDIG_MOBILNR"],
    [{ mobilNummer: "02345678" }, "UGYLDIG_MOBILNR"],
    [{ mobilNummer: 49_000_001 }, "UGYLDIG_MOBILNR"],
    [{ telefon: "49000001" }, "UGYLDIG_FORESPORSEL"],
  ])("%o is refused, and nothing changes", async (body, code) => {
    simulator.logIn("vanlig");
    const before = await read("/skadekunde/hent");
    expect(await codeOf(await send("/skadekunde/kontaktinformasjon", "PUT", body))).toEqual([400, { code }]);
    expect(await read("/skadekunde/hent")).toEqual(before);
  });

  test("a customer without a customer number answers 404", async () => {
    simulator.logIn("liv");
    const body = { epostAdresse: "ny@kunde.example" };
    expect((await send("/skadekunde/kontaktinformasjon", "PUT", body)).status).toBe(404);
  });

  test("a customer unknown to the damage systems answers 204", async () => {
    simulator.logIn("ukjent-i-skade");
    expect((await send("/skadekunde/hent")).status).toBe(204);
  });
});

describe("The life customer's contact details", () => {
  test("are saved; the phone number is optional", async () => {
    simulator.logIn("liv");
    expect((await send("/liv/kunde/v1/contactInfo", "POST", { epost: "ny@kunde.example" })).status).toBe(204);
    expect(await read("/liv/kunde/v1/kunde")).toEqual({
      eksisterer: true,
      epost: "ny@kunde.example",
      telefon: "49000008",
    });
  });

  test.each([
    [{ epost: "feil" }, "UGYLDIG_MAILADRESSE"],
    [{ telefon: "49000009" }, "UGYLDIG_MAILADRESSE"],
    [{ epost: "ny@kunde.example", telefon: "12" }, "UGYLDIG_MOBILNR"],
  ])("%o is refused", async (body, code) => {
    simulator.logIn("liv");
    expect(await codeOf(await send("/liv/kunde/v1/contactInfo", "POST", body))).toEqual([400, { code }]);
  });
});

describe("Addresses", () => {
  test("an update fetches the address of the population register", async () => {
    simulator.logIn("vanlig");
    expect(await read("/adresse/kundeadresser")).toMatchObject({ kundeadresser: [{ isFolkreregistrert: false }] });
    expect((await send("/adresse/oppdater", "POST")).status).toBe(204);
    expect(await read("/adresse/kundeadresser")).toMatchObject({
      kundeadresser: [{ isFolkreregistrert: true, gatenavn: "Nyveien", postnummer: "0150" }],
    });
  });

  test("postal codes are strings with their leading zero", async () => {
    simulator.logIn();
    const { postnummerList } = (await read("/adresse/postnummer")) as { postnummerList: unknown[] };
    expect(postnummerList).toContainEqual({ kode: "0150", navn: "OSLO" });
  });
});

describe("Consents and reservation", () => {
  test.each([
    [{ marketingConsentApproved: true }, { marketingConsent: "AUTHORIZED", crossDomainConsent: "NOT_AUTHORIZED" }],
    [{ crossDomainConsentApproved: true }, { marketingConsent: "NOT_AUTHORIZED", crossDomainConsent: "AUTHORIZED" }],
  ])("%o is saved", async (body, samtykker) => {
    simulator.logIn("vanlig");
    expect((await send("/samtykke/oppdater", "POST", body)).status).toBe(204);
    expect(await read("/skadekunde/hent")).toMatchObject({ samtykker });
  });

  test.each([[{}], [{ marketingConsentApproved: "ja" }]])("%o is refused", async (body) => {
    simulator.logIn("vanlig");
    expect((await send("/samtykke/oppdater", "POST", body)).status).toBe(400);
  });

  test("bank customers get no text about marketing", async () => {
    simulator.logIn();
    const kinds = async (bankkunde: string) =>
      ((await read(`/samtykke/tekster?bankkunde=${bankkunde}`)) as { samtykke: string }[]).map((text) => text.samtykke);
    expect(await kinds("false")).toEqual(["MARKETING", "CROSS_DOMAIN"]);
    expect(await kinds("true")).toEqual(["CROSS_DOMAIN"]);
  });

  test("the reservation is saved", async () => {
    simulator.logIn();
    expect((await send("/samtykke/reservasjon", "POST", { harReservasjon: true })).status).toBe(204);
    expect(await read("/samtykke/reservasjon/hent")).toEqual({ hasReservasjon: true });
  });
});

describe("Tasks, feedback and recommendations", () => {
  test("tasks are the customer's", async () => {
    simulator.logIn("mange");
    expect(await read("/oversikt/helseerklaering")).toEqual({ count: 1 });
    expect(await read("/oversikt/aksepttilbud")).toEqual({ count: 2 });
    expect(await read("/eikaintegrasjon/kundekommunikasjon")).toEqual({ hasUlesteMeldinger: true });
    expect(await read("/motor/oppgaver/motoroppgaver")).toMatchObject({
      oppgaver: [{ oppgavetype: "ENDRE_KMSTAND", avtalenummer: "10000115" }, {}, {}],
    });
  });

  test("every request gets a new jump token", async () => {
    simulator.logIn();
    const token = async () => (await (await send("/jumpsst/", "POST", {})).json()) as { jumpSst: string };
    expect((await token()).jumpSst).not.toBe((await token()).jumpSst);
  });

  test("feedback text is at most 250 characters", async () => {
    simulator.logIn();
    const status = async (text: string) =>
      (await send("/feedback/", "POST", { productCode: "X", feedbackValue: "5", text, page: "/" })).status;
    expect(await status("a".repeat(250))).toBe(204);
    expect(await status("a".repeat(251))).toBe(400);
  });

  test("the product in the query is not recommended", async () => {
    simulator.logIn();
    const { scores } = (await read("/nbo/produktanbefaling?produkt=REISE")) as {
      scores: { nextBestOfferProdukt: string }[];
    };
    expect(scores.map((score) => score.nextBestOfferProdukt)).not.toContain("REISE");
    expect(scores.length).toBeGreaterThan(3);
  });

  test("the answer for the control group says so", async () => {
    simulator.logIn("kontrollgruppe");
    expect(await read("/nbo/produktanbefaling?produkt=OVERSIKT")).toMatchObject({ controlgroup: true });
  });
});
