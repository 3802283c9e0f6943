import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Json } from "#contract/mergeLayers.ts";
import type { CustomerTilbud } from "#scripts/simulator/world/customer.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const list = "GET /avtaleoversikt/tilbud";
const open = (customer: string, tenant: Json = {}) => {
  simulator.logIn(customer);
  return renderPortal({ path: "/tilbud", tenant });
};
/** The page of a customer with these offers and no others. */
const show = (tilbud: readonly CustomerTilbud[], rest: object = {}) => {
  simulator.inject({ call: list, body: { tilbud, ...rest } });
  return open("ingen");
};
const findCards = async () =>
  within(await screen.findByRole("region", { name: "Tilbudene dine" })).findAllByRole("heading", { level: 2 });
const cardOf = async (name: string) => {
  const card = (await screen.findByRole("heading", { level: 2, name })).closest("li");
  if (card === null) throw new Error(`"${name}" is on no card`);
  return within(card);
};

describe("Offers page: title and lead text (spec: tilbud-5, tilbud-6)", () => {
  test("with offers it is 'Tilbudene dine', with the lead text", async () => {
    open("vanlig");
    expect(await findCards()).toHaveLength(2);
    expect(screen.getByRole("heading", { level: 1, name: "Tilbudene dine" })).toBeVisible();
    expect(
      screen.getByText("Det er lurt å sikre seg med gode forsikringer. Her er forsikringene du har sett på tidligere."),
    ).toBeVisible();
  });

  test("without offers it is 'Du har ingen tilbud', and says what to do next", async () => {
    open("ingen");
    expect(await screen.findByRole("heading", { level: 1, name: "Du har ingen tilbud" })).toBeVisible();
    expect(screen.queryByText(/Det er lurt å sikre seg/)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Se alle våre forsikringer" })).toHaveAttribute(
      "href",
      "/privat/forsikring/oversikt/kjopsinnganger",
    );
  });

  test("where nothing can be bought, no offers lead nowhere", async () => {
    open("ingen", { features: { purchase: false } });
    await screen.findByRole("heading", { level: 1, name: "Du har ingen tilbud" });
    expect(screen.queryByRole("link", { name: "Se alle våre forsikringer" })).not.toBeInTheDocument();
  });

  test("while they are fetched, it says so", async () => {
    const release = simulator.hold({ call: list });
    open("vanlig");
    expect(await screen.findByText("Henter tilbudene dine")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Tilbudene dine" })).toBeVisible();
    release();
    await findCards();
    expect(screen.queryByText("Henter tilbudene dine")).not.toBeInTheDocument();
  });
});

describe("Each offer is a card (spec: tilbud-7)", () => {
  test("with what is insured, 'kr/md' and 'kr/år', and how long it is valid", async () => {
    show([
      {
        policyNumber: "1",
        versionNumber: "1",
        productType: "REISE",
        name: "Reise",
        description: "En person",
        monthlyPrice: 89.5,
        yearlyPrice: 1074,
        expirationDate: "2099-01-31",
      },
    ]);
    const card = await cardOf("Reise");
    expect(card.getByText("En person")).toBeVisible();
    expect(card.getByText("89,50")).toBeVisible();
    expect(card.getByText("kr/md")).toBeVisible();
    expect(card.getByText("1 074")).toBeVisible();
    expect(card.getByText("kr/år")).toBeVisible();
    expect(card.getByText("Gyldig til 31.01.2099")).toBeVisible();
    expect(card.queryByText("Herav trafikkforsikringsavgift til staten")).not.toBeInTheDocument();
  });

  test("past its date it says so, and can only be removed (spec: tilbud-9)", async () => {
    show([{ policyNumber: "1", versionNumber: "1", productType: "BIL", name: "Bil", expirationDate: "2020-01-01" }]);
    const card = await cardOf("Bil");
    expect(card.getByText("Gikk ut 01.01.2020")).toBeVisible();
    expect(card.queryByRole("link")).not.toBeInTheDocument();
    expect(card.getByRole("button", { name: "Fjern tilbud Bil" })).toBeVisible();
  });

  test("with the monthly traffic-insurance fee to the state, where there is one", async () => {
    show([
      { policyNumber: "1", productType: "BIL", name: "Bil", monthlyPrice: 598.25, detaljer: { tfaMonthly: 268.42 } },
    ]);
    const card = await cardOf("Bil");
    expect(card.getByText("Herav trafikkforsikringsavgift til staten")).toBeVisible();
    expect(card.getByText("268,42")).toBeVisible();
  });

  test.each([
    ["a price of 0", { monthlyPrice: 0, yearlyPrice: 0 }],
    ["a price that cannot be read", { monthlyPrice: 123456789012.99 }],
    ["no price", {}],
  ])("the fee is no part of %s (spec: tilbud-28)", async (_, prices) => {
    show([{ policyNumber: "1", productType: "BIL", name: "Bil", ...prices, detaljer: { tfaMonthly: 268.42 } }]);
    const card = await cardOf("Bil");
    expect(card.queryByText(/Herav/)).not.toBeInTheDocument();
    const missing = "Vi kan ikke vise prisen på dette tilbudet.";
    expect(card.queryAllByText(missing)).toHaveLength("yearlyPrice" in prices ? 0 : 1);
  });

  test("a fee of 0 is no fee, and is not shown (spec: tilbud-10)", async () => {
    show([{ policyNumber: "1", productType: "BIL", name: "Bil", monthlyPrice: 398, detaljer: { tfaMonthly: 0 } }]);
    const card = await cardOf("Bil");
    expect(card.getByText("398")).toBeVisible();
    expect(card.queryByText(/trafikkforsikringsavgift/)).not.toBeInTheDocument();
  });

  test("with the offers bundled with it, each with its own prices", async () => {
    open("mange");
    const pakke = within((await cardOf("Hus")).getByRole("list", { name: "Også med i pakken" }));
    expect(pakke.getAllByRole("listitem")).toHaveLength(1);
    expect(pakke.getByText("Innbo")).toBeVisible();
    expect(pakke.getByText("187")).toBeVisible();
    expect(pakke.getByText("2 244")).toBeVisible();
  });

  test("with a 'Fortsett' link, named by the offer", async () => {
    open("mange");
    const link = await screen.findByRole("link", { name: "Fortsett Hus Eksempelgata 3" });
    const { pathname, search } = new URL(link.getAttribute("href") ?? "");
    expect(pathname + search).toBe(
      "/privat/forsikring/hus/startside-tilbud?husAvtale=80000101&version=1&innboAvtale=80000102",
    );
  });

  test.each([
    ["versionNumber", { policyNumber: "1", productType: "BIL" }],
    ["policyNumber", { versionNumber: "1", productType: "BIL" }],
    ["a product with a place to go on", { policyNumber: "1", versionNumber: "1", productType: "LIV" }],
  ])("without %s it leads to the contact details instead", async (_, facts) => {
    show([{ name: "Noe", ...facts }]);
    const card = await cardOf("Noe");
    expect(card.queryByRole("link", { name: /Fortsett/ })).not.toBeInTheDocument();
    expect(card.getByRole("link", { name: "Ta kontakt for å gå videre Noe" })).toHaveAttribute(
      "href",
      "#kontakt-telefon",
    );
  });

  test("in the order system, name, description", async () => {
    show([
      { name: "Båt", systemSource: "PROLIFE", monthlyPrice: 1 },
      { name: "Ås", systemSource: "NICE", monthlyPrice: 1 },
      { name: "Bil", description: "Ørn", systemSource: "NICE" },
      { name: "Bil", description: "And", systemSource: "NICE" },
      { name: "Alt", systemSource: "NSF", monthlyPrice: 1 },
    ]);
    const cards = await findCards();
    expect(
      cards.map((heading) => heading.closest("li")?.querySelector("p")?.textContent ?? heading.textContent),
    ).toEqual(["And", "Ørn", "Ås", "Båt", "Alt"]);
  });
});

describe("Data from the server (spec: tilbud-17)", () => {
  test("missing or unreadable data is left out: no price of 0, no date, no dead button", async () => {
    show([{ expirationDate: "2026-02-31", monthlyPrice: "etter avtale", yearlyPrice: null, pakkeTilbud: null }]);
    const card = await cardOf("Forsikring");
    expect(card.queryByText(/kr\/|Gyldig til/)).not.toBeInTheDocument();
    expect(card.queryByRole("button")).not.toBeInTheDocument();
  });

  test.each(["", ".", "..", null])("an offer without a usable number cannot be removed: %j", async (policyNumber) => {
    show([{ policyNumber, name: "Bil" }]);
    const card = await cardOf("Bil");
    expect(card.getByRole("link", { name: /Ta kontakt for å gå videre/ })).toBeVisible();
    expect(card.queryByRole("button")).not.toBeInTheDocument();
  });

  test.each(["<img src=x onerror=alert(1)>", "{{name}} $t(fjern)", "Innbo \u202egnirkisrof"])(
    "text is text, and isolated: %s",
    async (name) => {
      show([{ policyNumber: "1", name, pakkeTilbud: [{ name }] }]);
      const texts = [...((await findCards())[0]?.closest("li")?.querySelectorAll("bdi") ?? [])];
      expect(texts.map((element) => element.textContent)).toEqual([name, name]);
      expect(screen.getByRole("button", { name: `Fjern tilbud ${name}` })).toBeVisible();
    },
  );

  test("200 offers are one list of 200, and only the visible ones are rendered", async () => {
    open("femhundre");
    expect(await findCards()).toHaveLength(200);
    const [list] = within(screen.getByRole("region", { name: "Tilbudene dine" })).getAllByRole("list");
    expect(list).toHaveAttribute("data-long");
    // The region and the heading have that name: a list with it would say it a third time (spec: focus-15).
    expect(list).not.toHaveAccessibleName();
  });
});
