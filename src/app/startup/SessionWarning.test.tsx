import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const dialog = () => screen.findByRole("alertdialog", { name: "Du blir snart logget ut" });

function logInFor(seconds: number) {
  simulator.visitor().sessionSeconds = seconds;
  simulator.logIn();
}

describe("Session timeout (spec: session-7)", () => {
  test("the customer is warned, extends the session, and hears that it is extended", async () => {
    logInFor(50);
    const { user } = renderPortal();
    expect(await dialog()).toBeVisible();
    simulator.visitor().sessionSeconds = 1800;
    await user.click(screen.getByRole("button", { name: "Fortsett økten" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(simulator.requests("POST /auth/extend-session")).toHaveLength(1);
    expect(await screen.findByText("Økten er forlenget.")).toBeInTheDocument();
  });

  test("a failing extension keeps the dialog and says so", async () => {
    logInFor(50);
    simulator.order({ call: "POST /auth/extend-session", status: 500 });
    const { user } = renderPortal();
    await dialog();
    await user.keyboard("{Escape}");
    expect(await screen.findByText("Vi fikk ikke forlenget økten. Prøv igjen.")).toBeVisible();
    expect(await dialog()).toBeVisible();
  });

  test("'Logg ut' in the dialog logs out", async () => {
    logInFor(50);
    const { user, left } = renderPortal();
    await dialog();
    // The menu's own logout is behind the dialog, and inert.
    await user.click(screen.getByRole("button", { name: "Logg ut" }));
    await waitFor(() => expect(left).toEqual(["https://www.fjelltrygd.example/utlogget"]));
  });
});
