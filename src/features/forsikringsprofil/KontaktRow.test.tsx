import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { announcements } from "#ui/announcements.ts";
import { renderPortal } from "../../../tests/support/renderPortal.tsx";
import { startSimulator } from "../../../tests/support/simulator.ts";

const simulator = startSimulator();
const put = "PUT /skadekunde/kontaktinformasjon";
const post = "POST /liv/kunde/v1/contactInfo";
const afterRetry = { timeout: 4000 };

const epostRow = {
  call: put,
  open: "Endre e-post",
  close: "Avbryt endring av e-post",
  label: "E-post",
  field: "E-postadresse",
  before: "vanlig@kunde.example",
  typed: "ny@kunde.example",
  after: "ny@kunde.example",
  body: { epostAdresse: "ny@kunde.example" },
  failure: "Noe gikk galt ved oppdatering av e-post",
  success: "E-postadressen er endret.",
} as const;

const mobilRow = {
  call: put,
  open: "Endre mobilnummer",
  close: "Avbryt endring av mobilnummer",
  label: "Mobilnummer",
  field: "Mobilnummer, 8 siffer",
  before: "49 00 00 01",
  typed: " 412 34 567 ",
  after: "41 23 45 67",
  body: { mobilNummer: "41234567" },
  failure: "Noe gikk galt ved oppdatering av telefonnummer",
  success: "Mobilnummeret er endret.",
} as const;

const rows = [epostRow, mobilRow];
const livRows = [
  { ...epostRow, call: post, before: "liv@kunde.example", body: { epost: "ny@kunde.example" } },
  {
    ...mobilRow,
    call: post,
    before: "49 00 00 08",
    body: { epost: "liv@kunde.example", telefon: "41234567" },
  },
] as const;

type Row = (typeof rows)[number] | (typeof livRows)[number];

const valueOf = (label: string) =>
  within(screen.getByRole("main")).getByText(label, { selector: "dt" }).nextElementSibling;
const field = () => screen.getByRole("textbox");
const save = () => screen.getByRole("button", { name: "Lagre" });
/** Everything that a screen reader is told without being asked. */
const spoken = () => [...screen.getAllByRole("status"), ...screen.queryAllByRole("alert")].map((at) => at.textContent);
const isClosed = (row: Row) => waitFor(() => expect(screen.getByRole("button", { name: row.open })).toBeVisible());

async function openRow(row: Row, customer = row.call === post ? "liv" : "vanlig") {
  act(() => announcements.announce(""));
  simulator.logIn(customer);
  const portal = renderPortal({ path: "/forsikringsprofil" });
  await portal.user.click(await screen.findByRole("button", { name: row.open }));
  return portal;
}

async function openAndType(row: Row, text: string, customer?: string) {
  const portal = await openRow(row, customer);
  await portal.user.clear(field());
  if (text !== "") await portal.user.type(field(), text);
  return portal;
}

describe("Editable rows (spec §4)", () => {
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
});

describe("A change of contact details is sent to who keeps them (spec §7)", () => {
  test.each([...rows, ...livRows])("$call: $body", async (row) => {
    const { user } = await openAndType(row, row.typed);
    await user.click(save());
    await isClosed(row);
    expect(simulator.requests(row.call).map(({ body }) => body)).toEqual([row.body]);
    expect(valueOf(row.label)).toHaveTextContent(row.after);
    expect(screen.getByRole("button", { name: row.open })).toHaveFocus();
    expect(spoken().filter((text) => text === row.success)).toHaveLength(1);
  });

  test("the customer is read again when the change has been saved", async () => {
    const { user } = await openAndType(epostRow, epostRow.typed);
    const before = simulator.requests("GET /skadekunde/hent").length;
    await user.click(save());
    await isClosed(epostRow);
    await waitFor(() => expect(simulator.requests("GET /skadekunde/hent")).toHaveLength(before + 1));
  });

  test("a second press while it is saved does nothing, and the button keeps its focus", async () => {
    simulator.order({ call: put, delayMs: 300 });
    const { user } = await openAndType(epostRow, epostRow.typed);
    await user.dblClick(save());
    await user.keyboard("{Enter}");
    expect(save()).toHaveFocus();
    expect(save()).toHaveAttribute("aria-disabled", "true");
    await isClosed(epostRow);
    expect(simulator.requests(put)).toHaveLength(1);
  });
});

describe("Validation rules (spec §5)", () => {
  test.each([
    [epostRow, "", "Du må fylle inn e-post"],
    [epostRow, "   ", "Du må fylle inn e-post"],
    [epostRow, "kari@post", "E-postadressen er ikke gyldig"],
    [mobilRow, "", "Du må fylle inn et telefonnummer"],
    [mobilRow, "   ", "Du må fylle inn et telefonnummer"],
    [mobilRow, "4123456", "Mobilnummeret er ikke gyldig"],
  ])("$label: %j gives '%s', and nothing is sent", async (row, text, fault) => {
    const { user } = await openAndType(row, text);
    await user.click(save());
    expect(field()).toHaveAccessibleDescription(fault);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(simulator.requests(put)).toHaveLength(0);
  });

  test("a fault is spoken when the form is sent from the field, which has focus already", async () => {
    const { user } = await openAndType(epostRow, "kari{Enter}");
    expect(spoken()).toContain("E-postadressen er ikke gyldig");
    await user.type(field(), "@post.example");
    expect(field()).toBeValid();
    expect(field()).toHaveAccessibleDescription("Vi bruker den når vi trenger å nå deg.");
  });

  test.each([
    [epostRow, "UGYLDIG_MAILADRESSE", "ny@ukjent.example", "E-postadressen er ikke gyldig"],
    [mobilRow, "UGYLDIG_MOBILNR", "01234567", "Mobilnummeret er ikke gyldig"],
  ])("$label: the server's code %s gives the same message", async (row, _code, text, fault) => {
    const { user } = await openAndType(row, text);
    await user.click(save());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(fault));
    expect(field()).toHaveFocus();
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

describe("A change that fails (spec §8)", () => {
  test.each([...rows, ...livRows])("$call, $label: '$failure', told once, and what was typed stays", async (row) => {
    simulator.order({ call: row.call, status: 500, times: 1 });
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
    simulator.order({ call: put, kind: "abort", times: 1 });
    const { user } = await openAndType(epostRow, epostRow.typed);
    await user.click(save());
    expect(await screen.findByText(epostRow.failure)).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(simulator.requests(put)).toHaveLength(1);
    expect(field()).toHaveValue(epostRow.typed);
  });
});

describe("Customer contact update: applied optimistically and rolled back on error (spec §4)", () => {
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
    simulator.order({ call: put, delayMs: 400 });
    const { queryClient, user } = await openAndType(row, row.typed);
    await user.click(save());
    await waitFor(() =>
      expect(JSON.stringify(queryClient.getQueryData(["skadekunde"]))).toContain(Object.values(row.body)[0]),
    );
    expect(simulator.requests(put)[0]?.status).toBeUndefined();
    await isClosed(row);
  });

  test.each([...rows, ...livRows])("$call, $label: what fails is taken back", async (row) => {
    simulator.order({ call: row.call, status: 500, times: 1 });
    const { user } = await openAndType(row, row.typed);
    await user.click(save());
    await screen.findByText(row.failure);
    await user.click(screen.getByRole("button", { name: row.close }));
    expect(valueOf(row.label)).toHaveTextContent(row.before);
  });

  test("only the field concerned: one fails, the other one is saved", async () => {
    simulator.order({ call: put, status: 500, times: 1, delayMs: 200 });
    await saveBoth();
    expect(await screen.findByText(epostRow.failure)).toBeVisible();
    await isClosed(mobilRow);
    expect(valueOf("Mobilnummer")).toHaveTextContent(mobilRow.after);
    expect(simulator.customer("vanlig").skadekunde?.kontaktInformasjon).toEqual({
      epostAdresse: epostRow.before,
      mobilNummer: "41234567",
    });
  });

  test("two changes at a time go one after the other, and the customer is read again after the last", async () => {
    simulator.order({ call: put, delayMs: 200 });
    const readBefore = () => simulator.requests("GET /skadekunde/hent").length;
    await saveBoth();
    const reads = readBefore();
    await isClosed(epostRow);
    await isClosed(mobilRow);
    await waitFor(() => expect(readBefore()).toBe(reads + 1));
    expect(valueOf("E-post")).toHaveTextContent(epostRow.after);
    expect(valueOf("Mobilnummer")).toHaveTextContent(mobilRow.after);
  });

  test("a read that was under way doesn't bring the old value back", async () => {
    const { queryClient, user } = await openAndType(epostRow, epostRow.typed);
    simulator.order({ call: "GET /skadekunde/hent", delayMs: 300, times: 1 });
    void queryClient.refetchQueries({ queryKey: ["skadekunde"] });
    simulator.order({ call: "GET /skadekunde/hent", status: 500 });
    await user.click(save());
    await isClosed(epostRow);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(valueOf("E-post")).toHaveTextContent(epostRow.after);
  });
});

describe("Cancel while it is saved (cases, Calls)", () => {
  test.each([
    ["fails", 500],
    ["succeeds", undefined],
  ])("a late answer that %s is ignored: the row stays closed and nobody is told", async (_how, status) => {
    simulator.order({ call: put, delayMs: 300, times: 1, ...(status !== undefined && { status }) });
    const { user } = await openAndType(epostRow, epostRow.typed);
    await user.click(save());
    await user.click(screen.getByRole("button", { name: epostRow.close }));
    expect(valueOf("E-post")).toHaveTextContent(epostRow.before);

    await user.click(screen.getByRole("button", { name: epostRow.open }));
    await waitFor(() => expect(simulator.requests(put)[0]?.status).toBe(status ?? 200));
    await waitFor(() => expect(simulator.requests("GET /skadekunde/hent")).toHaveLength(2), afterRetry);
    expect(field()).toHaveValue(epostRow.before);
    expect(screen.queryByText(epostRow.failure)).not.toBeInTheDocument();
    expect(spoken()).not.toContain(epostRow.success);
  });
});
