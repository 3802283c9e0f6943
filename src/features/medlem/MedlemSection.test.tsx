import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const memberBenefits = { title: "Medlemsfordelen din", text: "Du har lavere egenandel." };
const findPage = () => screen.findByRole("heading", { name: "Kjøp forsikring" });

describe("Member content (spec: oversikt-8, oversikt-9, oversikt-10)", () => {
  test("a member reads about the benefits", async () => {
    simulator.logIn("lo-medlem");
    renderPortal({ tenant: { marketing: { memberBenefits } } });
    const section = within(await screen.findByRole("region", { name: "Medlemsfordelen din" }));
    expect(section.getByText("Du har lavere egenandel.")).toBeVisible();
  });

  test("a customer who is not a member does not", async () => {
    simulator.logIn("vanlig");
    renderPortal({ tenant: { marketing: { memberBenefits } } });
    await findPage();
    await waitFor(() => expect(simulator.requests("GET /skadekunde/hent")).toHaveLength(1));
    expect(screen.queryByText("Medlemsfordelen din")).not.toBeInTheDocument();
  });

  test.each([
    ["the answer does not say", { body: { navn: "Vanja Vanlig" } }],
    ["the answer is empty", { status: 204 }],
    ["the call fails", { status: 500 }],
  ])("nor does a customer whose membership is unknown: %s", async (_, answer) => {
    simulator.logIn("lo-medlem");
    simulator.inject({ call: "GET /skadekunde/hent", ...answer });
    const { queryClient } = renderPortal({ tenant: { marketing: { memberBenefits } } });
    await findPage();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText("Medlemsfordelen din")).not.toBeInTheDocument();
  });

  test("a brand without texts for members shows no such section", async () => {
    simulator.logIn("lo-medlem");
    renderPortal();
    await screen.findByRole("region", { name: "Oppgavene dine" });
    expect(screen.queryByRole("img", { name: "Medlemslogo" })).not.toBeInTheDocument();
  });
});
