import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Json } from "#contract/mergeLayers.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const slogans: Json = {
  heroTitle: "Her er du forsikret",
  heroTitleWithoutAgreements: "Velkommen hit",
  heroTitleUnknown: "Vi leter litt til",
};
const show = (tenant: Record<string, Json> = {}) => renderPortal({ tenant: { marketing: slogans, ...tenant } });
const agreements = "GET /avtaleoversikt/avtaler";

describe("Whose insurance it is (spec: oversikt-14)", () => {
  test("the name of the customer", async () => {
    simulator.logIn("vanlig");
    show();
    expect(await screen.findByText("Vanja Vanlig")).toBeVisible();
  });

  test("no name where the answer has none", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call: "GET /skadekunde/hent", body: { navn: " " } });
    show();
    await screen.findByText("Du har 1 oppgave som venter");
    expect(screen.getByRole("heading", { level: 1 }).parentElement).toHaveTextContent(/^Forsikringsoversikt$/);
  });
});

describe("The slogan (spec: oversikt-15)", () => {
  test("is the brand's for a customer with agreements", async () => {
    simulator.logIn("vanlig");
    show();
    await screen.findByRole("heading", { name: "Bil" });
    expect(screen.getByText("Her er du forsikret")).toBeVisible();
  });

  test("is another one, or none, without agreements", async () => {
    simulator.logIn("ingen");
    show();
    expect(await screen.findByText("Velkommen hit")).toBeVisible();
    expect(screen.queryByText("Her er du forsikret")).not.toBeInTheDocument();
  });

  test("is another one when the agreements cannot be fetched", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call: agreements, status: 500, times: 9 });
    show();
    expect(await screen.findByText("Vi leter litt til")).toBeVisible();
    expect(screen.queryByText("Her er du forsikret")).not.toBeInTheDocument();
  });

  test("is none where the brand has no other", async () => {
    simulator.logIn("ingen");
    renderPortal({ tenant: { marketing: { heroTitle: "Her er du forsikret" } } });
    await screen.findByText("Ingen oppgaver venter på deg.");
    expect(screen.queryByText("Her er du forsikret")).not.toBeInTheDocument();
  });

  test("is not said while the agreements load", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call: agreements, kind: "hang" });
    show();
    expect(await screen.findByText("Her er du forsikret")).not.toBeVisible();
  });
});

describe("The one thing to do now (spec: oversikt-16)", () => {
  test("leads to the tasks", async () => {
    simulator.logIn("vanlig");
    show();
    const link = await screen.findByRole("link", { name: "Du har 1 oppgave som venter" });
    expect(link).toHaveAttribute("href", "#oppgaver");
  });

  test("is not said to be in order when a call failed", async () => {
    simulator.logIn("ingen");
    simulator.inject({ call: "GET /oversikt/aksepttilbud", status: 500, times: 9 });
    show();
    expect(await screen.findByText("Vi mangler noen svar, og vet ikke om du har noe å gjøre.")).toBeVisible();
    expect(screen.queryByText(/Alt er i orden/)).not.toBeInTheDocument();
  });

  test("says that a customer under 18 cannot buy", async () => {
    simulator.logIn("under-18");
    show();
    expect(await screen.findByText("Du må ha fylt 18 år for å kjøpe forsikring på nett.")).toBeVisible();
  });

  test("says that the customer was turned away in this tab, and how to go on", async () => {
    simulator.logIn("ingen");
    const { user } = renderPortal({ path: "/kjopsinnganger?avvist=uonsket" });
    await screen.findByRole("heading", { level: 1 });
    await user.click(await screen.findByRole("link", { name: /til forsikringsoversikten/ }));
    const link = await screen.findByRole("link", {
      name: "Du kan ikke kjøpe forsikring på nett nå. Ta kontakt med oss",
    });
    expect(link).toHaveAttribute("href", "#kontakt-telefon");
  });
});

describe("Service in one press (spec: oversikt-17)", () => {
  const names = async () => {
    const list = await screen.findByRole("list", { name: "Snarveier" });
    await within(list).findByRole("link", { name: "Kontakt" });
    return within(list)
      .getAllByRole("link")
      .map(({ textContent }) => textContent?.replace(/ \(.*\)/, ""));
  };

  test("what customers come for, then the saved offers", async () => {
    simulator.logIn("vanlig");
    show();
    await screen.findByRole("link", { name: "2 tilbud" });
    expect(await names()).toEqual(["Meld skade", "Skadesaker", "Dokumenter", "Faktura", "Kontakt", "2 tilbud"]);
  });

  test("no link to claims where the brand has no address for them", async () => {
    simulator.logIn("ingen");
    show({ urls: { meldSkade: null, claimsCases: null } });
    expect(await names()).toEqual(["Dokumenter", "Faktura", "Kontakt"]);
  });

  test("unread messages of the partner", async () => {
    simulator.logIn("partnerbank");
    show();
    expect(await screen.findByRole("link", { name: /Uleste meldinger/ })).toBeVisible();
  });
});
