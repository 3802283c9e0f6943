import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "../../tests/support/renderPortal.tsx";
import { startSimulator } from "../../tests/support/simulator.ts";

const simulator = startSimulator();
/** The first render of a file is the slowest. */
const patience = { timeout: 5000 };
const marketSource = () => window.sessionStorage.getItem("kfp-market-source");

describe("Market source", () => {
  test.each([
    ["nettbank", "NETTBANK"],
    ["mobilbank", "MOBILBANK"],
    ["direkte", "KUNDEKLIENT_SKADE"],
  ] as const)("of a customer who came by %s is %s", async (way, source) => {
    simulator.logIn(undefined, way);
    renderPortal();
    await waitFor(() => expect(marketSource()).toBe(source), patience);
  });

  test("is the mark in the address, whatever the way in", async () => {
    simulator.logIn(undefined, "nettbank");
    renderPortal({ path: "/?fromFinn", tenant: { marketSource: "EGEN" } });
    await waitFor(() => expect(marketSource()).toBe("FINN"), patience);
  });

  test("is the brand's own where it has one", async () => {
    simulator.logIn(undefined, "nettbank");
    renderPortal({ tenant: { marketSource: "EGEN" } });
    await waitFor(() => expect(marketSource()).toBe("EGEN"), patience);
  });

  test("is cleared when the customer logs out", async () => {
    simulator.logIn();
    const { session, left } = renderPortal();
    await waitFor(() => expect(marketSource()).not.toBeNull(), patience);
    await session.logOut();
    expect(marketSource()).toBeNull();
    expect(left).toHaveLength(1);
  });
});

describe("Stored data", () => {
  test("never holds the damage customer, and nothing is left after logging out", async () => {
    simulator.logIn();
    const { session } = renderPortal();
    await screen.findByRole("heading", { level: 1, name: "Forsikringsoversikt" });
    await waitFor(() => expect(window.sessionStorage.getItem("kfp-query-cache")).toContain("bankkontakt"), patience);
    expect(window.sessionStorage.getItem("kfp-query-cache")).not.toMatch(/skadekunde|\bssn\b/);
    await session.logOut();
    expect(window.sessionStorage.getItem("kfp-query-cache")).toBeNull();
  });
});
