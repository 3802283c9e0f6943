import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();

describe("'Kjøp forsikring' card of the overview (spec: oversikt-3)", () => {
  test("leads to the purchase entrances", async () => {
    simulator.logIn("ingen");
    const { user } = renderPortal();
    expect(await screen.findByRole("heading", { name: "Kjøp forsikring" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Se alle våre forsikringer" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "Hva vil du forsikre?" })).toHaveFocus());
  });

  test("is not shown in a brand that sells nothing here", async () => {
    simulator.logIn("vanlig");
    renderPortal({ tenant: { features: { purchase: false } } });
    await screen.findByRole("region", { name: "Oppgavene dine" });
    expect(screen.queryByRole("heading", { name: "Kjøp forsikring" })).not.toBeInTheDocument();
  });
});
