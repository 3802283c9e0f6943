import { describe, expect, test } from "vitest";
import { screen, waitFor } from "@testing-library/react";
import { avtalerAnswer } from "#answers/avtaler.ts";
import { clientContextAnswer } from "#answers/session.ts";
import { markOf, storedStateKey } from "#core/query/readStoredState.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import { pageVersion } from "#core/page/pageVersion.ts";
import type { Fault } from "#scripts/simulator/world/fault.ts";
import { askSessionId, callEarly, openPage } from "#tests/support/screens/bootHarness.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const ownCall = "GET /avtaleoversikt/avtaler";

const namesOf = (cards: readonly HTMLElement[]) => cards.map((card) => card.querySelector("h3")?.textContent);

/** Keeps answers in the tab as the query cache does. */
async function store(sessionId: string): Promise<void> {
  const keep = (queryKey: readonly string[], data: unknown) => ({
    queryKey,
    queryHash: JSON.stringify(queryKey),
    state: { data, status: "success", dataUpdatedAt: Date.now() },
  });
  const queries = [
    keep(queryKeys.clientContext, clientContextAnswer.read(await (await callEarly("/auth/client-context")).json())),
    keep(queryKeys.egneAvtaler, avtalerAnswer.read(await (await callEarly("/avtaleoversikt/avtaler")).json())),
  ];
  const state: unknown = JSON.parse(JSON.stringify({ mutations: [], queries }));
  const kept = { writtenAt: Date.now(), mark: markOf(pageVersion(), sessionId), state };
  window.sessionStorage.setItem(storedStateKey, JSON.stringify(kept));
}

describe("The agreements before the framework (spec: loading-11)", () => {
  test("are drawn from the answers: name, description, price, badge and link", async () => {
    simulator.logIn("ingen");
    simulator.inject({
      call: ownCall,
      body: {
        avtaler: [
          {
            name: "Hytte",
            description: "På fjellet",
            policyNumber: "7",
            productType: "FRITIDSHUS",
            monthlyPrice: 1234.5,
          },
          { name: "Hus", avtaleStatusDescription: "Til Annullasjon", endDate: "2099-03-01" },
          { policyNumber: "8", avtaleStatus: "RENEWAL" },
        ],
        monthlySum: 1234.5,
      },
    });
    const page = openPage();
    await page.draw(await askSessionId());
    // What needs attention comes first.
    const [hus, hytte, nameless] = page.cards();
    expect(hytte).toHaveTextContent(/^HyttePå fjellet1.234,50 kr\/mdkroner i månedenSe detaljer$/);
    const path = "/privat/forsikring/skade/fritidshus/detaljer/7";
    expect(hytte?.querySelector("a")).toHaveAttribute("href", window.location.origin + path);
    expect(hus).toHaveTextContent(/^HusAvsluttes 01\.03\.2099Prisen kan ikke vises$/);
    expect(nameless).toHaveTextContent(/^ForsikringFornyelsePrisen kan ikke visesSe detaljer$/);
    expect(page.section()).toHaveTextContent("3 forsikringer");
    expect([...page.root.querySelectorAll("[data-band] dl")].map((sum) => sum.textContent)).toEqual([
      expect.stringMatching(/^Per måned1.234,50 kr\/mdkroner i måneden$/),
    ]);
  });

  test.each(["vanlig", "engelsk"])(
    "in English, as the portal draws those of %s (spec: languages-33)",
    async (customer) => {
      document.documentElement.lang = "en";
      document.documentElement.dataset["languages"] = "";
      simulator.logIn(customer);
      const page = openPage();
      await page.draw(await askSessionId());
      const [first] = page.cards();
      expect(first).toHaveTextContent(/598\.25/);
      expect(first?.querySelector("h3")?.getAttribute("lang")).toBe(customer === "vanlig" ? "nb" : null);
      const drawn = [page.section(), ...page.cards()];
      const { recovered } = await page.startPortal();
      await screen.findByRole("heading", { level: 3, name: customer === "vanlig" ? "Bil" : "Car" });
      expect(recovered).toEqual([]);
      expect([page.section(), ...page.cards()]).toEqual(drawn);
      expect([page.section(), ...page.cards()].every((element, at) => element === drawn[at])).toBe(true);
    },
  );

  test("500 of them: closed groups with their sums, and the count of all", async () => {
    simulator.logIn("femhundre");
    const page = openPage();
    await page.draw(await askSessionId());
    expect(page.cards()).toHaveLength(0);
    expect(page.section()).toHaveTextContent("500 forsikringer");
    const groups = [...page.section().querySelectorAll("details > summary")].map((head) => head.textContent);
    expect(groups).toHaveLength(6);
    expect(groups[0]).toMatch(/^Kjøretøy150 forsikringer[\d\s,]+ kr\/mdkroner i måneden$/);
  });

  test("a link that is being pressed, and the focus, stay when the list is drawn again with the same agreements", async () => {
    simulator.logIn("vanlig");
    const release = simulator.hold({ call: "GET /auth/client-context" });
    const page = openPage();
    const drawn = page.draw(await askSessionId());
    await waitFor(() => expect(page.section().querySelector("a")).not.toBeNull());
    const pressed = page.section().querySelector("a");
    pressed?.focus();
    release();
    await drawn;
    expect(pressed).toBeInTheDocument();
    expect(pressed).toHaveFocus();
  });

  test("a group that the customer has opened stays open, with the focus, when the partner's agreements arrive", async () => {
    simulator.logIn("femhundre");
    const release = simulator.hold({
      call: "GET /eikaintegrasjon/avtaler",
      body: { avtaler: [{ name: "Hund", productType: "HUND", policyNumber: "9", systemSource: "EIKA_SKADE" }] },
    });
    simulator.inject({ call: "GET /auth/client-context", body: { loginBankplassRegisterNummer: "2050" } });
    const page = openPage();
    const drawn = page.draw(await askSessionId());
    await waitFor(() => expect(page.section().querySelector("summary")).not.toBeNull());
    const before = page.section().querySelector("summary");
    before?.focus();
    before?.click();
    release();
    await drawn;
    const [opened, closed] = page.section().querySelectorAll("details");
    expect(page.section()).toHaveTextContent("501 forsikringer");
    expect(before?.isConnected).toBe(false);
    expect(opened?.open).toBe(true);
    expect(opened?.querySelector("summary")).toHaveFocus();
    expect(closed?.open).toBe(false);
  });

  test("30 of one kind that need attention: the cards that fill the screen", async () => {
    simulator.logIn("ingen");
    const avtaler = Array.from({ length: 30 }, (_, at) => ({ policyNumber: String(at), avtaleStatus: "PROCESSING" }));
    simulator.inject({ call: ownCall, body: { avtaler } });
    const page = openPage();
    await page.draw(await askSessionId());
    expect(page.cards()).toHaveLength(20);
  });

  test("text is text", async () => {
    const name = "<img src=x onerror=alert(1)>";
    simulator.logIn("ingen");
    simulator.inject({ call: ownCall, body: { avtaler: [{ name, description: name, policyNumber: "1" }] } });
    const page = openPage();
    await page.draw(await askSessionId());
    expect(namesOf(page.cards())).toEqual([name]);
    expect(page.root.querySelector("section img")).toBeNull();
  });

  test.each(["javascript:alert(1)", "http://partner.fjelltrygd.example/avtale"])(
    "an agreement of the partner has no link to %s",
    async (partnerDetail) => {
      simulator.logIn("ingen");
      simulator.inject({ call: ownCall, body: { avtaler: [{ policyNumber: "1", systemSource: "EIKA_SKADE" }] } });
      const page = openPage({ urls: { partnerDetail } });
      await page.draw(await askSessionId());
      expect(page.cards()).toHaveLength(1);
      expect(page.section().querySelector("li a, [data-clickable]")).toBeNull();
    },
  );

  test("those that the tab has stored for this session are drawn before their call is answered", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    const sessionId = await askSessionId();
    await store(sessionId);
    simulator.hold({ call: ownCall });
    await page.draw(sessionId);
    expect(namesOf(page.cards())).toContain("Bil");
  });

  test("those that are stored for another session are never drawn", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    await store("another-session");
    const before = page.markup();
    const release = simulator.hold({ call: ownCall, status: 500 });
    const drawn = page.draw(await askSessionId());
    await waitFor(() => expect(simulator.requests(ownCall)).toHaveLength(2));
    expect(page.markup()).toBe(before);
    release();
    await drawn;
    expect(page.markup()).toBe(before);
  });
});

describe("What is left to the portal (spec: loading-12)", () => {
  test.each([
    { status: 401 },
    { status: 500 },
    { status: 204 },
    { kind: "abort" },
    { kind: "html" },
    { kind: "truncated" },
    { kind: "null" },
    { kind: "empty" },
    { body: { avtaler: 3 } },
    { body: { avtaler: [] } },
    { body: { avtaler: [{ name: "Bil" }], systemSourceError: true } },
  ] satisfies Omit<Fault, "call">[])("%j: the skeleton stays", async (fault) => {
    simulator.logIn("vanlig");
    const page = openPage();
    const sessionId = await askSessionId();
    simulator.inject({ call: ownCall, ...fault });
    const before = page.markup();
    await page.draw(sessionId);
    expect(page.markup()).toBe(before);
    expect(window.portalDrawing?.drawn).toBeUndefined();
  });

  test("a 401 takes back what is drawn", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    const sessionId = await askSessionId();
    const before = page.markup();
    const release = simulator.hold({ call: "GET /auth/client-context", status: 401 });
    const drawn = page.draw(sessionId);
    await waitFor(() => expect(page.cards()).not.toHaveLength(0));
    release();
    await drawn;
    expect(page.markup()).toBe(before);
    expect(window.portalDrawing?.drawn).toBeUndefined();
  });

  test("a 401 that arrives after hydration has begun: the elements are React's", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    const sessionId = await askSessionId();
    const release = simulator.hold({ call: "GET /auth/client-context", status: 401 });
    const drawn = page.draw(sessionId);
    await waitFor(() => expect(page.cards()).not.toHaveLength(0));
    const before = page.markup();
    if (window.portalDrawing) window.portalDrawing.isFrozen = true;
    release();
    await drawn;
    expect(page.markup()).toBe(before);
  });

  test("an environment with other texts than the static shell", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    const brand = document.getElementById("brand");
    const block = JSON.parse(brand?.textContent ?? "") as { environments: { Test: { overlay: object } } };
    block.environments.Test.overlay = { texts: { avtaler: { heading: "Alt du har" } } };
    if (brand) brand.textContent = JSON.stringify(block);
    const before = page.markup();
    await page.draw(await askSessionId());
    expect(page.markup()).toBe(before);
  });

  test("the page that a login leads to", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    window.sessionStorage.setItem("kfp-wanted-path", "/tilbud");
    const before = page.markup();
    await page.draw(await askSessionId());
    expect(page.markup()).toBe(before);
  });

  test("a session that becomes known after the portal has rendered: the elements are React's", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    const sessionId = await askSessionId();
    await store(sessionId);
    const draw = await page.prepare();
    await page.startPortal();
    await screen.findByRole("heading", { level: 3, name: "Bil" });
    const section = page.section();
    await draw(sessionId);
    expect(page.section()).toBe(section);
  });

  test("an answer that arrives after hydration has begun", async () => {
    simulator.logIn("vanlig");
    const page = openPage();
    const release = simulator.hold({ call: ownCall });
    const drawn = page.draw(await askSessionId());
    await page.startPortal();
    release();
    await drawn;
    await screen.findByRole("heading", { level: 3, name: "Bil" });
    expect(screen.getAllByRole("region", { name: "Forsikringene dine" })).toHaveLength(1);
    expect(window.portalDrawing?.drawn).toBeUndefined();
  });
});
