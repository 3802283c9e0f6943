import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const call = "POST /samtykke/reservasjon";
const off = "Nei, du får dokumentene digitalt";
const on = "Ja, dokumentene kommer i posten";

async function openReservasjon(hasReservasjon = false) {
  simulator.customer("vanlig").hasReservasjon = hasReservasjon;
  simulator.logIn("vanlig");
  const portal = renderPortal({ path: "/forsikringsprofil" });
  await portal.user.click(await screen.findByRole("button", { name: "Endre dokumenter på papir" }));
  return portal;
}

const box = () => screen.getByRole("checkbox");
const confirm = () => screen.getByRole("button", { name: "Bekreft" });

describe("Paper reservation (spec: profil-24)", () => {
  test.each([
    [false, "Jeg vil ha dokumentene mine på papir i posten", on],
    [true, "Jeg vil ha dokumentene mine digitalt i stedet for på papir", off],
  ])("from %s it flips when '%s' is ticked and confirmed; then data is reloaded and the row closes", async (...row) => {
    const [before, label, after] = row;
    const { user } = await openReservasjon(before);
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleName(label);
    expect(box()).not.toBeChecked();
    await user.click(box());
    await user.dblClick(confirm());
    expect(await screen.findByText(after)).toBeVisible();
    expect(simulator.requests(call).map(({ body }) => body)).toEqual([{ harReservasjon: !before }]);
    expect(simulator.requests("GET /samtykke/reservasjon/hent")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Endre dokumenter på papir" })).toHaveFocus();
    const spoken = screen.getAllByRole("status").flatMap(({ textContent }) => textContent.trim() || []);
    expect(spoken).toEqual(["Valget ditt om dokumenter på papir er endret."]);
  });

  test("an answer without the flag is not 'no': 'Vi vet ikke', and no change is offered (spec: profil-5)", async () => {
    simulator.inject({ call: "GET /samtykke/reservasjon/hent", status: 204 });
    simulator.logIn("vanlig");
    renderPortal({ path: "/forsikringsprofil" });
    expect(await screen.findByText("Vi vet ikke")).toBeVisible();
    expect(screen.queryByText(off)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Endre dokumenter på papir" })).not.toBeInTheDocument();
  });

  test("it acts only when the box is ticked", async () => {
    const { user } = await openReservasjon();
    await user.click(confirm());
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription("Kryss av før du bekrefter");
    await user.click(box());
    expect(box()).toHaveAccessibleDescription("");
    await user.click(box());
    await user.click(confirm());
    expect(simulator.requests(call)).toHaveLength(0);
  });

  test("a failure is announced once and keeps the tick; it can be tried again", async () => {
    simulator.inject({ call, status: 500, times: 1 });
    const { user } = await openReservasjon();
    await user.click(box());
    await user.click(confirm());
    expect(await screen.findByRole("alert")).toHaveTextContent("Vi fikk ikke endret valget ditt. Prøv igjen om litt.");
    expect(box()).toBeChecked();
    await user.click(confirm());
    expect(await screen.findByText(on)).toBeVisible();
  });

  test("'Avbryt' closes the row, changes nothing and forgets the tick", async () => {
    const { user } = await openReservasjon();
    await user.click(box());
    await user.click(screen.getByRole("button", { name: "Avbryt endring av dokumenter på papir" }));
    await waitFor(() => expect(screen.getByText(off)).toBeVisible());
    await user.click(screen.getByRole("button", { name: "Endre dokumenter på papir" }));
    expect(box()).not.toBeChecked();
    expect(simulator.requests(call)).toHaveLength(0);
  });
});
