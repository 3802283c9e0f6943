import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
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
const { openRow, openAndType } = kontaktHarness(simulator);

describe("Editable rows (spec: profil-9, profil-10)", () => {
  test.each(rows)(
    "'$open' opens the row and focuses the field, 'Avbryt' closes it and gives focus back",
    async (row) => {
      const { user } = await openRow(row);
      expect(field()).toHaveFocus();
      expect(field()).toHaveAccessibleName(row.field);
      expect(field()).toHaveValue(row.before);
      const cancel = screen.getByRole("button", { name: row.close });
      expect(cancel).toHaveTextContent("Avbryt");
      await user.click(cancel);
      expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
      expect(screen.getByRole("button", { name: row.open })).toHaveFocus();
      expect(screen.getByRole("button", { name: row.open })).toHaveTextContent("Endre");
      expect(simulator.requests(row.call)).toHaveLength(0);
    },
  );

  test("Escape closes an open row and gives focus back (spec: profil-31)", async () => {
    const { user } = await openRow(epostRow);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: epostRow.open })).toHaveFocus();
  });
});

describe("A change of contact details is sent to the system that stores them (spec: profil-17, profil-18)", () => {
  test.each([...rows, ...livRows])("$call: $body", async (row) => {
    const { user } = await openAndType(row, row.typed);
    await user.click(save());
    await isClosed(row);
    expect(simulator.requests(row.call).map(({ body }) => body)).toEqual([row.body]);
    expect(valueOf(row.label)).toHaveTextContent(row.after);
    expect(screen.getByRole("button", { name: row.open })).toHaveFocus();
    expect(spoken().filter((text) => text === row.success)).toHaveLength(1);
  });

  test("without niceKundenummer the mobile form asks for the missing e-mail address first, and sends nothing without it", async () => {
    simulator.inject({ call: "GET /liv/kunde/v1/kunde", body: { eksisterer: true, telefon: "49000008" } });
    const [livEpost, livMobil] = livRows;
    const { user } = await openAndType(livMobil, livMobil.typed);
    const hint = "Legg inn e-postadressen din først. Mobilnummeret lagres sammen med den.";
    expect(screen.getByText(hint)).toBeVisible();
    await user.click(save());
    expect(spoken().filter((text) => text.includes(hint))).not.toEqual([]);
    expect(field()).toHaveValue(livMobil.typed);
    expect(simulator.requests(livMobil.call)).toHaveLength(0);

    await user.click(screen.getByRole("button", { name: livMobil.close }));
    simulator.clearFaults();
    await user.click(screen.getByRole("button", { name: livEpost.open }));
    await user.type(field(), livEpost.typed);
    await user.click(save());
    await isClosed(livEpost);
    await user.click(screen.getByRole("button", { name: livMobil.open }));
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  test("the customer is read again when the change has been saved", async () => {
    const { user } = await openAndType(epostRow, epostRow.typed);
    const before = simulator.requests("GET /skadekunde/hent").length;
    await user.click(save());
    await isClosed(epostRow);
    await waitFor(() => expect(simulator.requests("GET /skadekunde/hent")).toHaveLength(before + 1));
  });

  test("a second press while it is saved does nothing, and the button keeps its focus", async () => {
    const release = simulator.hold({ call: put });
    const { user } = await openAndType(epostRow, epostRow.typed);
    await user.dblClick(save());
    await user.keyboard("{Enter}");
    expect(save()).toHaveFocus();
    expect(save()).toHaveAttribute("aria-disabled", "true");
    release();
    await isClosed(epostRow);
    expect(simulator.requests(put)).toHaveLength(1);
  });
});

describe("Validation rules (spec: profil-14, profil-15)", () => {
  test.each([
    [epostRow, "", "Du må fylle inn e-post"],
    [epostRow, "   ", "Du må fylle inn e-post"],
    [epostRow, "kari@post", "E-postadressen er ikke gyldig"],
    [mobilRow, "", "Du må fylle inn et telefonnummer"],
    [mobilRow, "   ", "Du må fylle inn et telefonnummer"],
    [mobilRow, "4123456", "Mobilnummeret er ikke gyldig"],
  ])("$label: %j gives '%s', and nothing is sent", async (row, text, error) => {
    const { user } = await openAndType(row, text);
    await user.click(save());
    expect(field()).toHaveAccessibleDescription(error);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(simulator.requests(put)).toHaveLength(0);
  });

  test("sent from the field, which has focus already: it gets the focus again, so that its error is read, once (spec: focus-16)", async () => {
    const { user } = await openAndType(epostRow, "kari");
    const onFocus = vi.fn();
    field().addEventListener("focus", onFocus);
    await user.keyboard("{Enter}");
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(field()).toHaveAccessibleDescription("E-postadressen er ikke gyldig");
    expect(spoken()).not.toContain("E-postadressen er ikke gyldig");
    await user.type(field(), "@post.example");
    expect(field()).toBeValid();
    expect(field()).toHaveAccessibleDescription("Vi bruker den når vi trenger å nå deg.");
  });

  test.each([
    [epostRow, "UGYLDIG_MAILADRESSE", "ny@ukjent.example", "E-postadressen er ikke gyldig"],
    [mobilRow, "UGYLDIG_MOBILNR", "01234567", "Mobilnummeret er ikke gyldig"],
  ])("$label: the server's code %s gives the same message", async (row, _code, text, error) => {
    const { user } = await openAndType(row, text);
    await user.click(save());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(error));
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue(text);
    await user.type(field(), "{Backspace}");
    expect(field()).toBeValid();
  });

  test("an address is composed (NFC) and trimmed before it is sent", async () => {
    const { user } = await openAndType(epostRow, " ka\u030are@post.example ");
    await user.click(save());
    await isClosed(epostRow);
    expect(simulator.requests(put)[0]?.body).toEqual({ epostAdresse: "k\u00e5re@post.example" });
  });
});
