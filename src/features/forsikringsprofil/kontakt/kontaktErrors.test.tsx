import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  epostRow,
  field,
  isClosed,
  kontaktHarness,
  livRows,
  mobilRow,
  put,
  rows,
  save,
  spoken,
  valueOf,
} from "#tests/support/screens/kontaktHarness.ts";
import { startSimulator } from "#tests/support/simulator.ts";

const simulator = startSimulator();
const { openAndType } = kontaktHarness(simulator);

describe("A change that fails (spec: profil-19)", () => {
  test.each([...rows, ...livRows])("$call, $label: '$failure', announced once, and the input stays", async (row) => {
    simulator.inject({ call: row.call, status: 500, times: 1 });
    const { user } = await openAndType(row, row.typed);
    await user.click(save());
    expect(await screen.findByText(row.failure)).toBeVisible();
    expect(spoken().filter((text) => text.includes(row.failure))).toHaveLength(1);
    expect(field()).toHaveValue(row.typed);
    expect(save()).toHaveFocus();
    expect(simulator.requests(row.call)).toHaveLength(1);

    await user.click(save());
    await isClosed(row);
    expect(valueOf(row.label)).toHaveTextContent(row.after);
  });

  test("without a network it fails at once, and is not sent when the network returns", async () => {
    simulator.inject({ call: put, kind: "abort", times: 1 });
    const { queryClient, user } = await openAndType(epostRow, epostRow.typed);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    act(() => void window.dispatchEvent(new Event("offline")));
    await user.click(save());
    expect(await screen.findByText(epostRow.failure)).toBeVisible();
    // It says why, as long as that is so (spec: loading-19).
    expect(screen.getByText(/^Du har ikke nett akkurat nå\. Det du skrev/)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText(/Du har ikke nett/)).not.toBeInTheDocument();
    // Sends what waits for the network.
    await act(() => queryClient.resumePausedMutations());
    expect(queryClient.isMutating()).toBe(0);
    expect(simulator.requests(put)).toHaveLength(1);
    expect(field()).toHaveValue(epostRow.typed);
  });
});

describe("Customer contact update: applied optimistically and rolled back on error (spec: profil-16)", () => {
  /** Both rows open, both changed; the e-mail address is saved first. */
  async function saveBoth() {
    const { user } = await openAndType(epostRow, epostRow.typed);
    await user.click(save());
    await user.click(screen.getByRole("button", { name: mobilRow.open }));
    const mobil = screen.getByRole("textbox", { name: mobilRow.field });
    await user.clear(mobil);
    await user.type(mobil, mobilRow.typed);
    await user.click(screen.getAllByRole("button", { name: "Lagre" })[0] ?? save());
  }

  test.each(rows)("$label is shown before the answer has come", async (row) => {
    const release = simulator.hold({ call: put });
    const { queryClient, user } = await openAndType(row, row.typed);
    await user.click(save());
    await waitFor(() =>
      expect(JSON.stringify(queryClient.getQueryData(["skadekunde"]))).toContain(Object.values(row.body)[0]),
    );
    expect(simulator.requests(put)[0]?.status).toBeUndefined();
    release();
    await isClosed(row);
  });

  test.each([...rows, ...livRows])("$call, $label: what fails is taken back", async (row) => {
    simulator.inject({ call: row.call, status: 500, times: 1 });
    const { user } = await openAndType(row, row.typed);
    await user.click(save());
    await screen.findByText(row.failure);
    await user.click(screen.getByRole("button", { name: row.close }));
    expect(valueOf(row.label)).toHaveTextContent(row.before);
  });

  test("only the field concerned: one fails, the other one is saved", async () => {
    const release = simulator.hold({ call: put, status: 500, times: 1 });
    await saveBoth();
    release();
    expect(await screen.findByText(epostRow.failure)).toBeVisible();
    await isClosed(mobilRow);
    expect(valueOf("Mobilnummer")).toHaveTextContent(mobilRow.after);
    expect(simulator.customer("vanlig").skadekunde?.kontaktInformasjon).toEqual({
      epostAdresse: epostRow.before,
      mobilNummer: "41234567",
    });
  });

  test("two changes at a time go one after the other, and the customer is read again after the last", async () => {
    const release = simulator.hold({ call: put });
    const readBefore = () => simulator.requests("GET /skadekunde/hent").length;
    await saveBoth();
    const reads = readBefore();
    release();
    await isClosed(epostRow);
    await isClosed(mobilRow);
    await waitFor(() => expect(readBefore()).toBe(reads + 1));
    expect(valueOf("E-post")).toHaveTextContent(epostRow.after);
    expect(valueOf("Mobilnummer")).toHaveTextContent(mobilRow.after);
  });

  test("a read that was under way doesn't bring the old value back", async () => {
    const { queryClient, user } = await openAndType(epostRow, epostRow.typed);
    const release = simulator.hold({ call: "GET /skadekunde/hent", times: 1 });
    void queryClient.refetchQueries({ queryKey: ["skadekunde"] });
    simulator.inject({ call: "GET /skadekunde/hent", status: 500 });
    await user.click(save());
    await isClosed(epostRow);
    release();
    await waitFor(() => expect(simulator.requests("GET /skadekunde/hent").every(({ status }) => status)).toBe(true));
    expect(valueOf("E-post")).toHaveTextContent(epostRow.after);
  });
});

describe("'Avbryt' while it is saved (spec: profil-11)", () => {
  test.each([
    ["fails", 500],
    ["succeeds", undefined],
  ])("a late answer that %s is ignored: the row stays closed and nothing is announced", async (_how, status) => {
    const release = simulator.hold({ call: put, times: 1, ...(status !== undefined && { status }) });
    const { user } = await openAndType(epostRow, epostRow.typed);
    await user.click(save());
    await user.click(screen.getByRole("button", { name: epostRow.close }));
    expect(valueOf("E-post")).toHaveTextContent(epostRow.before);

    await user.click(screen.getByRole("button", { name: epostRow.open }));
    release();
    await waitFor(() => expect(simulator.requests(put)[0]?.status).toBe(status ?? 200));
    await waitFor(() => expect(simulator.requests("GET /skadekunde/hent")).toHaveLength(2));
    expect(field()).toHaveValue(epostRow.before);
    expect(screen.queryByText(epostRow.failure)).not.toBeInTheDocument();
    expect(spoken()).not.toContain(epostRow.success);
  });
});
