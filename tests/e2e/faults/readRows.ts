import type { CallName } from "#contract/callNames.ts";
import type { Outcome } from "./faultColumns.ts";

/** A text, as a customer sees it. */
export type Seen = string | RegExp;

/**
 * What the page shows for a call, by outcome; `slow`: after 10 s without an answer. For an outcome that is not listed
 * only the other parts are checked.
 */
export type Row = Readonly<Partial<Record<Exclude<Outcome, "loggedOut"> | "slow", Seen>>>;

/** A page, and those of its calls that get faults. */
export interface ReadPage {
  readonly title: string;
  readonly customer: string;
  /** Path below the base path. */
  readonly to: string;
  readonly rows: Readonly<Partial<Record<CallName, Row>>>;
  /** What the page shows in spite of the faults. */
  readonly alive: readonly Seen[];
}

/** Calls of one page that fail together. Each has its own part of the page, so no failure may hide another. */
export interface ReadRows extends ReadPage {
  /** Whether these calls fail apart from the others of the page: those wait for them, or share their message. */
  readonly isApart?: true;
}

const failedAvtaler = "En feil oppsto ved henting av forsikringene dine.";
const failedOppgaver = /^Vi fikk ikke hentet (?:alle )?oppgavene dine\.$/;
const slowOppgaver = /^Det tar lengre tid enn vanlig å hente (?:alle )?oppgavene dine\.$/;
const slowTilbud = "Det tar lengre tid enn vanlig å hente tilbudene dine.";
/** What shows an agreement of our own systems, and one of the partner, where the groups of a long list are closed. */
export const ownAvtale = /^Avsluttes \d{2}\.\d{2}\.\d{4}$/;
export const partneravtale = "Uføre hos samarbeidspartner";
/** A heading below everything that calls answer. */
export const sporsmal = "Finner du ikke forsikringene dine?";

/** The calls that read, page by page. The customer `mange` has data for every call. */
export const readRows: readonly ReadRows[] = [
  {
    title: "the agreements",
    customer: "mange",
    to: "/",
    rows: {
      "GET /avtaleoversikt/avtaler": {
        broken: failedAvtaler,
        slow: "Det tar lengre tid enn vanlig å hente forsikringene dine.",
        whole: ownAvtale,
      },
    },
    // Agreements of the partner, tasks and offers come from other calls.
    alive: [partneravtale, "Fyll ut helseerklæringen", sporsmal],
  },
  {
    title: "the partner's agreements",
    customer: "mange",
    to: "/",
    isApart: true,
    rows: {
      "GET /eikaintegrasjon/avtaler": {
        broken: "Vi fikk ikke hentet forsikringene du kan ha hos samarbeidspartneren vår.",
        slow: "Vi venter fortsatt på svar om forsikringer hos samarbeidspartneren vår.",
        whole: partneravtale,
        // It needs no attention then, and is in a closed group.
        unknown: "Andre forsikringer",
      },
    },
    alive: [ownAvtale, "Fyll ut helseerklæringen", sporsmal],
  },
  {
    title: "who the session is",
    customer: "mange",
    to: "/",
    isApart: true,
    rows: { "GET /auth/client-context": {} },
    alive: [ownAvtale, "Fyll ut helseerklæringen", sporsmal],
  },
  {
    title: "health declarations, offers and the contact details",
    customer: "mange",
    to: "/",
    rows: {
      "GET /oversikt/helseerklaering": {
        broken: failedOppgaver,
        slow: slowOppgaver,
        whole: "Fyll ut helseerklæringen",
      },
      "GET /avtaleoversikt/tilbud": {
        broken: "En feil oppsto ved henting av dine tilbud.",
        slow: slowTilbud,
        whole: "Tilbudene dine",
      },
      // The frame is checked on every page.
      "GET /auth/bankkontakt": {},
    },
    alive: [ownAvtale, "Godta 2 tilbud", "Les meldingene dine", sporsmal],
  },
  {
    title: "the other tasks and the recommendations",
    customer: "mange",
    to: "/",
    rows: {
      "GET /oversikt/aksepttilbud": { broken: failedOppgaver, slow: slowOppgaver, whole: "Godta 2 tilbud" },
      "GET /eikaintegrasjon/kundekommunikasjon": {
        broken: failedOppgaver,
        slow: slowOppgaver,
        whole: "Les meldingene dine",
      },
      "GET /motor/oppgaver/motoroppgaver": { broken: failedOppgaver, slow: slowOppgaver },
      // What fails of them is left out in silence (spec: anbefalinger-21).
      "GET /nbo/produktanbefaling": {},
    },
    alive: [ownAvtale, "Fyll ut helseerklæringen", "Tilbudene dine", sporsmal],
  },
  {
    title: "the offers on their own page",
    customer: "vanlig",
    to: "/tilbud",
    rows: {
      "GET /avtaleoversikt/tilbud": {
        broken: "En feil oppsto ved henting av dine tilbud.",
        slow: slowTilbud,
        nothing: "Du har ingen tilbud",
        whole: "XX 00041, småbil",
      },
    },
    alive: [/Tilbudene dine|Du har ingen tilbud/],
  },
  {
    title: "the customer on the profile",
    customer: "vanlig",
    to: "/forsikringsprofil",
    isApart: true,
    rows: {
      "GET /skadekunde/hent": {
        broken: "Vi fikk ikke hentet opplysningene om deg.",
        slow: "Det tar lengre tid enn vanlig å hente opplysningene om deg.",
        nothing: "Ikke registrert",
        nulls: "Ikke registrert",
        whole: "vanlig@kunde.example",
      },
    },
    alive: ["Forsikringsprofil"],
  },
  {
    title: "address, paper and consents on the profile",
    customer: "vanlig",
    to: "/forsikringsprofil",
    rows: {
      "GET /adresse/kundeadresser": {
        broken: "Vi fikk ikke hentet adressen din.",
        slow: "Det tar lengre tid enn vanlig å hente adressen din.",
        nothing: "Ikke registrert",
        nulls: "Ikke registrert",
      },
      "GET /samtykke/reservasjon/hent": {
        broken: "Vi fikk ikke hentet valget ditt.",
        slow: "Det tar lengre tid enn vanlig å hente valget ditt.",
        nothing: "Vi vet ikke",
        nulls: "Vi vet ikke",
        whole: "Nei, du får dokumentene digitalt",
      },
      "GET /samtykke/tekster": {
        broken: "Vi fikk ikke hentet samtykkene dine.",
        slow: "Det tar lengre tid enn vanlig å hente samtykkene dine.",
        whole: "Markedsføring",
        unknown: "Forsikringsprofil",
      },
    },
    alive: ["vanlig@kunde.example"],
  },
  {
    title: "the names of places",
    customer: "vanlig",
    to: "/forsikringsprofil",
    rows: { "GET /adresse/postnummer": {} },
    alive: ["vanlig@kunde.example", "Gamleveien 1", "Nei, du får dokumentene digitalt"],
  },
  {
    title: "the life customer",
    customer: "liv",
    to: "/forsikringsprofil",
    rows: {
      "GET /liv/kunde/v1/kunde": {
        broken: "Vi fikk ikke hentet kontaktopplysningene dine.",
        slow: "Det tar lengre tid enn vanlig å hente kontaktopplysningene dine.",
        whole: "liv@kunde.example",
      },
    },
    alive: ["Forsikringsprofil", "Nei, du får dokumentene digitalt"],
  },
];

/** The same calls, all of one page together, without those that fail apart. */
export const readPages: readonly ReadRows[] = Object.values(
  Object.groupBy(
    readRows.filter(({ isApart }) => isApart !== true),
    ({ to, customer }) => `${to} of the customer "${customer}"`,
  ),
).flatMap((parts = []) => {
  const [first] = parts;
  if (first === undefined) return [];
  const { customer, to } = first;
  const rows = Object.fromEntries(parts.flatMap((part) => Object.entries(part.rows)));
  return [{ title: `${to} of the customer "${customer}"`, customer, to, rows, alive: [] }];
});
