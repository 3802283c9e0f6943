import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const call = "POST /adresse/oppdater";

async function openAdresse() {
  simulator.logIn();
  const portal = renderPortal({ path: "/forsikringsprofil" });
  await portal.user.click(await screen.findByRole("button", { name: "Endre adresse" }));
  return portal;
}

const update = () => screen.getByRole("button", { name: "Bruk folkeregistrert adresse" });

/** What the live regions of the page say; toasts have one of their own, which comes late. */
const spoken = () => screen.getAllByRole("status").flatMap(({ textContent }) => textContent.trim() || []);

describe("Address update: idle, then updating, then refreshed or error (spec: profil-22)", () => {
  test("opening the row focuses its button, and 'Avbryt' gives focus back", async () => {
    const { user } = await openAdresse();
    expect(update()).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Avbryt endring av adresse" }));
    expect(screen.getByRole("button", { name: "Endre adresse" })).toHaveFocus();
    expect(simulator.requests(call)).toHaveLength(0);
  });

  test("the spinner's text is 'Oppdaterer adresse'; then the address of the population register is shown", async () => {
    const release = simulator.hold({ call });
    const { user } = await openAdresse();
    await user.dblClick(update());
    const busy = screen.getByRole("button", { name: "Oppdaterer adresse" });
    expect(busy).toHaveFocus();
    // The old address stays in view until the new one is there (spec: profil-32).
    expect(screen.getByText("Gamleveien 1")).toBeVisible();
    expect(spoken()).toEqual(["Oppdaterer adresse"]);

    release();
    expect(await screen.findByText("Nyveien 1B")).toBeVisible();
    expect(screen.getByText("0150 OSLO")).toBeVisible();
    expect(screen.getByText("Folkeregistrert adresse")).toBeVisible();
    expect(screen.getByRole("button", { name: "Endre adresse" })).toHaveFocus();
    expect(
      await screen.findByText("Adressen er oppdatert. Nå er den Nyveien 1B, 0150 OSLO.", { selector: "p" }),
    ).toBeVisible();
    expect(screen.queryByText("Oppdaterer adresse")).not.toBeInTheDocument();
    expect(simulator.requests(call).map(({ body }) => body)).toEqual([undefined]);
  });

  test("the toast names no address when it could not be read again", async () => {
    const { user } = await openAdresse();
    simulator.inject({ call: "GET /adresse/kundeadresser", status: 500, times: 2 });
    await user.click(update());
    expect(await screen.findByText("Adressen er oppdatert.", { selector: "p" })).toBeVisible();
  });

  test("its toast goes when the next try begins (spec: profil-30)", async () => {
    const { user } = await openAdresse();
    await user.click(update());
    const done = { selector: "p" };
    await screen.findByText(/^Adressen er oppdatert/, done);
    simulator.inject({ call, status: 500, times: 1 });
    await user.click(await screen.findByRole("button", { name: "Endre adresse" }));
    await user.click(update());
    await screen.findByRole("alert");
    await waitFor(() => expect(screen.queryByText(/^Adressen er oppdatert/, done)).not.toBeInTheDocument());
  });

  test("a failure says 'Noe gikk galt' and what, once, and can be tried again", async () => {
    simulator.inject({ call, status: 500, times: 1 });
    const { user } = await openAdresse();
    await user.click(update());
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText("Noe gikk galt")).toBeVisible();
    expect(within(alert).getByText("Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.")).toBeVisible();
    expect(update()).toHaveFocus();
    expect(screen.queryByText("Oppdaterer adresse")).not.toBeInTheDocument();

    await user.click(update());
    expect(await screen.findByText("Nyveien 1B")).toBeVisible();
    expect(simulator.requests(call)).toHaveLength(2);
  });

  test("an answer that comes after 'Avbryt' opens nothing and says nothing", async () => {
    const release = simulator.hold({ call, status: 500 });
    const { user } = await openAdresse();
    await user.click(update());
    await user.click(screen.getByRole("button", { name: "Avbryt endring av adresse" }));
    release();
    await waitFor(() => expect(simulator.requests(call)[0]?.status).toBe(500));
    await user.click(screen.getByRole("button", { name: "Endre adresse" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(update()).toBeVisible();
  });
});
