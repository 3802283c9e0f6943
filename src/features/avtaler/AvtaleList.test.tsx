import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { queryKeys } from "#core/query/queryKeys.ts";
import type { CustomerAvtale } from "#scripts/simulator/world/customer.ts";
import { renderPortal } from "#tests/support/screens/renderPortal.tsx";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const show = (avtaler: readonly CustomerAvtale[]) => {
  simulator.logIn("ingen");
  simulator.inject({ call: "GET /avtaleoversikt/avtaler", body: { avtaler } });
  return renderPortal();
};
const section = async () => within(await screen.findByRole("region", { name: "Forsikringene dine" }));
const things = (count: number): CustomerAvtale[] =>
  Array.from({ length: count }, (_, at) => ({
    policyNumber: String(1000 + at),
    name: at % 2 === 0 ? `Bil ${at}` : `Hus ${at}`,
    description: at % 2 === 0 ? `AB ${12_300 + at}` : `Storgata ${at}`,
    productType: at % 2 === 0 ? "BIL" : "HUS",
    monthlyPrice: 100,
  }));
const groupOf = (heading: HTMLElement) => {
  const group = heading.closest("details");
  if (group === null) throw new Error("The group cannot be opened");
  return group;
};

describe("The agreements in groups (spec: avtaler-38, avtaler-39)", () => {
  test("five are one list, in the order of the groups", async () => {
    show([...things(4), { policyNumber: "1", name: "Katt", avtaleStatus: "PROCESSING", productType: "KJAELEDYR" }]);
    const list = await section();
    expect(list.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Katt",
      "Bil 0",
      "Bil 2",
      "Hus 1",
      "Hus 3",
    ]);
    expect(list.queryByRole("heading", { name: "Kjøretøy" })).not.toBeInTheDocument();
  });

  test("six have headings, each with its number and what it costs a month", async () => {
    show(things(6));
    const list = await section();
    expect(list.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Kjøretøy",
      "Hus og hytte",
    ]);
    expect(list.getAllByText("3 forsikringer")).toHaveLength(2);
    expect(list.getAllByText("300")[0]).toBeVisible();
    expect(list.getByRole("heading", { level: 4, name: "Bil 0" })).toBeVisible();
  });
});

test("An agreement that a task is about comes first, where the task is known before the list (spec: avtaler-38)", async () => {
  simulator.logIn("ingen");
  simulator.inject({ call: "GET /avtaleoversikt/avtaler", body: { avtaler: things(6) } });
  const { user, queryClient } = renderPortal({ path: "/tilbud" });
  await screen.findByRole("heading", { level: 1 });
  queryClient.setQueryData(queryKeys.motoroppgaver, [
    { oppgavetype: "ENDRE_KMSTAND", avtalenummer: "1002" },
    { oppgavetype: "NOE_NYTT", avtalenummer: "1004" },
  ]);
  await user.click(screen.getAllByRole("link", { name: /oversikt/i })[0] ?? document.body);
  const first = (await screen.findByRole("heading", { level: 3, name: "Se på disse først" })).closest("[data-group]");
  const names = within(first as HTMLElement).getAllByRole("heading", { level: 4 });
  expect(names.map(({ textContent }) => textContent)).toEqual(["Bil 2"]);
});

describe("A long list (spec: avtaler-40)", () => {
  test("is closed at first, but for what needs attention; 'Vis alle' opens all groups", async () => {
    const { user } = show([...things(12), { policyNumber: "1", name: "Katt", avtaleStatus: "PROCESSING" }]);
    const list = await section();
    expect(list.getByRole("heading", { level: 4, name: "Katt" })).toBeVisible();
    const groups = ["Kjøretøy", "Hus og hytte"].map((name) => groupOf(list.getByRole("heading", { level: 3, name })));
    expect(groups.map(({ open }) => open)).toEqual([false, false]);
    await user.click(await list.findByRole("button", { name: "Vis alle" }));
    expect(groups.map(({ open }) => open)).toEqual([true, true]);
    expect(await list.findByRole("heading", { level: 4, name: "Hus 11" })).toBeVisible();
    await user.click(list.getByRole("button", { name: "Lukk alle" }));
    expect(groups.map(({ open }) => open)).toEqual([false, false]);
  });

  test("an opened group is open again after a search", async () => {
    const { user } = show(things(20));
    const group = async () => groupOf(await screen.findByRole("heading", { level: 3, name: "Hus og hytte" }));
    await user.click((await group()).querySelector("summary") ?? document.body);
    await user.type(await screen.findByRole("searchbox"), "Bil");
    await user.clear(screen.getByRole("searchbox"));
    expect((await group()).open).toBe(true);
    await user.click((await group()).querySelector("summary") ?? document.body);
  });

  test("of 19 has no search", async () => {
    show(things(19));
    const list = await section();
    await list.findByRole("button", { name: "Vis alle" });
    expect(list.queryByRole("searchbox")).not.toBeInTheDocument();
  });
});

describe("The search in a long list (spec: avtaler-41)", () => {
  test("finds by name, description and number, and says how many", async () => {
    const { user } = show(things(20));
    const list = await section();
    const field = await list.findByRole("searchbox", { name: "Søk i forsikringene dine" });
    await user.type(field, "ab12304");
    expect(list.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Bil 4"]);
    await waitFor(() => expect(list.getByRole("status")).toHaveTextContent("1 forsikring passer"));
    await user.clear(field);
    await user.type(field, "flyvende teppe");
    await waitFor(() =>
      expect(list.getByRole("status")).toHaveTextContent("Ingen av forsikringene dine passer til det du skrev."),
    );
    await user.clear(field);
    expect(list.getByRole("heading", { level: 3, name: "Kjøretøy" })).toBeVisible();
    expect(field).toHaveFocus();
  });
});

describe("The strip of the year (spec: avtaler-42)", () => {
  test("says how many agreements have their date in which month", async () => {
    vi.setSystemTime("2026-11-25T12:00:00Z");
    show([
      { policyNumber: "1", name: "Bil", endDate: "2027-03-01" },
      { policyNumber: "2", name: "Hus", endDate: "2027-03-31" },
      { policyNumber: "3", name: "Båt", endDate: "2027-10-01" },
    ]);
    const strip = within(await screen.findByRole("region", { name: "Datoer det neste året" }));
    expect(strip.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "mars 2027: 2 forsikringer",
      "oktober 2027: 1 forsikring",
    ]);
    vi.useRealTimers();
  });

  test("is left out where no agreement has a date", async () => {
    show([{ policyNumber: "1", name: "Bil" }]);
    await section();
    await screen.findByRole("heading", { name: "Kjøp forsikring" });
    expect(screen.queryByRole("region", { name: "Datoer det neste året" })).not.toBeInTheDocument();
  });
});
