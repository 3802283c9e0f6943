import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const status = "GET /auth/session-status";
const dialog = () => screen.findByRole("alertdialog", { name: "Du blir snart logget ut" });

function logInFor(seconds: number) {
  simulator.visitor().sessionSeconds = seconds;
  simulator.logIn();
}

describe("The check of the session (spec: session-30, session-37)", () => {
  test("covers the page, says so, offers 'Prøv igjen' when it could not ask, and gives the focus back", async () => {
    logInFor(1800);
    const { user, left } = renderPortal();
    const opener = await screen.findByRole("button", { name: "Meny" });
    act(() => opener.focus());
    const release = simulator.hold({ call: status, status: 503 });
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    const cover = await screen.findByRole("alertdialog", { name: "Vi sjekker om du fortsatt er logget inn" });
    expect(cover).toHaveFocus();
    expect(within(cover).getByRole("img", { name: "Fjelltrygd" })).toHaveAttribute("width", "160");
    expect(opener).not.toBeVisible();
    release();
    const failed = "Vi fikk ikke sjekket om du fortsatt er logget inn";
    await waitFor(() => expect(cover).toHaveAccessibleName(failed));
    const again = screen.getByRole("button", { name: "Prøv igjen" });
    simulator.clearFaults();
    await user.click(again);
    await waitFor(() => expect(cover).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toBeVisible());
    await waitFor(() => expect(opener).toHaveFocus());
    expect(left).toEqual([]);
  });
});

describe("The check of the session, without an answer for 10 s (spec: session-30)", () => {
  test("'Prøv igjen' asks once more beside the call that is late", async () => {
    logInFor(1800);
    let laterMs = 0;
    const { user, left } = renderPortal({ deps: { now: () => Date.now() + laterMs } });
    await screen.findByRole("button", { name: "Meny" });
    // The late call is not given up, and so not tried again by itself.
    const wait = globalThis.setTimeout;
    const waitShortly = (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      ms !== undefined && ms >= 5_000 ? 0 : wait(run, ms, ...args);
    vi.stubGlobal("setTimeout", waitShortly);
    onTestFinished(() => void vi.stubGlobal("setTimeout", wait));
    const asked = simulator.requests(status).length;
    simulator.inject({ call: status, kind: "hang", times: 1 });
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    const cover = await screen.findByRole("alertdialog", { name: "Vi sjekker om du fortsatt er logget inn" });
    laterMs = 10_000;
    await user.click(await screen.findByRole("button", { name: "Prøv igjen" }));
    await waitFor(() => expect(cover).not.toBeInTheDocument());
    expect(simulator.requests(status)).toHaveLength(asked + 2);
    expect(left).toEqual([]);
  });
});

describe("Session timeout (spec: session-7)", () => {
  test("the customer is warned, extends the session, and the extension is announced", async () => {
    logInFor(50);
    const { user, queryClient } = renderPortal();
    expect(await dialog()).toBeVisible();
    const release = simulator.hold({ call: "POST /auth/extend-session" });
    await user.click(screen.getByRole("button", { name: "Fortsett økten" }));
    await waitFor(() => expect(simulator.requests("POST /auth/extend-session")).toHaveLength(1));
    // A request that is sent after the extension, and answered before it, still carries the old end.
    const pressedAt = Date.now();
    await waitFor(() => expect(Date.now()).toBeGreaterThan(pressedAt));
    await act(() => queryClient.refetchQueries());
    expect(await dialog()).toBeVisible();
    simulator.visitor().sessionSeconds = 1800;
    release();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(await screen.findByText("Økten er forlenget.")).toBeInTheDocument();
  });

  test("a failing extension keeps the dialog and says so", async () => {
    logInFor(50);
    simulator.inject({ call: "POST /auth/extend-session", status: 500 });
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

  test("logging out without a network says that the customer is sent on when there is one (spec: session-40)", async () => {
    logInFor(50);
    const { user } = renderPortal();
    await dialog();
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    await user.click(screen.getByRole("button", { name: "Logg ut" }));
    const cover = await screen.findByRole("alertdialog", { name: "Vi logger deg ut" });
    const waiting = "Du har ikke nett akkurat nå. Vi sender deg videre når du er på nett igjen.";
    await waitFor(() => expect(cover).toHaveAccessibleDescription(waiting));
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(cover).toHaveAccessibleDescription("Det tar vanligvis bare et øyeblikk."));
  });
});
