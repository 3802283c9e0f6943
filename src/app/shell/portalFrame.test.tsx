import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "../../../tests/support/renderPortal.tsx";
import { startSimulator } from "../../../tests/support/simulator.ts";

const simulator = startSimulator();

describe("Route guard (spec §2)", () => {
  test("a visitor who is not logged in is sent to the login page", async () => {
    renderPortal();
    expect(await screen.findByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
    expect(window.location.pathname).toBe("/privat/forsikring/oversikt/logg-inn");
  });
  test("a customer sees the overview", async () => {
    simulator.logIn();
    renderPortal();
    expect(await screen.findByRole("navigation", { name: "Hovedmeny" })).toBeInTheDocument();
    expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toHaveTextContent(
      "Forsikringsoversikt",
    );
  });
});
