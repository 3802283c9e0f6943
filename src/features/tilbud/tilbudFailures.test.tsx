import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const list = "GET /avtaleoversikt/tilbud";
const failureText = "En feil oppsto ved henting av dine tilbud.";
const outageText = "Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.";
const bannerText =
  "Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.";
const open = (customer = "vanlig") => {
  simulator.logIn(customer);
  return renderPortal({ path: "/tilbud" });
};

describe("Offers fetch failure (spec: tilbud-13)", () => {
  test("shows a message, the rest of the page works, and 'Prøv igjen' focuses the page's title", async () => {
    simulator.inject({ call: list, status: 500 });
    const { user } = open();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(failureText);
    expect(screen.getByRole("heading", { level: 1, name: "Tilbudene dine" })).toBeVisible();
    expect(screen.getByRole("banner")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Trenger du hjelp?" })).toBeVisible();

    const button = within(alert).getByRole("button", { name: "Prøv igjen" });
    // The navigation asks for the offers too: what the page has asked again by itself is over when the button is free.
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    simulator.clearFaults();
    await user.click(button);
    expect(await screen.findByRole("heading", { level: 2, name: "Bil" })).toBeVisible();
    expect(screen.queryByText(failureText)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  });

  test.each(["html", "truncated", "null", "abort"] as const)("%s in place of an answer is a failure", async (kind) => {
    simulator.inject({ call: list, kind });
    open();
    expect(await screen.findByText(failureText)).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Du har ingen tilbud" })).not.toBeInTheDocument();
  });

  test("with offers from an earlier time: they stay, and it says so", async () => {
    const { user, queryClient } = open();
    await screen.findByRole("heading", { level: 2, name: "Bil" });
    simulator.inject({ call: list, status: 503, times: 2 });
    void queryClient.invalidateQueries();
    expect(await screen.findByText("Nedenfor ser du tilbudene slik de var sist vi hentet dem.")).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Bil" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Prøv igjen" }));
    await waitFor(() => expect(screen.queryByText(failureText)).not.toBeInTheDocument());
  });
});

describe("Partial outage on offers (spec: tilbud-14)", () => {
  test("shows the offers that came, the outage text and the banner, and nothing to try again", async () => {
    open("delvis-nede");
    expect(await screen.findByText(outageText)).toBeVisible();
    expect(screen.getByText(bannerText)).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Bil" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Prøv igjen" })).not.toBeInTheDocument();
  });

  test("without any offer the page does not say that there are none", async () => {
    simulator.inject({ call: list, body: { tilbud: [], systemSourceError: true } });
    open();
    expect(await screen.findByText(outageText)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Tilbudene dine" })).toBeVisible();
    expect(screen.getByText("Vi fant ingen tilbud i systemene som svarte.")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Du har ingen tilbud" })).not.toBeInTheDocument();
  });
});
