/** Where the API lives, on the page's own origin. */
export const apiBase = "/api/privat/forsikring";

/**
 * Every call of the API by its name: the method, and the path below `apiBase`. A `:name` is a segment that comes from
 * data. The portal, the boot script, the simulator and the tests use these names: a changed path breaks the types of
 * all of them.
 */
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

/** A call of the API. */
export type CallName = (typeof callNames)[number];

/** A call that only reads. */
export type ReadCallName = Extract<CallName, `GET ${string}`>;

/** The method of a call. */
export type CallMethod = CallName extends `${infer Method} ${string}` ? Method : never;

/** The method of a call: `GET`. */
export const methodOf = (call: CallName): CallMethod => call.slice(0, call.indexOf(" ")) as CallMethod;

/** The path of a call below `apiBase`, with its `:name` as it is. */
export const pathOf = (call: CallName): string => call.slice(call.indexOf(" ") + 1);

/** Whether a value names a call. */
export const isCallName = (value: unknown): value is CallName => callNames.includes(value as CallName);
