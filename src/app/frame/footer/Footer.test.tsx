import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
/** The footer is fetched when the page is idle; with the address of its contact details, at once. */
const atOnce = "/#kontakt-telefon";
const footer = async () => within(await screen.findByRole("contentinfo"));

describe("Footer (spec: navigation-14)", () => {
  test("shows the distributor's contact name, phone with country code 47, e-mail and opening hours", async () => {
    simulator.logIn();
    renderPortal();
    const foot = await footer();
    expect(await foot.findByText("Testmerket kundesenter")).toBeVisible();
    expect(foot.getByRole("link", { name: "+47\u00a022\u00a000\u00a000\u00a000" })).toHaveAttribute(
      "href",
      "tel:+4722000000",
    );
    expect(foot.getByRole("link", { name: "kundesenter@test.example" })).toHaveAttribute(
      "href",
      "mailto:kundesenter@test.example",
    );
    expect(foot.getByText("Mandag–fredag 08.00–16.00")).toBeVisible();
    // The contact information names a domain, "test.example", too: the footer's contents are the four above.
    expect(foot.queryByText("test.example")).not.toBeInTheDocument();
    expect(foot.getAllByRole("link").filter((link) => link.getAttribute("href")?.endsWith("//test.example"))).toEqual(
      [],
    );
  });

  test("on paper stands for whom it was printed, and when (spec: navigation-30)", async () => {
    simulator.logIn();
    renderPortal({ path: atOnce });
    expect(await screen.findByText(/^Skrevet ut \d\d\.\d\d\.\d{4} for Vanja Vanlig\.$/)).toBeInTheDocument();
  });

  test("is scrolled to when the address names its contact details", async () => {
    simulator.logIn();
    renderPortal({ path: atOnce });
    const phone = await screen.findByRole("link", { name: /^\+47/ });
    expect(phone).toHaveAttribute("id", "kontakt-telefon");
    await waitFor(() => expect(phone).toHaveFocus());
  });

  test("until it is there its place is where a link to it leads, and says that it comes (spec: navigation-26)", async () => {
    simulator.logIn();
    const { user } = renderPortal({ path: "/tilbud" });
    // A page has the place from its first render: without it a press would do nothing that can be seen.
    expect(document.getElementById("kontakt-telefon")).toBeEmptyDOMElement();
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
    window.location.hash = "kontakt-telefon";
    await user.keyboard("{Shift}");
    expect(await screen.findByRole("contentinfo")).toBeVisible();
    expect(document.querySelectorAll("#kontakt-telefon")).toHaveLength(1);
  });

  test("links to privacy and to a price-comparison site, in a new tab, which screen readers announce", async () => {
    renderPortal({ path: atOnce });
    const foot = await footer();
    const privacy = foot.getByRole("link", { name: "Personvern og informasjonskapsler (åpnes i ny fane)" });
    expect(privacy).toHaveAttribute("href", "https://www.fjelltrygd.example/personvern");
    expect(privacy).toHaveAttribute("target", "_blank");
    expect(foot.getByRole("link", { name: "Sammenlign priser (åpnes i ny fane)" })).toHaveAttribute(
      "href",
      "https://www.prissammenligning.example/",
    );
  });

  test("shows the descriptor's contact to a visitor who is not logged in, without a request", async () => {
    renderPortal({ path: atOnce });
    expect(await (await footer()).findByText("Fjelltrygd kundesenter")).toBeVisible();
    await screen.findByRole("heading", { level: 1, name: "Logg inn" });
    expect(simulator.requests("GET /auth/bankkontakt")).toHaveLength(0);
  });

  test.each([
    ["cannot be fetched", { status: 400 }],
    ["is a page of HTML", { kind: "html" as const }],
    ["is empty", { kind: "empty" as const }],
    ["has only null fields", { kind: "nullFields" as const }],
    ["has only blank fields", { body: { navn: "", telefon: " ", epost: "" } }],
  ])("shows substitute content when the contact information %s", async (_, fault) => {
    simulator.logIn();
    simulator.inject({ call: "GET /auth/bankkontakt", ...fault });
    renderPortal({ path: atOnce });
    await screen.findByText("4 forsikringer");
    const foot = await footer();
    expect(foot.getByText("Fjelltrygd kundesenter")).toBeVisible();
    expect(foot.getByRole("link", { name: "+47\u00a021\u00a000\u00a000\u00a000" })).toBeVisible();
  });

  test("what is missing in the contact information is left out", async () => {
    simulator.logIn();
    simulator.inject({ call: "GET /auth/bankkontakt", body: { navn: "Bare et navn" } });
    renderPortal({ path: atOnce });
    const foot = await footer();
    expect(await foot.findByText("Bare et navn")).toBeVisible();
    expect(foot.queryByText("Telefon")).not.toBeInTheDocument();
    expect(foot.queryByText("Åpningstider")).not.toBeInTheDocument();
  });
});
