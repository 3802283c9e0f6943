import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { AnalyticsEvent } from "#core/analytics/analyticsEvent.ts";
import { takeEvents } from "#core/analytics/track.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();

describe("The general error page (spec: sperrer-5)", () => {
  test("is 'Noe har gått galt', with what to try, whom to ask, and the way back", async () => {
    simulator.logIn();
    renderPortal({ tenant: { features: { overview: false } } });
    expect(await screen.findByRole("heading", { level: 1, name: "Noe har gått galt" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Noe har gått galt – Fjelltrygd"));
    expect(screen.getByText(/Prøv igjen om litt, eller ta kontakt/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Ta kontakt med oss" })).toHaveAttribute("href", "#kontakt-telefon");
    expect(screen.getByRole("button", { name: "Gå tilbake" })).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "+47\u00a021\u00a000\u00a000\u00a000" })).toHaveAttribute(
      "href",
      "tel:+4721000000",
    );
    // There is no overview to go to.
    expect(main.queryByRole("link", { name: "Til forsikringsoversikten" })).not.toBeInTheDocument();
  });

  test("is tracked once, as a purchase block with its type (spec: sperrer-10)", async () => {
    const blocks: AnalyticsEvent[] = [];
    const stop = takeEvents(({ event }) => {
      if (event.kind === "purchaseBlock") blocks.push(event);
    });
    simulator.logIn();
    renderPortal({ tenant: { features: { overview: false } } });
    await waitFor(() => expect(blocks).toEqual([{ kind: "purchaseBlock", type: "generell" }]));
    stop();
  });
});
