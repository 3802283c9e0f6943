import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const otherInsurance = [{ title: "Reiseforsikring med kort", description: "Gjelder når du betaler med kortet." }];

describe("Scroll targets (spec: navigation-19)", () => {
  test.each([
    ["contact phone", "#kontakt-telefon", "+47 21 00 00 00"],
    ["insurance details", "#forsikringsdetaljer", "Forsikringene dine"],
    ["coverage", "#dekning", "Forsikringer gjennom kort, program, arbeidsgiver eller forbund"],
  ])("an address leads to the %s as soon as it is there: %s", async (_, hash, text) => {
    simulator.logIn();
    // The distributor's own contact would take the place of the brand's.
    simulator.inject({ call: "GET /auth/bankkontakt", status: 404 });
    renderPortal({ path: `/${hash}`, tenant: { otherInsurance } });
    await screen.findByText("4 forsikringer");
    await waitFor(() => expect(`#${document.activeElement?.id}`).toBe(hash));
    expect(document.activeElement).toHaveTextContent(text);
  });
});
