import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const call = "GET /auth/session-status";
const says = "Det tar lengre tid enn vanlig å finne ut om du er logget inn.";
const late = async (): Promise<HTMLElement> => {
  const message = (await screen.findByText(says)).closest<HTMLElement>("[role=status]");
  if (message === null) throw new Error("It is not announced");
  return message;
};

/** Opens a page whose question who is logged in was sent so long ago. */
function openAfter(elapsedMs: number, path = "/") {
  const sentAt = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(sentAt - elapsedMs);
  onTestFinished(() => clock.mockRestore());
  const portal = renderPortal({ path });
  clock.mockRestore();
  return portal;
}

describe("The session status, without an answer for 10 s (spec: session-36)", () => {
  test.each(["/", "/forsikringsprofil"])("%s says so, and a new try lets the customer in", async (path) => {
    simulator.logIn();
    simulator.inject({ call, kind: "hang", times: 1 });
    const { user } = openAfter(10_000, path);
    const message = await late();
    await user.click(within(message).getByRole("button", { name: "Prøv igjen" }));
    expect(await screen.findByRole("button", { name: "Meny" })).toBeVisible();
    expect(simulator.requests(call)).toHaveLength(2);
    expect(message).not.toBeInTheDocument();
  });

  test("a late answer to the first call is enough", async () => {
    simulator.logIn();
    const release = simulator.hold({ call });
    openAfter(10_000);
    const message = await late();
    release();
    expect(await screen.findByRole("button", { name: "Meny" })).toBeVisible();
    expect(simulator.requests(call)).toHaveLength(1);
    expect(message).not.toBeInTheDocument();
  });

  test("when a new try fails, the message stays while the first call continues", async () => {
    simulator.logIn();
    const release = simulator.hold({ call, times: 1 });
    const { user } = openAfter(10_000);
    const message = await late();
    simulator.inject({ call, status: 503 });
    const again = within(message).getByRole("button", { name: "Prøv igjen" });
    await user.click(again);
    await waitFor(() => expect(simulator.requests(call)).toHaveLength(2));
    await waitFor(() => expect(again).not.toHaveAttribute("aria-disabled"));
    expect(message).toBeInTheDocument();
    release();
    expect(await screen.findByRole("button", { name: "Meny" })).toBeVisible();
  });
});
