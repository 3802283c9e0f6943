import type { CallName } from "#contract/callNames.ts";
import { ownAvtale, partneravtale, type ReadPage, readRows, type Seen, sporsmal } from "./readRows.ts";

/** A page whose calls fail at the same time, each in its own way. What is judged of a call is in {@link readRows}. */
export interface FaultPage extends ReadPage {
  /** What the page shows too, unless this call fails. */
  readonly aliveWith?: { readonly call: CallName; readonly texts: readonly Seen[] };
}

function faultPage(customer: string, to: string, calls: readonly CallName[], alive: readonly Seen[]): FaultPage {
  const parts = readRows.filter((row) => row.customer === customer && row.to === to);
  const rows = calls.map((call) => {
    const row = parts.map(({ rows: each }) => each[call]).find((each) => each !== undefined);
    if (row === undefined) throw new Error(`"${call}" has no row on ${to} of the customer "${customer}".`);
    return [call, row] as const;
  });
  const [first, ...others] = calls;
  return {
    title: others.length === 0 ? `${first}` : `${first} and ${others.length} more`,
    customer,
    to,
    rows: Object.fromEntries(rows),
    alive,
  };
}

/**
 * The calls of `readRows` on as few pages as can judge them. Calls whose parts of the page wait for each other are on
 * different pages. `alive`: what the calls without a fault show.
 */
export const faultPages: readonly FaultPage[] = [
  {
    ...faultPage(
      "mange",
      "/",
      [
        "GET /avtaleoversikt/avtaler",
        "GET /auth/client-context",
        "GET /oversikt/helseerklaering",
        "GET /avtaleoversikt/tilbud",
        "GET /auth/bankkontakt",
      ],
      ["Godta 2 tilbud", sporsmal],
    ),
    // The calls to the partner wait for who the customer is.
    aliveWith: { call: "GET /auth/client-context", texts: [partneravtale, "Les meldingene dine"] },
  },
  faultPage(
    "mange",
    "/",
    [
      "GET /oversikt/aksepttilbud",
      "GET /eikaintegrasjon/kundekommunikasjon",
      "GET /motor/oppgaver/motoroppgaver",
      "GET /nbo/produktanbefaling",
    ],
    [ownAvtale, partneravtale, "Fyll ut helseerklæringen", "Tilbudene dine", sporsmal],
  ),
  // The recommendations wait for the partner's agreements.
  faultPage(
    "mange",
    "/",
    ["GET /eikaintegrasjon/avtaler"],
    [ownAvtale, "Fyll ut helseerklæringen", "Godta 2 tilbud", "Les meldingene dine", "Tilbudene dine", sporsmal],
  ),
  faultPage("vanlig", "/tilbud", ["GET /avtaleoversikt/tilbud"], [/Tilbudene dine|Du har ingen tilbud/]),
  faultPage("vanlig", "/forsikringsprofil", ["GET /skadekunde/hent"], ["Forsikringsprofil"]),
  faultPage(
    "vanlig",
    "/forsikringsprofil",
    ["GET /adresse/kundeadresser", "GET /samtykke/reservasjon/hent", "GET /samtykke/tekster"],
    ["vanlig@kunde.example"],
  ),
  // The places of an address are named on a page that has one.
  faultPage(
    "vanlig",
    "/forsikringsprofil",
    ["GET /adresse/postnummer"],
    ["vanlig@kunde.example", "Gamleveien 1", "Nei, du får dokumentene digitalt"],
  ),
  faultPage(
    "liv",
    "/forsikringsprofil",
    ["GET /liv/kunde/v1/kunde"],
    ["Forsikringsprofil", "Nei, du får dokumentene digitalt"],
  ),
];
