import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { epostRow, field, isClosed, kontaktHarness, mobilRow, save } from "#tests/support/screens/kontaktHarness.ts";
import { keepInput, ownerOf } from "#core/storage/keptInput.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const { openAndType } = kontaktHarness(simulator);
const stored = () => window.sessionStorage.getItem("portal-kept-input");
const notSaved = "Vi tok vare på det du skrev. Det er ikke lagret ennå.";

describe("A half-typed contact detail (spec: profil-34, storage-9)", () => {
  test("is kept while it is typed, and comes back after the session has ended", async () => {
    await openAndType(epostRow, "halv@");
    await waitFor(() => expect(stored()).toContain("halv@"));
    const kept = stored() ?? "";
    cleanup();
    const { user } = renderPortal({ path: "/forsikringsprofil" });
    // A new page of the tests begins with an empty storage.
    window.sessionStorage.setItem("portal-kept-input", kept);
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue("halv@"));
    expect(screen.getByText(notSaved)).toBeVisible();
    expect(stored()).toBeNull();
    await user.type(field(), "kunde.example");
    await user.click(save());
    await isClosed(epostRow);
    await waitFor(() => expect(stored()).toBeNull());
  });

  test("is kept of each field that is open", async () => {
    const { user } = await openAndType(epostRow, "halv@");
    await user.click(screen.getByRole("button", { name: mobilRow.open }));
    const mobil = screen.getByRole("textbox", { name: mobilRow.field });
    await user.clear(mobil);
    await user.type(mobil, "4123");
    await waitFor(() => expect(stored()).toMatch(/halv@.*4123/));
    const kept = stored() ?? "";
    cleanup();
    renderPortal({ path: "/forsikringsprofil" });
    window.sessionStorage.setItem("portal-kept-input", kept);
    expect(await screen.findByRole("textbox", { name: epostRow.field })).toHaveValue("halv@");
    expect(await screen.findByRole("textbox", { name: mobilRow.field })).toHaveValue("4123");
    expect(stored()).toBeNull();
  });

  test("is forgotten at 'Avbryt' and at 'Logg ut'", async () => {
    const { user } = await openAndType(epostRow, "halv@");
    await waitFor(() => expect(stored()).toContain("halv@"));
    await user.click(screen.getByRole("button", { name: epostRow.close }));
    expect(stored()).toBeNull();
    await user.click(screen.getByRole("button", { name: epostRow.open }));
    await user.type(field(), "x");
    await waitFor(() => expect(stored()).toContain("x"));
    await user.click(screen.getAllByRole("button", { name: "Logg ut", hidden: true })[0] ?? document.body);
    expect(stored()).toBeNull();
  });

  test("of somebody else is removed", async () => {
    const owner = await ownerOf("99999999");
    simulator.logIn();
    renderPortal({ path: "/" });
    if (owner) keepInput(owner, "epost", "annen@");
    expect(stored()).toContain("annen@");
    // On any page: the overview asks who the customer is.
    await waitFor(() => expect(stored()).toBeNull());
  });
});
