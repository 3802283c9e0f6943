import type { CallName } from "#contract/callNames.ts";
import type { Outcome } from "./faultColumns.ts";

type Seen = string | RegExp;

/** What the page shows for a call, by outcome. For an outcome that is not listed only the other parts are checked. */
export type Row = Readonly<Partial<Record<Exclude<Outcome, "loggedOut">, Seen>>>;

/** Calls of one page that fail together. Each has its own part of the page, so no failure may hide another. */
export interface ReadRows {
  readonly title: string;
  readonly customer: string;
  /** Path below the base path. */
  readonly to: string;
  readonly rows: Readonly<Partial<Record<CallName, Row>>>;
  /** What the page shows in spite of the faults. */
  readonly alive: readonly Seen[];
}

const failedAvtaler = "En feil oppsto ved henting av forsikringene dine.";
const failedOppgaver = "Vi fikk ikke hentet alle oppgavene dine.";
const sporsmal = "Finner du ikke forsikringene dine?";

/** The calls that read, page by page. The customer `mange` has data for every call. */
export const readRows: readonly ReadRows[] = [
  {
    title: "the agreements",
    customer: "mange",
    to: "/",
    rows: {
      "GET /avtaleoversikt/avtaler": {
        broken: failedAvtaler,
        whole: "XX 00001, stasjonsvogn",
      },
    },
    // Agreements of the partner, tasks and offers come from other calls.
    alive: ["Bil hos samarbeidspartner", "Fyll ut helseerklæringen", sporsmal],
  },
  {
    title: "the partner's agreements",
    customer: "mange",
    to: "/",
    rows: {
      "GET /eikaintegrasjon/avtaler": {
        broken: "Vi fikk ikke hentet forsikringene du kan ha hos samarbeidspartneren vår.",
      },
    },
    alive: ["XX 00001, stasjonsvogn", "Fyll ut helseerklæringen", sporsmal],
  },
  {
    title: "who the session is",
    customer: "mange",
    to: "/",
    rows: { "GET /auth/client-context": {} },
    alive: ["XX 00001, stasjonsvogn", "Fyll ut helseerklæringen", sporsmal],
  },
  {
    title: "health declarations, offers and the contact details",
    customer: "mange",
    to: "/",
    rows: {
      "GET /oversikt/helseerklaering": { broken: failedOppgaver, whole: "Fyll ut helseerklæringen" },
      "GET /avtaleoversikt/tilbud": { broken: "En feil oppsto ved henting av dine tilbud.", whole: "Tilbudene dine" },
      // The frame is checked on every page.
      "GET /auth/bankkontakt": {},
    },
    alive: ["XX 00001, stasjonsvogn", "Godta 2 tilbud", "Les meldingene dine", sporsmal],
  },
  {
    title: "the other tasks and the recommendations",
    customer: "mange",
    to: "/",
    rows: {
      "GET /oversikt/aksepttilbud": { broken: failedOppgaver, whole: "Godta 2 tilbud" },
      "GET /eikaintegrasjon/kundekommunikasjon": { broken: failedOppgaver, whole: "Les meldingene dine" },
      "GET /motor/oppgaver/motoroppgaver": { broken: failedOppgaver },
      "GET /nbo/produktanbefaling": { broken: "Vi fikk ikke hentet anbefalingene dine." },
    },
    alive: ["XX 00001, stasjonsvogn", "Fyll ut helseerklæringen", "Tilbudene dine", sporsmal],
  },
  {
    title: "the offers on their own page",
    customer: "vanlig",
    to: "/tilbud",
    rows: {
      "GET /avtaleoversikt/tilbud": {
        broken: "En feil oppsto ved henting av dine tilbud.",
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
    rows: {
      "GET /skadekunde/hent": {
        broken: "Vi fikk ikke hentet opplysningene om deg.",
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
        nothing: "Ikke registrert",
        nulls: "Ikke registrert",
      },
      "GET /samtykke/reservasjon/hent": {
        broken: "Vi fikk ikke hentet valget ditt.",
        nothing: "Vi vet ikke",
        nulls: "Vi vet ikke",
        whole: "Nei, du får dokumentene digitalt",
      },
      "GET /samtykke/tekster": {
        broken: "Vi fikk ikke hentet samtykkene dine.",
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
        whole: "liv@kunde.example",
      },
    },
    alive: ["Forsikringsprofil", "Nei, du får dokumentene digitalt"],
  },
];
