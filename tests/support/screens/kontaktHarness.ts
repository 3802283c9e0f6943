import { act, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { announcements } from "#ui/feedback/announcements.ts";
import { renderPortal } from "./renderPortal.tsx";
import type { Simulator } from "../simulator.ts";

/** The call of customers with niceKundenummer. */
export const put = "PUT /skadekunde/kontaktinformasjon";
const post = "POST /liv/kunde/v1/contactInfo";

/** The e-mail row of a customer with niceKundenummer, its texts and a change. */
export const epostRow = {
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

/** The mobile row, likewise. */
export const mobilRow = {
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

export const rows = [epostRow, mobilRow];
/** The same rows of a customer without niceKundenummer. */
export const livRows = [
  { ...epostRow, call: post, before: "liv@kunde.example", body: { epost: "ny@kunde.example" } },
  {
    ...mobilRow,
    call: post,
    before: "49 00 00 08",
    body: { epost: "liv@kunde.example", telefon: "41234567" },
  },
] as const;

/** A contact row. */
type Row = (typeof rows)[number] | (typeof livRows)[number];

/** The value of a row. */
export const valueOf = (label: string) =>
  within(screen.getByRole("main")).getByText(label, { selector: "dt" }).nextElementSibling;
export const field = () => screen.getByRole("textbox");
export const save = () => screen.getByRole("button", { name: "Lagre" });
/** The texts of all live regions. */
export const spoken = () =>
  [...screen.getAllByRole("status"), ...screen.queryAllByRole("alert")].map((at) => at.textContent);
export const isClosed = (row: Row) =>
  waitFor(() => expect(screen.getByRole("button", { name: row.open })).toBeVisible());

/** Opens the contact rows of the profile. */
export function kontaktHarness(simulator: Simulator) {
  const openRow = async (row: Row) => {
    // Clears the announcements of earlier tests.
    act(() => announcements.announce(""));
    simulator.logIn(row.call === post ? "liv" : "vanlig");
    const portal = renderPortal({ path: "/forsikringsprofil" });
    await portal.user.click(await screen.findByRole("button", { name: row.open }));
    return portal;
  };
  return {
    openRow,
    openAndType: async (row: Row, text: string) => {
      const portal = await openRow(row);
      await portal.user.clear(field());
      if (text !== "") await portal.user.type(field(), text);
      return portal;
    },
  };
}
