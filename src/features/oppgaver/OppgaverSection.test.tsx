import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const base = "/privat/forsikring";
const findSection = async () => within(await screen.findByRole("region", { name: "Oppgavene dine" }));
const noSection = () => expect(screen.queryByRole("region", { name: "Oppgavene dine" })).not.toBeInTheDocument();
const readLinks = () => {
  const section = screen.queryByRole("region", { name: "Oppgavene dine" });
  const links = section === null ? [] : within(section).queryAllByRole<HTMLAnchorElement>("link");
  return links.map(({ textContent, href }) => [textContent, new URL(href).pathname]);
};
/** The tasks come one by one. */
const expectLinks = (links: readonly (readonly [text: string, path: string])[]) =>
  waitFor(() => expect(readLinks()).toEqual(links));

/** A customer with few agreements and four tasks. */
const logInWithTasks = () => {
  simulator.logIn("ingen");
  const vehicles = ["XX 00001", "XX 00009"];
  const oppgaver = vehicles.map((beskrivelse, at) => ({
    oppgavetype: "ENDRE_KMSTAND",
    beskrivelse,
    avtalenummer: `1000011${at}`,
  }));
  simulator.inject({ call: "GET /oversikt/helseerklaering", body: { count: 1 } });
  simulator.inject({ call: "GET /oversikt/aksepttilbud", body: { count: 2 } });
  simulator.inject({
    call: "GET /motor/oppgaver/motoroppgaver",
    body: { oppgaver: [...oppgaver, { oppgavetype: "PUSSE_LYKTER", avtalenummer: "10000115" }] },
  });
};

describe("'Oppgavene dine' (spec: oppgaver-1)", () => {
  test("health declarations, offers to accept and mileage, each with the page where it is done", async () => {
    logInWithTasks();
    renderPortal();
    await expectLinks([
      ["Fyll ut helseerklæringen", `${base}/liv/helseerklaering`],
      ["Godta 2 tilbud", `${base}/aksept`],
      ["Meld inn kilometerstand XX 00001", `${base}/motor/detaljer/10000110/endre/kilometerstand`],
      ["Meld inn kilometerstand XX 00009", `${base}/motor/detaljer/10000111/endre/kilometerstand`],
    ]);
    const section = await findSection();
    expect(await section.findByText("4 oppgaver")).toBeVisible();
    expect(within(section.getByRole("list")).getAllByRole("listitem")).toHaveLength(4);
  });

  test("unread partner messages lead to the partner's inbox, in a new tab", async () => {
    simulator.logIn("partnerbank");
    renderPortal();
    const link = await screen.findByRole("link", { name: /Les meldingene dine.*åpnes i ny fane/ });
    expect((await findSection()).getByRole("listitem")).toContainElement(link);
    expect(link).toHaveAttribute("href", "https://partner.fjelltrygd.example/innboks");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("the partner is asked only for sessions that qualify (spec: oppgaver-5)", async () => {
    logInWithTasks();
    renderPortal();
    await findSection();
    expect(simulator.requests("GET /eikaintegrasjon/kundekommunikasjon")).toHaveLength(0);
  });

  test("a partner's inbox that is not configured is logged, and the task left out", async () => {
    simulator.logIn("partnerbank");
    renderPortal({ tenant: { urls: { partnerInbox: null } } });
    const section = await findSection();
    expect(section.queryByRole("link", { name: /meldingene/ })).not.toBeInTheDocument();
  });

  test("an LO member with own and collective contents insurance is asked to look at them", async () => {
    simulator.logIn("lo-medlem");
    renderPortal();
    await expectLinks([["Sjekk om du er forsikret to ganger", `${base}/skade/innbo/lo/dobbeltforsikret/`]]);
  });

  test("a customer with the same agreements who is not a member gets no such task", async () => {
    simulator.logIn("lo-medlem");
    simulator.inject({ call: "GET /skadekunde/hent", body: { isLoMedlem: false } });
    renderPortal();
    await screen.findByRole("heading", { name: "Kjøp forsikring" });
    await waitFor(() => expect(simulator.requests("GET /motor/oppgaver/motoroppgaver")).toHaveLength(1));
    noSection();
  });

  test("the top of the page says how many there are, and leads there", async () => {
    logInWithTasks();
    renderPortal();
    const link = await screen.findByRole("link", { name: "Du har 4 oppgaver som venter" });
    expect(link).toHaveAttribute("href", "#oppgaver");
    expect(screen.getByRole("heading", { name: "Oppgavene dine" })).toHaveAttribute("id", "oppgaver");
  });

  test("a task shows before a slow call for others is answered, and the content below waits at most a moment", async () => {
    simulator.inject({ call: "GET /motor/oppgaver/motoroppgaver", kind: "hang" });
    logInWithTasks();
    renderPortal();
    expect(await screen.findByRole("heading", { name: "Kjøp forsikring" })).toBeVisible();
    await expectLinks([
      ["Fyll ut helseerklæringen", `${base}/liv/helseerklaering`],
      ["Godta 2 tilbud", `${base}/aksept`],
    ]);
  });

  test("tasks do not wait for the agreements (spec: loading-3)", async () => {
    logInWithTasks();
    simulator.inject({ call: "GET /avtaleoversikt/avtaler", kind: "hang" });
    renderPortal();
    expect(await screen.findByRole("link", { name: "Godta 2 tilbud" })).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Kjøp forsikring" })).toBeVisible();
    expect(screen.getByText("Henter forsikringene dine")).toBeInTheDocument();
  });

  test("no tasks: not shown", async () => {
    simulator.logIn("ingen");
    renderPortal();
    await screen.findByRole("heading", { name: "Kjøp forsikring" });
    await waitFor(() => expect(simulator.requests("GET /oversikt/helseerklaering")).toHaveLength(1));
    noSection();
    expect(screen.queryByRole("link", { name: /oppgave/ })).not.toBeInTheDocument();
  });
});

describe("Tasks that could not be fetched", () => {
  test("the others are shown, and trying again fetches only what failed", async () => {
    simulator.inject({ call: "GET /motor/oppgaver/motoroppgaver", status: 500, times: 2 });
    logInWithTasks();
    const { user } = renderPortal();
    const section = await findSection();
    expect(await section.findByText("Vi fikk ikke hentet alle oppgavene dine.")).toBeVisible();
    expect(section.getAllByRole("listitem")).toHaveLength(2);

    await user.click(section.getByRole("button", { name: "Prøv igjen" }));
    expect(await section.findByRole("link", { name: "Meld inn kilometerstand XX 00001" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Oppgavene dine" })).toHaveFocus());
    expect(simulator.requests("GET /oversikt/helseerklaering")).toHaveLength(1);
    expect(simulator.requests("GET /motor/oppgaver/motoroppgaver")).toHaveLength(3);
  });

  test("nothing to do after all: that is said where the section was", async () => {
    simulator.logIn("ingen");
    simulator.inject({ call: "GET /oversikt/aksepttilbud", status: 500, times: 2 });
    const { user } = renderPortal();
    const section = await findSection();
    expect(await section.findByText("Vi fikk ikke hentet oppgavene dine.")).toBeVisible();
    await user.click(section.getByRole("button", { name: "Prøv igjen" }));
    const answer = await screen.findByText("Du har ingen oppgaver.");
    await waitFor(() => expect(answer).toHaveFocus());
    noSection();
  });

  test("unknown membership matters only to a customer with both insurances", async () => {
    simulator.logIn("lo-medlem");
    simulator.inject({ call: "GET /skadekunde/hent", status: 500 });
    renderPortal();
    expect(await (await findSection()).findByText("Vi fikk ikke hentet oppgavene dine.")).toBeVisible();
  });

  test.each(["html", "truncated", "null", "abort"] as const)("%s in place of an answer is a failure", async (kind) => {
    simulator.logIn("ingen");
    simulator.inject({ call: "GET /oversikt/helseerklaering", kind });
    renderPortal();
    expect(await (await findSection()).findByText("Vi fikk ikke hentet oppgavene dine.")).toBeVisible();
  });

  test.each([{}, { count: "0" }, { count: -1 }, { count: 1.5 }, { count: "mange" }, { count: null }])(
    "%j counts as none",
    async (body) => {
      simulator.logIn("ingen");
      simulator.inject({ call: "GET /oversikt/helseerklaering", body });
      renderPortal();
      await screen.findByRole("heading", { name: "Kjøp forsikring" });
      await waitFor(() => expect(simulator.requests("GET /oversikt/helseerklaering")).toHaveLength(1));
      noSection();
    },
  );
});
