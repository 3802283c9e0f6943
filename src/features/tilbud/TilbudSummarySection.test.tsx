import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { CustomerTilbud } from "#scripts/simulator/world/customer.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const call = "GET /avtaleoversikt/tilbud";
const offer = (name: string, monthlyPrice = 100): CustomerTilbud => ({
  name,
  monthlyPrice,
  policyNumber: name,
  systemSource: "NICE",
});
const show = (tilbud: readonly CustomerTilbud[], systemSourceError = false) => {
  simulator.logIn("ingen");
  simulator.inject({ call, body: { tilbud, systemSourceError } });
  return renderPortal();
};
const findCard = async () => within(await screen.findByRole("region", { name: "Tilbudene dine" }));
const names = ["Innbo", "Bil", "Reise", "Hund", "Ås", "Båt"];

describe("Offers card of the overview (spec: tilbud-1, tilbud-3)", () => {
  test.each([
    [1, undefined, false],
    [2, undefined, true],
    [3, undefined, true],
    [4, "+ 1 forsikring(er)", true],
    [6, "+ 3 forsikring(er)", true],
  ] as const)("%i offers: at most three are listed, then %s", async (count, more, hasDiscount) => {
    show(names.slice(0, count).map((name) => offer(name)));
    const card = await findCard();
    expect(card.getAllByRole("listitem")).toHaveLength(Math.min(3, count));
    expect(card.queryByText(/forsikring\(er\)/)?.textContent).toBe(more);
    expect(card.queryAllByText("inntil 20 % rabatt")).toHaveLength(hasDiscount ? 1 : 0);
  });

  test("in the order of the overview of offers, with the price per month", async () => {
    show([offer("Innbo", 89.5), offer("Bil", 1234)]);
    const lines = (await findCard()).getAllByRole("listitem").map((line) => line.textContent);
    expect(lines).toEqual(["Bil1\u00a0234 kr/mdkroner i måneden", "Innbo89,50 kr/mdkroner i måneden"]);
  });

  test("a missing price is not shown", async () => {
    show([{ name: "Bil", policyNumber: "1", monthlyPrice: null }]);
    expect((await findCard()).getByRole("listitem")).toHaveTextContent(/^Bil$/);
  });

  test("leads to the offers", async () => {
    const { user } = show([offer("Bil")]);
    await user.click((await findCard()).getByRole("link", { name: "Se tilbudene dine" }));
    await waitFor(async () =>
      expect(await screen.findByRole("heading", { level: 1, name: "Tilbudene dine" })).toHaveFocus(),
    );
  });

  test("says when some may be missing (spec: tilbud-4)", async () => {
    show([offer("Bil")], true);
    expect(
      (await findCard()).getByText(
        "Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.",
      ),
    ).toBeVisible();
  });

  test.each([
    ["without offers", {}],
    ["in a brand without offers", { features: { offers: false } }],
  ])("%s it is not shown", async (title, tenant) => {
    simulator.logIn(title === "without offers" ? "ingen" : "vanlig");
    renderPortal({ tenant });
    await screen.findByRole("heading", { name: "Kjøp forsikring" });
    await waitFor(() => expect(simulator.requests("GET /oversikt/helseerklaering")).toHaveLength(1));
    expect(screen.queryByRole("region", { name: "Tilbudene dine" })).not.toBeInTheDocument();
  });

  test("a failure shows a message; 'Prøv igjen' shows the card and focuses its heading", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call, status: 500, times: 2 });
    const { user } = renderPortal();
    const card = await findCard();
    expect(card.getByRole("alert")).toHaveTextContent("En feil oppsto ved henting av dine tilbud.");
    await user.click(card.getByRole("button", { name: "Prøv igjen" }));
    expect(await screen.findByRole("link", { name: "Se tilbudene dine" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Tilbudene dine" })).toHaveFocus());
  });

  test("no offers after a retry: a message says so in place of the card", async () => {
    simulator.logIn("ingen");
    simulator.inject({ call, status: 500, times: 2 });
    const { user } = renderPortal();
    await user.click((await findCard()).getByRole("button", { name: "Prøv igjen" }));
    const answer = await screen.findByText("Du har ingen tilbud.");
    await waitFor(() => expect(answer).toHaveFocus());
  });
});
