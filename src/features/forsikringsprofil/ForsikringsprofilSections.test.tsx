import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
/** A read is retried once, after a second (spec: http-11). */

/** Opens the profile as a customer and waits for it. */
async function openProfile(customer = "vanlig", tenant = {}) {
  simulator.logIn(customer);
  const portal = renderPortal({ path: "/forsikringsprofil", tenant });
  await screen.findByText("Fødselsnummer");
  return portal;
}

/** The value of a row. */
const valueOf = (label: string) =>
  within(screen.getByRole("main")).getByText(label, { selector: "dt" }).nextElementSibling;

describe("/forsikringsprofil (spec: profil-1, profil-3)", () => {
  test("the title is 'Forsikringsprofil', and the navigation leads here as 'Profil'", async () => {
    await openProfile();
    expect(screen.getByRole("heading", { level: 1, name: "Forsikringsprofil" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Forsikringsprofil – Fjelltrygd"));
    expect(screen.getByRole("link", { name: "Profil", hidden: true })).toHaveAttribute("aria-current", "page");
  });

  test("while data loads, a full-screen loader says 'Vennligst vent'", async () => {
    simulator.logIn();
    const release = simulator.hold({ call: "GET /skadekunde/hent" });
    renderPortal({ path: "/forsikringsprofil" });
    await waitFor(() => expect(simulator.requests("GET /skadekunde/hent")).toHaveLength(1));
    // It is read out from elsewhere in the page, too.
    const loader = await screen.findByText("Vennligst vent", { selector: "main output" });
    expect(loader).toBeVisible();
    release();
    expect(await screen.findByText("Fødselsnummer")).toBeVisible();
    expect(loader).not.toBeInTheDocument();
  });

  test("the first row is the customer's name, where the answer has one (spec: profil-33)", async () => {
    await openProfile();
    expect(document.querySelector("dt")).toHaveTextContent("Navn");
    expect(valueOf("Navn")).toHaveTextContent("Vanja Vanlig");
  });

  test("the rows are national ID, address, mobile number, e-mail and paper documents, in this order", async () => {
    await openProfile();
    const labels = [...document.querySelectorAll("dt")].map((label) => label.textContent);
    expect(labels.filter((label) => label !== "Navn").slice(0, 5)).toEqual([
      "Fødselsnummer",
      "Adresse",
      "Mobilnummer",
      "E-post",
      "Dokumenter på papir",
    ]);
  });

  test("each row shows what it has while the life systems have not answered (spec: loading-4, profil-2)", async () => {
    const release = simulator.hold({ call: "GET /liv/kunde/v1/kunde" });
    await openProfile("liv");
    expect(await screen.findByText("Nei, du får dokumentene digitalt")).toBeVisible();
    expect(valueOf("E-post")).toHaveTextContent("Vennligst vent");
    release();
    await waitFor(() => expect(valueOf("E-post")).toHaveTextContent("liv@kunde.example"));
  });

  test("the address shows what it has while the names of places are out (spec: loading-4)", async () => {
    const release = simulator.hold({ call: "GET /adresse/postnummer" });
    await openProfile();
    await waitFor(() => expect(valueOf("Adresse")).toHaveTextContent(/Gamleveien 1.*\d{4}/));
    const codeOnly = valueOf("Adresse")?.textContent;
    release();
    await waitFor(() => expect(valueOf("Adresse")?.textContent).not.toBe(codeOnly));
  });

  test("the national ID is 6 digits, a space and 5 digits", async () => {
    await openProfile();
    expect(valueOf("Fødselsnummer")).toHaveTextContent(/^\d{6} \d{5}$/);
  });

  test("the address has its postal place, the mobile number is grouped, and so on", async () => {
    await openProfile();
    expect(await screen.findByText("5003 BERGEN")).toBeVisible();
    expect(valueOf("Adresse")).toHaveTextContent("Gamleveien 1");
    expect(valueOf("Mobilnummer")).toHaveTextContent("49 00 00 01");
    expect(valueOf("E-post")).toHaveTextContent("vanlig@kunde.example");
    expect(await screen.findByText("Nei, du får dokumentene digitalt")).toBeVisible();
  });

  test.each([
    ["lo-medlem", "Ja"],
    ["vanlig", "Nei"],
  ])("where the brand asks for it, %s sees 'Medlem av et LO-forbund': %s", async (customer, answer) => {
    await openProfile(customer, { profile: { loMemberRow: true } });
    expect(valueOf("Medlem av et LO-forbund")).toHaveTextContent(answer);
  });

  test("without an answer there is no row (spec: profil-5)", async () => {
    simulator.inject({ call: "GET /skadekunde/hent", body: { ssn: "01017012345" } });
    await openProfile("vanlig", { profile: { loMemberRow: true } });
    expect(screen.queryByText("Medlem av et LO-forbund")).not.toBeInTheDocument();
  });

  test("in other brands the row is not shown", async () => {
    await openProfile("lo-medlem");
    expect(screen.queryByText("Medlem av et LO-forbund")).not.toBeInTheDocument();
  });

  test("strange data: a farm's numbers, an unknown postal code alone, a number that cannot be grouped", async () => {
    await openProfile("rare-data");
    expect(await screen.findByText("Gårdsnummer 12, bruksnummer 3")).toBeVisible();
    expect(screen.getByText("9999")).toBeVisible();
    expect(valueOf("Mobilnummer")).toHaveTextContent("00012345");
  });

  test("addresses are fetched only if niceKundenummer exists (spec: profil-20)", async () => {
    await openProfile("liv");
    await screen.findByText("Nei, du får dokumentene digitalt");
    expect(simulator.requests("GET /adresse/kundeadresser")).toHaveLength(0);
    expect(valueOf("Adresse")).toHaveTextContent("Ikke registrert");
    expect(valueOf("E-post")).toHaveTextContent("liv@kunde.example");
  });

  test("a customer unknown to every system sees what is missing and can change only paper", async () => {
    await openProfile("ukjent-i-skade");
    for (const label of ["Fødselsnummer", "Adresse", "Mobilnummer", "E-post"])
      await waitFor(() => expect(valueOf(label)).toHaveTextContent("Ikke registrert"));
    await screen.findByText("Nei, du får dokumentene digitalt");
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Endre/ })).toHaveLength(1));
  });

  test("a bank customer reads that changes are for the insurance only (spec: profil-6)", async () => {
    await openProfile("bankkunde");
    expect(screen.getByText(/^Endringer du gjør her, gjelder bare forsikringene dine/)).toBeVisible();
    const note = within(screen.getByRole("main"));
    expect(note.getByRole("link", { name: /Til nettbanken/ })).toHaveAttribute(
      "href",
      "https://bank.fjelltrygd.example/",
    );
  });
});

describe("Each part of the profile fails alone", () => {
  test("the customer: the rest works, and 'Prøv igjen' fetches it", async () => {
    simulator.logIn();
    simulator.inject({ call: "GET /skadekunde/hent", status: 500, times: 2 });
    const { user } = renderPortal({ path: "/forsikringsprofil" });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Vi fikk ikke hentet opplysningene om deg.");
    expect(await screen.findByText("Nei, du får dokumentene digitalt")).toBeVisible();
    const withoutConsents = "Vi kan ikke vise samtykkene dine før vi har hentet opplysningene om deg.";
    expect(within(screen.getByRole("region", { name: "Samtykker" })).getByText(withoutConsents)).toBeVisible();
    await user.click(within(alert).getByRole("button", { name: "Prøv igjen" }));
    expect(await screen.findByText("Fødselsnummer")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Om deg" })).toHaveFocus());
  });

  test.each([
    ["GET /adresse/kundeadresser", "Vi fikk ikke hentet adressen din.", "Adresse"],
    ["GET /samtykke/reservasjon/hent", "Vi fikk ikke hentet valget ditt.", "Dokumenter på papir"],
    ["GET /samtykke/tekster", "Vi fikk ikke hentet samtykkene dine.", "Samtykker"],
  ] as const)("%s: '%s'", async (call, text, heading) => {
    simulator.inject({ call, status: 500, times: 2 });
    const { user } = await openProfile();
    const alert = await screen.findByText(text);
    expect(valueOf("E-post")).toHaveTextContent("vanlig@kunde.example");
    await user.click(screen.getByRole("button", { name: "Prøv igjen" }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(screen.getByRole("main")).getByText(heading, { selector: "dt, h2" })).toHaveFocus(),
    );
  });

  test("the life systems: what the customer's contact details are is not known", async () => {
    simulator.inject({ call: "GET /liv/kunde/v1/kunde", status: 500, times: 2 });
    simulator.logIn("liv");
    renderPortal({ path: "/forsikringsprofil" });
    expect(await screen.findAllByText("Vi fikk ikke hentet kontaktopplysningene dine.")).toHaveLength(1);
    expect(valueOf("Fødselsnummer")).toBeVisible();
  });

  test("postal codes: the code alone is shown", async () => {
    simulator.inject({ call: "GET /adresse/postnummer", status: 500 });
    await openProfile();
    expect(await screen.findByText("5003")).toBeVisible();
  });
});

describe("Nothing of the profile is stored in the browser (spec: profil-8)", () => {
  test("neither customer, address nor consents are written to the tab's storage", async () => {
    await openProfile();
    await screen.findByText("5003 BERGEN");
    // The cache is written after a pause.
    await waitFor(() => expect(window.sessionStorage.getItem("kfp-query-cache")).toContain("queries"));
    expect(window.localStorage).toHaveLength(0);
    const kept = window.sessionStorage.getItem("kfp-query-cache");
    for (const secret of ["Gamleveien", "vanlig@kunde.example", "49000001", "marketingConsent", "hasReservasjon"])
      expect(kept).not.toContain(secret);
  });
});
