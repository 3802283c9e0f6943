import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const name = "Velg informasjonskapsler";
/** The question is fetched with the footer, when the page is idle; with the address of the footer, at once. */
const atOnce = "/#kontakt-telefon";
const everything = { cookieConsent: { required: ["functional", "statistics", "marketing"] } };

describe("Cookie consent in the portal (spec: consent-3, consent-4)", () => {
  test("is asked for on the first visit, logged in or not, names the brand's data controller and links to privacy", async () => {
    renderPortal({ path: atOnce, consent: "none", tenant: everything });
    const dialog = await screen.findByRole("dialog", { name });
    expect(dialog).toHaveTextContent("Fjelltrygd Forsikring AS er behandlingsansvarlig.");
    const privacy = within(dialog).getByRole("link", { name: "Personvern og informasjonskapsler (åpnes i ny fane)" });
    expect(privacy).toHaveAttribute("href", "https://www.fjelltrygd.example/personvern");
  });

  test("is kept in the brand's cookie and coding, and reopened from the footer with the stored choices", async () => {
    const { user } = renderPortal({ path: atOnce, consent: "none", tenant: everything });
    await user.click(await screen.findByRole("checkbox", { name: "Statistikk" }));
    await user.click(screen.getByRole("button", { name: "Godta mine valg" }));
    expect(document.cookie).toContain('fjelltrygd-cookie-consent-v3={"F":"denied","S":"accepted","M":"denied"}');
    await user.click(await screen.findByRole("button", { name: "Endre samtykke til informasjonskapsler" }));
    expect(screen.getByRole("checkbox", { name: "Statistikk" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Markedsføring" })).not.toBeChecked();
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Lukk" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is told to the server once after each choice, and not otherwise (spec: consent-30)", async () => {
    localStorage.clear();
    const fetched = vi.spyOn(globalThis, "fetch");
    onTestFinished(() => fetched.mockRestore());
    const told = () =>
      fetched.mock.calls.map(([input]) => new Request(input).url).filter((url) => url.includes("/husk"));
    const { user } = renderPortal({ path: atOnce, consent: "none", tenant: everything });
    await screen.findByRole("dialog", { name });
    expect(told()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Avvis alle" }));
    const address = `${window.location.origin}/privat/forsikring/oversikt/husk`;
    expect(told()).toEqual([address]);
    await user.click(await screen.findByRole("button", { name: "Endre samtykke til informasjonskapsler" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Lukk" }));
    expect(told()).toEqual([address]);
  });

  test("comes before the login, which is fetched after the choice; focus is then on the heading (spec: login-12, consent-26)", async () => {
    const { user } = renderPortal({ consent: "none", tenant: everything });
    const dialog = within(await screen.findByRole("dialog", { name }));
    expect(await screen.findByText("Velg informasjonskapsler først. Så kan du logge inn.")).toBeInTheDocument();
    expect(simulator.requests("GET /auth/login")).toHaveLength(0);
    const chosen = dialog.getByRole("button", { name: "Godta mine valg" });
    expect(chosen).toHaveAccessibleDescription("Uten kryss godtar du bare de nødvendige.");
    await user.click(chosen);
    expect(await screen.findByTitle("Innlogging med BankID")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Logg inn" })).toHaveFocus();
  });

  test("a browser that keeps no cookies can log in without a choice", async () => {
    const kept = vi.spyOn(document, "cookie", "get").mockReturnValue("");
    onTestFinished(() => kept.mockRestore());
    renderPortal({ consent: "none", tenant: everything });
    expect(await screen.findByTitle("Innlogging med BankID")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    [undefined, 1],
    [false, 0],
  ])("with rejectAll: %s it has %i button 'Avvis alle' (spec: consent-28)", async (rejectAll, count) => {
    const consent = { ...everything.cookieConsent, ...(rejectAll !== undefined && { rejectAll }) };
    renderPortal({ path: atOnce, consent: "none", tenant: { cookieConsent: consent } });
    const dialog = within(await screen.findByRole("dialog", { name }));
    expect(dialog.getByRole("button", { name: "Godta alle" })).toBeVisible();
    expect(dialog.queryAllByRole("button", { name: "Avvis alle" })).toHaveLength(count);
  });

  test("is not asked for again once it is given", async () => {
    renderPortal({ path: atOnce, consent: "accepted", tenant: everything });
    expect(await screen.findByRole("button", { name: "Endre samtykke til informasjonskapsler" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    ["is shown while a category that the brand requires has no answer", ["functional", "statistics"], 1],
    ["goes when all that the brand requires is answered elsewhere", ["functional"], 0],
  ])("%s", async (_, required, dialogs) => {
    renderPortal({ path: atOnce, consent: "none", tenant: { cookieConsent: { required } } });
    await screen.findByRole("dialog", { name });
    document.cookie = 'fjelltrygd-cookie-consent-v3={"F":"accepted"}; path=/privat/forsikring';
    act(() => void window.dispatchEvent(new Event("focus")));
    expect(screen.queryAllByRole("dialog")).toHaveLength(dialogs);
  });

  test("a brand that requires no category asks for nothing, and its footer has no button for it", async () => {
    renderPortal({ path: atOnce, consent: "none", tenant: { cookieConsent: { required: [] } } });
    expect(await screen.findByRole("contentinfo")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Endre samtykke til informasjonskapsler" })).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a browser that keeps no cookies is asked nothing, and its footer has no button that would do nothing", async () => {
    const kept = vi.spyOn(document, "cookie", "get").mockReturnValue("");
    onTestFinished(() => kept.mockRestore());
    renderPortal({ path: atOnce, consent: "none", tenant: everything });
    expect(await screen.findByRole("contentinfo")).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Endre samtykke til informasjonskapsler" })).toBeNull(),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("waits while the customer is warned that the session ends", async () => {
    simulator.visitor().sessionSeconds = 50;
    simulator.logIn();
    const { user } = renderPortal({ consent: "none", tenant: everything });
    await screen.findByRole("alertdialog");
    await screen.findByRole("contentinfo");
    expect(screen.queryByRole("dialog", { name })).toBeNull();
    simulator.visitor().sessionSeconds = 1800;
    await user.click(screen.getByRole("button", { name: "Fortsett økten" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(await screen.findByRole("dialog", { name })).toBeVisible();
  });
});
