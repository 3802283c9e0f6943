import type { CallName } from "#contract/callNames.ts";
import type { AnswerName, RequestName } from "./bodies.ts";

/** A parameter in the query of a call. */
export interface QueryParameter {
  readonly name: string;
  readonly explanation: string;
  readonly example: string;
}

/** A call of the API, from the back end's side. */
export interface ApiCall {
  /** What it is for, one line. */
  readonly summary: string;
  /** Group in the description. */
  readonly tag: "Sesjon" | "Kunde" | "Samtykke" | "Avtaler" | "Oppgaver" | "Tilbakemelding";
  /** Whether it answers 401 without a session. */
  readonly needsSession: boolean;
  readonly query?: QueryParameter;
  readonly body?: RequestName;
  /** Body of 200; undefined: there is only 204. */
  readonly answer?: AnswerName;
  /** What 204 means; undefined: it never answers 204. */
  readonly noContent?: string;
  /** Codes of the errors that this call has besides those of every call, by status. */
  readonly errors?: Readonly<Record<number, readonly string[]>>;
}

const unknownCustomer = { 404: ["KUNDE_FINNES_IKKE"] } as const;
const saved = "Saved.";

/** Every call. The names are those of {@link CallName}, so a call without a description breaks the types. */
export const apiCalls: Readonly<Record<CallName, ApiCall>> = {
  "GET /auth/session-status": {
    summary: "Whether a customer is logged in. It does not extend the session.",
    tag: "Sesjon",
    needsSession: false,
    answer: "Sesjonsstatus",
    noContent: "No session.",
  },
  "GET /auth/login": {
    summary: "The address of the login page.",
    tag: "Sesjon",
    needsSession: false,
    answer: "Innlogging",
  },
  "GET /auth/client-context": {
    summary: "How the session was entered, and at which distributor.",
    tag: "Sesjon",
    needsSession: false,
    answer: "Klientkontekst",
  },
  "GET /auth/bankkontakt": {
    summary: "How the customer reaches the distributor.",
    tag: "Sesjon",
    needsSession: true,
    answer: "Bankkontakt",
  },
  "POST /auth/extend-session": {
    summary: "Extends the session.",
    tag: "Sesjon",
    needsSession: true,
    body: "TomKropp",
    answer: "Sesjonsstatus",
  },
  "POST /auth/logout": {
    summary: "Ends the session. A second logout succeeds too.",
    tag: "Sesjon",
    needsSession: false,
    body: "Utloggingsonske",
    answer: "Utlogging",
  },
  "GET /skadekunde/hent": {
    summary: "The customer in the damage systems.",
    tag: "Kunde",
    needsSession: true,
    answer: "Skadekunde",
    noContent: "The damage systems do not know the customer.",
  },
  "PUT /skadekunde/kontaktinformasjon": {
    summary: "Changes e-mail address or mobile number of a customer with a customer number.",
    tag: "Kunde",
    needsSession: true,
    body: "Kontaktendring",
    answer: "Skadekunde",
    errors: { 400: ["UGYLDIG_MAILADRESSE", "UGYLDIG_MOBILNR"], ...unknownCustomer },
  },
  "GET /liv/kunde/v1/kunde": {
    summary: "The customer in the life systems.",
    tag: "Kunde",
    needsSession: true,
    answer: "Livkunde",
  },
  "POST /liv/kunde/v1/contactInfo": {
    summary: "Changes the contact details of a customer without a customer number.",
    tag: "Kunde",
    needsSession: true,
    body: "Livkontakt",
    noContent: saved,
    errors: { 400: ["UGYLDIG_MAILADRESSE", "UGYLDIG_MOBILNR"], ...unknownCustomer },
  },
  "GET /adresse/kundeadresser": {
    summary: "The customer's addresses.",
    tag: "Kunde",
    needsSession: true,
    answer: "Kundeadresser",
  },
  "GET /adresse/postnummer": {
    summary: "All postal codes and their places.",
    tag: "Kunde",
    needsSession: true,
    answer: "Postnumre",
  },
  "POST /adresse/oppdater": {
    summary: "Fetches the address from the population register.",
    tag: "Kunde",
    needsSession: true,
    noContent: saved,
    errors: unknownCustomer,
  },
  "GET /samtykke/tekster": {
    summary: "The texts of the consents.",
    tag: "Samtykke",
    needsSession: true,
    query: { name: "bankkunde", explanation: "Whether the customer is a customer of the bank.", example: "false" },
    answer: "Samtykketekster",
  },
  "GET /samtykke/reservasjon/hent": {
    summary: "Whether the customer wants letters on paper.",
    tag: "Samtykke",
    needsSession: true,
    answer: "Reservasjon",
  },
  "POST /samtykke/reservasjon": {
    summary: "Changes whether the customer wants letters on paper.",
    tag: "Samtykke",
    needsSession: true,
    body: "Reservasjonsonske",
    noContent: saved,
  },
  "POST /samtykke/oppdater": {
    summary: "Gives or withdraws a consent.",
    tag: "Samtykke",
    needsSession: true,
    body: "Samtykkeendring",
    noContent: saved,
    errors: unknownCustomer,
  },
  "GET /avtaleoversikt/avtaler": {
    summary: "The customer's agreements.",
    tag: "Avtaler",
    needsSession: true,
    answer: "Avtaler",
  },
  "GET /avtaleoversikt/tilbud": {
    summary: "The customer's offers.",
    tag: "Avtaler",
    needsSession: true,
    answer: "Tilbudsliste",
  },
  "DELETE /avtaleoversikt/tilbud/:policyNumber": {
    summary: "Removes an offer.",
    tag: "Avtaler",
    needsSession: true,
    noContent: "Removed.",
    errors: { 404: ["TILBUD_FINNES_IKKE"] },
  },
  "GET /eikaintegrasjon/avtaler": {
    summary: "The customer's agreements at the partner.",
    tag: "Avtaler",
    needsSession: true,
    answer: "Avtaler",
  },
  "GET /eikaintegrasjon/kundekommunikasjon": {
    summary: "Whether the partner has messages for the customer.",
    tag: "Oppgaver",
    needsSession: true,
    answer: "Kundekommunikasjon",
  },
  "GET /oversikt/helseerklaering": {
    summary: "How many health declarations are to be filled in.",
    tag: "Oppgaver",
    needsSession: true,
    answer: "Antall",
  },
  "GET /oversikt/aksepttilbud": {
    summary: "How many offers are to be accepted.",
    tag: "Oppgaver",
    needsSession: true,
    answer: "Antall",
  },
  "GET /motor/oppgaver/motoroppgaver": {
    summary: "The tasks of the motor systems.",
    tag: "Oppgaver",
    needsSession: true,
    answer: "Motoroppgaver",
  },
  "POST /jumpsst/": {
    summary: "A token for the claims cases.",
    tag: "Oppgaver",
    needsSession: true,
    body: "TomKropp",
    answer: "Hoppbillett",
  },
  "POST /feedback/": {
    summary: "Feedback that the customer sends.",
    tag: "Tilbakemelding",
    needsSession: true,
    body: "Tilbakemelding",
    noContent: "Received.",
    errors: { 400: ["UGYLDIG_TEKST"] },
  },
  "GET /nbo/produktanbefaling": {
    summary: "What the customer may want next.",
    tag: "Oppgaver",
    needsSession: true,
    query: { name: "produkt", explanation: "The product that was just bought, or OVERSIKT.", example: "OVERSIKT" },
    answer: "Produktanbefaling",
  },
};

/** Codes of the errors that every call has, by status. */
export const commonErrors: Readonly<Record<number, readonly string[]>> = {
  401: ["IKKE_INNLOGGET", "SESJON_UTLOPT"],
  403: ["FORBUDT", "UGYLDIG_XSRF"],
};

/** The code of a call that cannot be read. */
export const invalidRequestCode = "UGYLDIG_FORESPORSEL";
