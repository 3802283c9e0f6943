/** Every call of the back end (contract §1): the method and the path below `/api/privat/forsikring`. */
export const callNames = [
  "GET /auth/session-status",
  "GET /auth/login",
  "GET /auth/client-context",
  "GET /auth/bankkontakt",
  "POST /auth/extend-session",
  "POST /auth/logout",
  "GET /skadekunde/hent",
  "PUT /skadekunde/kontaktinformasjon",
  "GET /liv/kunde/v1/kunde",
  "POST /liv/kunde/v1/contactInfo",
  "GET /adresse/kundeadresser",
  "GET /adresse/postnummer",
  "POST /adresse/oppdater",
  "GET /samtykke/tekster",
  "GET /samtykke/reservasjon/hent",
  "POST /samtykke/reservasjon",
  "POST /samtykke/oppdater",
  "GET /avtaleoversikt/avtaler",
  "GET /avtaleoversikt/tilbud",
  "DELETE /avtaleoversikt/tilbud/:policyNumber",
  "GET /eikaintegrasjon/avtaler",
  "GET /eikaintegrasjon/kundekommunikasjon",
  "GET /oversikt/helseerklaering",
  "GET /oversikt/aksepttilbud",
  "GET /motor/oppgaver/motoroppgaver",
  "POST /jumpsst/",
  "POST /feedback/",
  "GET /nbo/produktanbefaling",
] as const;

/** One of the calls of contract §1. */
export type CallName = (typeof callNames)[number];

/** Where all calls live. */
export const apiBase = "/api/privat/forsikring";

/** Whether a string names a call. */
export const isCallName = (value: unknown): value is CallName => callNames.includes(value as CallName);
