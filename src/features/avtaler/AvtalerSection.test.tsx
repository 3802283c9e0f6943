import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Json } from "#contract/mergeLayers.ts";
import type { CustomerAvtale } from "#scripts/simulator/world/customer.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const findSection = () => screen.findByRole("region", { name: "Forsikringene dine" });
const findCards = async () => {
  const list = (await within(await findSection()).findAllByRole("list"))[0];
  if (list === undefined) throw new Error("There is no list");
  return within(list).getAllByRole("listitem");
};
const cardOf = async (name: string) => {
  const card = (await screen.findByRole("heading", { name })).closest("li");
  if (card === null) throw new Error(`"${name}" is on no card`);
  return within(card);
};
/** The overview of a customer with these agreements and no others. */
const show = (avtaler: readonly CustomerAvtale[], tenant: Json = {}) => {
  simulator.logIn("ingen");
  simulator.inject({ call: "GET /avtaleoversikt/avtaler", body: { avtaler } });
  return renderPortal({ tenant });
};

describe("Forsikringsoversikt: agreement cards (spec: avtaler-1)", () => {
  test("says what is insured, the price, and where the card leads", async () => {
    simulator.logIn("vanlig");
    renderPortal();
    const bil = await cardOf("Bil");
    expect(bil.getByText("XX 00051")).toBeVisible();
    expect(bil.getByText(/stasjonsvogn/)).toBeVisible();
    expect(bil.getByText("598,25")).toBeVisible();
    expect(bil.getByText("kr/md")).toBeVisible();
    expect(bil.getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/\/privat\/forsikring\/motor\/detaljer\/11000001$/),
    );
  });

  test("is a list, counted, with one link a card that is named by its agreement", async () => {
    simulator.logIn("vanlig");
    renderPortal();
    const cards = await findCards();
    expect(cards).toHaveLength(4);
    expect(screen.getByText("4 forsikringer")).toBeVisible();
    expect(cards.map((card) => within(card).getByRole("link").getAttribute("aria-labelledby"))).not.toContain(null);
    expect(screen.getByRole("link", { name: "Se detaljer Hund Fido, født 2021" })).toBeVisible();
  });

  test.each([
    [{ systemSource: "EIKA_PERSON", avtaleStatus: "PENDING" }, "Under behandling"],
    [{ systemSource: "PROLIFE", avtaleStatus: "PENDING" }, "Midlertidig"],
    [{ systemSource: "NICE", avtaleStatus: "RENEWAL" }, "Fornyelse"],
    [{ systemSource: "NICE", avtaleStatus: "PROCESSING" }, "Under behandling"],
    [
      { systemSource: "NICE", avtaleStatusDescription: "Til Annullasjon", endDate: "2027-03-01" },
      "Avsluttes 01.03.2027",
    ],
    [{ systemSource: "NICE", avtaleStatusDescription: "Til Annullasjon", endDate: "2027-02-31" }, "Avsluttes"],
  ])("shows the state of %j: %s", async (facts, text) => {
    show([{ name: "Hytte", policyNumber: "1", ...facts }]);
    expect((await cardOf("Hytte")).getByText(text)).toBeVisible();
  });

  test("an agreement of the partner damage system leads to the partner, in a new tab that is announced", async () => {
    simulator.logIn("partnerbank");
    renderPortal();
    const link = (await cardOf("Bil hos samarbeidspartner")).getByRole("link");
    const { origin, searchParams } = new URL(link.getAttribute("href") ?? "");
    expect(origin).toBe("https://partner.fjelltrygd.example");
    expect(searchParams.get("forsikringsnummer")).toMatch(/^5\d+$/);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveAccessibleName(/åpnes i ny fane.*Bil hos samarbeidspartner/);
  });

  test.each([[null], ["javascript:alert(1)"], ["http://partner.fjelltrygd.example/avtale"]])(
    "with %s as the partner's address the card has no link",
    async (partnerDetail) => {
      show([{ name: "Bil", policyNumber: "1", systemSource: "EIKA_SKADE" }], { urls: { partnerDetail } });
      expect((await cardOf("Bil")).queryByRole("link")).not.toBeInTheDocument();
    },
  );
});

describe("Data from the server (spec: http-18)", () => {
  test.each(["<img src=x onerror=alert(1)>", "{{navn}} $t(felles.lukk)", "Innbo \u202egnirkisrof", "$& $' %s"])(
    "text is text, and isolated: %s",
    async (name) => {
      show([{ name, description: name, policyNumber: "1" }]);
      const card = (await findCards())[0];
      const texts = [...(card?.querySelectorAll("bdi") ?? [])].map((element) => element.textContent);
      expect(texts).toEqual([name, name]);
      expect(card?.querySelector("img")).toBeNull();
    },
  );

  test.each([[null], [undefined], [""], ["etter avtale"], [123_456_789_012.99]])(
    "the price %j is no price, and the card says so (spec: avtaler-44)",
    async (monthlyPrice) => {
      show([{ name: "Hytte", policyNumber: "1", ...(monthlyPrice !== undefined && { monthlyPrice }) }]);
      const card = await cardOf("Hytte");
      expect(card.queryByText("kr/md")).not.toBeInTheDocument();
      expect(card.getByText("Prisen kan ikke vises")).toBeVisible();
    },
  );

  test.each([
    ["1234.5", "1\u00a0234,50"],
    [-312.4, "\u2212312,40"],
    ["-0", "0"],
  ])("the price %j reads %j", async (monthlyPrice, text) => {
    show([{ name: "Hytte", policyNumber: "1", monthlyPrice }]);
    expect((await cardOf("Hytte")).getByText(text, { normalizer: (shown) => shown })).toBeVisible();
  });

  test("missing data is left out: no dead link, no empty line, and a general name", async () => {
    show([{}, { policyNumber: "  ", name: " ", productType: "BIL" }]);
    const cards = await findCards();
    for (const card of cards) {
      expect(within(card).getByRole("heading", { level: 3, name: "Forsikring" })).toBeVisible();
      expect(within(card).queryByRole("link")).not.toBeInTheDocument();
    }
  });

  test("two agreements with one number are two cards", async () => {
    show([
      { name: "Første", policyNumber: "7" },
      { name: "Andre", policyNumber: "7" },
    ]);
    expect(await findCards()).toHaveLength(2);
  });

  test("unknown values have no badge and the default link", async () => {
    show([{ name: "Ny", policyNumber: "7", productType: "ROMREISE", systemSource: "NYTT", avtaleStatus: "SVEVENDE" }]);
    const card = await cardOf("Ny");
    expect(card.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/\/privat\/forsikring\/detaljer\/7$/));
    expect(card.queryByText(/behandling|Midlertidig|Fornyelse|Avsluttes/)).not.toBeInTheDocument();
  });

  test("500 agreements are lists of 500 in all", async () => {
    simulator.logIn("femhundre");
    renderPortal();
    expect(await screen.findByText("500 forsikringer")).toBeInTheDocument();
    const section = await findSection();
    // As long as the test may take: they are drawn group by group, on a busy machine for more than the usual 20 s.
    const drawn = () => section.querySelectorAll("details > ul > li").length;
    await expect.poll(drawn, { timeout: 60_000 }).toBe(500);
  });
});
