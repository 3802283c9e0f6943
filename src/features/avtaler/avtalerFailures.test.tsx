import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const own = "GET /avtaleoversikt/avtaler";
const partner = "GET /eikaintegrasjon/avtaler";
const failureText = "En feil oppsto ved henting av forsikringene dine.";
const outageText = "Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.";
const bannerText =
  "Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.";
const incompleteText = "Noen av forsikringene dine kan mangle i summen.";
const findCount = (count: string) => screen.findByText(count);

describe("Totals combine own and partner agreements (spec: avtaler-2)", () => {
  test("per month and per year, with a hint at the yearly price", async () => {
    simulator.logIn("vanlig");
    renderPortal();
    expect(await screen.findByText("1 330,75")).toBeVisible();
    expect(screen.getByText("15 969")).toBeVisible();
    expect(screen.getByText("kr/år")).toBeVisible();
    expect(screen.queryByText(incompleteText)).not.toBeInTheDocument();

    fireEvent.click(screen.getByRole("button", { name: "Om årsprisen" }));
    expect(await screen.findByRole("tooltip")).toHaveTextContent(/Månedsprisen på fakturaen varierer i løpet av året/);
  });

  test("with the partner's for a session of bank place 0502", async () => {
    simulator.logIn("partnerbank");
    renderPortal();
    expect(await findCount("7 forsikringer")).toBeVisible();
    expect(await screen.findByText("2 456,75")).toBeVisible();
  });

  test("the partner is not asked for a session that does not qualify (spec: avtaler-13)", async () => {
    simulator.logIn("mange");
    renderPortal();
    await findCount(`${simulator.customer("mange").avtaler.length} forsikringer`);
    expect(simulator.requests(partner)).toHaveLength(0);
  });
});

describe("Loading, empty and failed states of the agreements", () => {
  test("while they are fetched, it says so and shows none", async () => {
    simulator.logIn("vanlig");
    const release = simulator.hold({ call: own });
    renderPortal();
    await waitFor(() => expect(simulator.requests(own)).toHaveLength(1));
    expect(screen.getByText("Henter forsikringene dine")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Se detaljer/ })).not.toBeInTheDocument();
    release();
    expect(await findCount("4 forsikringer")).toBeVisible();
    expect(screen.queryByText("Henter forsikringene dine")).not.toBeInTheDocument();
  });

  test("a customer without agreements reads what to do next", async () => {
    simulator.logIn("ingen");
    renderPortal();
    expect(
      await screen.findByRole("heading", { name: "Vi finner ingen forsikringer registrert på deg" }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Ta kontakt med oss" })).toHaveAttribute("href", "#kontakt-telefon");
    expect(screen.queryByText("Per måned")).not.toBeInTheDocument();
  });

  test("a failure shows a message, the rest of the page works, and 'Prøv igjen' keeps focus in the section", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call: own, status: 500, times: 2 });
    const { user } = renderPortal();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(failureText);
    expect(await screen.findByRole("heading", { name: "Trenger du hjelp?" })).toBeVisible();
    expect(screen.getByRole("banner")).toBeVisible();
    expect(simulator.requests(own)).toHaveLength(2);

    await user.click(within(alert).getByRole("button", { name: "Prøv igjen" }));
    expect(await findCount("4 forsikringer")).toBeVisible();
    expect(screen.queryByText(failureText)).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Forsikringene dine" })).toHaveFocus();
  });

  test("during the retry the button stays, keeps focus and ignores a second press", async () => {
    simulator.logIn("vanlig");
    simulator.inject({ call: own, status: 500, times: 2 });
    const { user } = renderPortal();
    const button = await screen.findByRole("button", { name: "Prøv igjen" });
    const release = simulator.hold({ call: own });
    await user.click(button);
    await user.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-disabled", "true");
    release();
    await findCount("4 forsikringer");
    expect(simulator.requests(own)).toHaveLength(3);
  });

  test.each(["html", "truncated", "null", "abort"] as const)("%s in place of an answer is a failure", async (kind) => {
    simulator.logIn("vanlig");
    simulator.inject({ call: own, kind });
    renderPortal();
    expect(await screen.findByText(failureText)).toBeVisible();
  });
});

describe("Partly failed: three different states", () => {
  test("the partner's failed: ours are shown, the total says that it lacks a part, and it can be tried again", async () => {
    simulator.logIn("partnerbank");
    simulator.inject({ call: partner, status: 503, times: 2 });
    const { user } = renderPortal();
    expect(await screen.findByText(outageText)).toBeVisible();
    expect(screen.getByText(/ikke hentet forsikringene du kan ha hos samarbeidspartneren/)).toBeVisible();
    expect(await findCount("2 forsikringer")).toBeVisible();
    expect(screen.getByText(incompleteText)).toBeVisible();
    expect(screen.queryByText(bannerText)).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Prøv igjen" }));
    expect(await findCount("7 forsikringer")).toBeVisible();
    expect(screen.queryByText(incompleteText)).not.toBeInTheDocument();
  });

  test("ours failed: the partner's are shown", async () => {
    simulator.logIn("partnerbank");
    simulator.inject({ call: own, status: 500 });
    renderPortal();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(failureText);
    expect(alert).toHaveTextContent("Nedenfor ser du bare forsikringene du har hos samarbeidspartneren vår.");
    expect(await findCount("5 forsikringer")).toBeVisible();
    expect(screen.getByText(incompleteText)).toBeVisible();
    expect(screen.queryByText(outageText)).not.toBeInTheDocument();
  });

  test("flagged in an answer of status 200: the list, its outage text and the banner; nothing to try again", async () => {
    simulator.logIn("delvis-nede");
    renderPortal();
    expect(await screen.findByText(outageText)).toBeVisible();
    expect(await screen.findByText(bannerText)).toBeVisible();
    expect(await screen.findByText(incompleteText)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Prøv igjen" })).not.toBeInTheDocument();
  });

  test("the session info failed: it is unknown whether the partner has agreements", async () => {
    simulator.logIn("partnerbank");
    simulator.inject({ call: "GET /auth/client-context", status: 500 });
    renderPortal();
    expect(await findCount("2 forsikringer")).toBeVisible();
    expect(await screen.findByText(outageText)).toBeVisible();
    expect(await screen.findByText(incompleteText)).toBeVisible();
  });
});

test("Any response that flags a source error shows the banner (spec: oversikt-4)", async () => {
  simulator.logIn("vanlig");
  simulator.inject({
    call: "GET /avtaleoversikt/tilbud",
    body: { tilbud: [], systemSourceError: true },
  });
  renderPortal();
  expect(await screen.findByText(bannerText)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(outageText)).not.toBeInTheDocument());
});
