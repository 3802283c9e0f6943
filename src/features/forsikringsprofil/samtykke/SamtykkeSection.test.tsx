import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const call = "POST /samtykke/oppdater";

async function openProfile(customer = "vanlig") {
  act(() => {
    pageToasts.closeAll();
  });
  simulator.logIn(customer);
  const portal = renderPortal({ path: "/forsikringsprofil" });
  await screen.findByText("Fødselsnummer");
  return portal;
}

const group = (name: string) => screen.findByRole("group", { name });
const choice = async (name: string, answer: string) => within(await group(name)).getByRole("radio", { name: answer });

describe("Marketing consents (spec: profil-26)", () => {
  test.each([
    ["vanlig", "Nei"],
    ["mange", "Ja"],
  ])("%s has answered %s", async (customer, answer) => {
    await openProfile(customer);
    expect(await choice("Markedsføring", answer)).toBeChecked();
    expect(await choice("Deling av opplysninger", "Nei")).toBeChecked();
  });

  test.each([
    ["Markedsføring", { marketingConsentApproved: true }, "Samtykket til markedsføring er endret"],
    ["Deling av opplysninger", { crossDomainConsentApproved: true }, "Samtykket til deling av opplysninger er endret"],
  ])("%s: the answer is saved, a toast says so once, and the customer is read again", async (name, body, toast) => {
    const { user } = await openProfile();
    const reads = simulator.requests("GET /skadekunde/hent").length;
    await user.click(await choice(name, "Ja"));
    const text = await screen.findByText(toast, { selector: "p" });
    expect(text).toBeVisible();
    expect(screen.getAllByRole("status").filter((region) => region.textContent === toast)).toHaveLength(1);
    expect(simulator.requests(call).map((request) => request.body)).toEqual([body]);
    await waitFor(() => expect(simulator.requests("GET /skadekunde/hent")).toHaveLength(reads + 1));
    expect(await choice(name, "Ja")).toBeChecked();
    expect(await choice(name, "Ja")).toBeEnabled();

    await user.click(screen.getByRole("button", { name: "Lukk varsel" }));
    await waitFor(() => expect(text).not.toBeInTheDocument());
  });

  test("the group's description is the question, and that the answer is stored at once (spec: profil-28)", async () => {
    await openProfile();
    expect(await group("Deling av opplysninger")).toHaveAccessibleDescription(
      "Kan skadeforsikring og livsforsikring se hvilke avtaler du har hos den andre? Svaret lagres med en gang du velger. Du kan endre det når du vil.",
    );
  });

  test("without a text above, the explanation is the question", async () => {
    simulator.inject({
      call: "GET /samtykke/tekster",
      body: [{ samtykke: "MARKETING", tekst: "Vil du høre fra oss?" }],
    });
    await openProfile();
    expect(await group("Markedsføring")).toHaveAccessibleDescription(/^Vil du høre fra oss\?/);
  });

  test("the toast of a success goes when the next try fails (spec: profil-30)", async () => {
    const { user } = await openProfile();
    await user.click(await choice("Markedsføring", "Ja"));
    const saved = await screen.findByText("Samtykket til markedsføring er endret", { selector: "p" });
    simulator.inject({ call, status: 500, times: 1 });
    await waitFor(async () => expect(await choice("Markedsføring", "Nei")).toBeEnabled());
    await user.click(await choice("Markedsføring", "Nei"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Vi fikk ikke endret samtykket.");
    await waitFor(() => expect(saved).not.toBeInTheDocument());
  });

  test("the radio is disabled while saving, and shows what was chosen", async () => {
    const release = simulator.hold({ call });
    const { user } = await openProfile();
    await user.click(await choice("Markedsføring", "Ja"));
    expect(await choice("Markedsføring", "Ja")).toBeChecked();
    expect(await choice("Markedsføring", "Ja")).toBeDisabled();
    expect(await choice("Markedsføring", "Nei")).toBeDisabled();
    expect(await choice("Deling av opplysninger", "Ja")).toBeEnabled();
    release();
    await waitFor(async () => expect(await choice("Markedsføring", "Ja")).toBeEnabled());
    await waitFor(async () => expect(await choice("Markedsføring", "Ja")).toHaveFocus());
  });

  test("a failure is announced once, and the answer is as before", async () => {
    simulator.inject({ call, status: 500, times: 1 });
    const { user } = await openProfile();
    await user.click(await choice("Markedsføring", "Ja"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Vi fikk ikke endret samtykket.");
    expect(await choice("Markedsføring", "Nei")).toBeChecked();
    expect(pageToasts.get().shown).toHaveLength(0);
    await user.click(await choice("Markedsføring", "Ja"));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  test("it acts only once consent data has loaded", async () => {
    delete simulator.customer("vanlig").skadekunde?.samtykker;
    await openProfile();
    for (const answer of ["Ja", "Nei"]) {
      expect(await choice("Markedsføring", answer)).toBeDisabled();
      expect(await choice("Markedsføring", answer)).not.toBeChecked();
    }
    expect(await group("Markedsføring")).toHaveAccessibleDescription(/Vi vet ikke hva du har svart/);
  });

  test("hidden for bank customers, who manage it in the online bank (spec: profil-25)", async () => {
    await openProfile("bankkunde");
    await screen.findByText("Nei, du får dokumentene digitalt");
    expect(screen.queryByRole("heading", { name: "Samtykker" })).not.toBeInTheDocument();
    expect(simulator.requests("GET /samtykke/tekster")).toHaveLength(0);
  });

  test("nothing can be changed while it is not known whether the customer is a bank customer (spec: profil-85)", async () => {
    delete simulator.customer("vanlig").skadekunde?.isBankkunde;
    await openProfile();
    expect(await screen.findByText(/^Vi vet ikke om du endrer samtykkene dine her/)).toBeVisible();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(simulator.requests("GET /samtykke/tekster")).toHaveLength(0);
  });

  test.each([
    ["no texts", []],
    ["only an unknown kind", [{ samtykke: "HELT_NYTT", tittel: "Nytt" }]],
  ])("hidden when not configured: %s", async (_what, body) => {
    simulator.inject({ call: "GET /samtykke/tekster", body });
    await openProfile();
    await waitFor(() => expect(simulator.requests("GET /samtykke/tekster")[0]?.status).toBe(200));
    await screen.findByText("Nei, du får dokumentene digitalt");
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Samtykker" })).not.toBeInTheDocument();
  });

  test("the texts are asked for with ?bankkunde=false", async () => {
    await openProfile();
    await group("Markedsføring");
    expect(simulator.requests("GET /samtykke/tekster")[0]?.path).toMatch(/\/samtykke\/tekster\?bankkunde=false$/);
  });
});
