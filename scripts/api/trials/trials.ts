import { callNames, type CallName, methodOf, pathOf } from "#contract/callNames.ts";
import { requestedBy, xsrfHeader } from "#contract/headers.ts";
import { isObject } from "#contract/isObject.ts";
import { apiCalls } from "../apiCalls.ts";
import { foreignOrigin } from "../findHeaderDeviations.ts";
import type { TrialRequest } from "./BackEnd.ts";

/** What calls have answered so far, by name. A trial takes its values from there. */
export type Known = ReadonlyMap<CallName, unknown>;

/** One question to a back end. */
export interface Trial {
  /** undefined: a call that the API does not have. */
  readonly call: CallName | undefined;
  /** The situation, after the name of the call: `without a session`. */
  readonly situation: string;
  readonly session: "none" | "live";
  /** Whether it writes what belongs to the customer, or ends the session. */
  readonly changes: boolean;
  /** undefined: any status, and any body. Only what the headers say about other origins is judged. */
  readonly statuses: readonly number[] | undefined;
  /** The code that the error must have. */
  readonly code?: string;
  /** The request, or the reason why this customer cannot try it. */
  readonly prepare: (known: Known) => TrialRequest | string;
}

const unknownPolicyNumber = "kontraktprove-finnes-ikke";

const reads = callNames.filter((call) => methodOf(call) === "GET");

function requestOf(call: CallName, body?: unknown): TrialRequest {
  const { query } = apiCalls[call];
  const path = pathOf(call).replace(/:\w+/, unknownPolicyNumber);
  const search = query === undefined ? "" : `?${new URLSearchParams({ [query.name]: query.example })}`;
  return { method: methodOf(call), path: path + search, ...(body !== undefined && { body }) };
}

/** The statuses of a call that succeeds. */
function successOf(call: CallName): readonly number[] {
  const { answer, noContent } = apiCalls[call];
  return [...(answer === undefined ? [] : [200]), ...(noContent === undefined ? [] : [204])];
}

const withoutSession = { situation: "without a session", session: "none", changes: false } as const;
const withSession = { situation: "with a session", session: "live", changes: false } as const;

const readWithoutSession = (call: CallName): Trial => ({
  call,
  ...withoutSession,
  // The client context says how the portal was entered, and may need a login.
  statuses: apiCalls[call].needsSession
    ? [401]
    : [...successOf(call), ...(call === "GET /auth/client-context" ? [401] : [])],
  prepare: () => requestOf(call),
});

const readWithSession = (call: CallName): Trial => ({
  call,
  ...withSession,
  statuses: successOf(call),
  prepare: () => requestOf(call),
});

const refusals: readonly Trial[] = [
  {
    call: "GET /auth/login",
    situation: `without the header ${requestedBy.name}`,
    session: "none",
    changes: false,
    statuses: [403],
    prepare: () => ({ ...requestOf("GET /auth/login"), without: [requestedBy.name] }),
  },
  {
    call: undefined,
    situation: "a call that does not exist",
    session: "none",
    changes: false,
    statuses: [404],
    prepare: () => ({ method: "GET", path: "/finnes-ikke" }),
  },
];

/** A page of another origin can read no answer. A back end may refuse its calls, or leave it to the browser. */
const foreignPages: readonly Trial[] = [
  {
    call: "GET /auth/session-status",
    situation: "for a page of another origin",
    session: "none",
    changes: false,
    statuses: undefined,
    prepare: () => ({ ...requestOf("GET /auth/session-status"), headers: { Origin: foreignOrigin } }),
  },
  {
    call: "GET /auth/session-status",
    situation: "asked by a browser for a page of another origin",
    session: "none",
    changes: false,
    statuses: undefined,
    prepare: () => ({
      ...requestOf("GET /auth/session-status"),
      method: "OPTIONS",
      headers: {
        Origin: foreignOrigin,
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": requestedBy.name.toLowerCase(),
      },
      without: [requestedBy.name],
    }),
  },
];

/** Writing calls that cannot reach a customer, since there is no session. Feedback may be open to everybody. */
const writesWithoutSession = callNames
  .filter((call) => methodOf(call) !== "GET" && apiCalls[call].needsSession && call !== "POST /feedback/")
  .map((call): Trial => ({
    call,
    ...withoutSession,
    statuses: [401, 403],
    prepare: () => requestOf(call, apiCalls[call].body === undefined ? undefined : {}),
  }));

const harmlessWrites: readonly Trial[] = [
  {
    call: "POST /auth/extend-session",
    situation: `without the header ${xsrfHeader}`,
    session: "live",
    changes: false,
    statuses: [403],
    prepare: () => ({ ...requestOf("POST /auth/extend-session", {}), without: [xsrfHeader] }),
  },
  {
    call: "POST /auth/extend-session",
    ...withSession,
    statuses: [200],
    prepare: () => requestOf("POST /auth/extend-session", {}),
  },
  { call: "POST /jumpsst/", ...withSession, statuses: [200], prepare: () => requestOf("POST /jumpsst/", {}) },
];

const fieldOf = (known: Known, call: CallName, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), known.get(call));

const write = (
  call: CallName,
  situation: string,
  prepare: Trial["prepare"],
  expected: Partial<Pick<Trial, "statuses" | "code">> = {},
): Trial => ({ call, situation, session: "live", changes: true, statuses: successOf(call), prepare, ...expected });

const noCustomerNumber = "This customer has no customer number in the damage systems.";
const hasCustomerNumber = (known: Known) => Boolean(fieldOf(known, "GET /skadekunde/hent", "niceKundenummer"));

/** Contact details that the back end must refuse. */
const invalidContact = (body: Readonly<Record<string, string>>, code: string): Trial =>
  write(
    "PUT /skadekunde/kontaktinformasjon",
    `with ${JSON.stringify(body)}`,
    (known) => (hasCustomerNumber(known) ? requestOf("PUT /skadekunde/kontaktinformasjon", body) : noCustomerNumber),
    { statuses: [400], code },
  );

/** Writing calls with the values that are there already. */
const sameValueWrites: readonly Trial[] = [
  write("PUT /skadekunde/kontaktinformasjon", "with the same e-mail address", (known) => {
    const epostAdresse = fieldOf(known, "GET /skadekunde/hent", "kontaktInformasjon", "epostAdresse");
    if (!hasCustomerNumber(known)) return noCustomerNumber;
    return typeof epostAdresse === "string"
      ? requestOf("PUT /skadekunde/kontaktinformasjon", { epostAdresse })
      : "This customer has no e-mail address.";
  }),
  invalidContact({ epostAdresse: "ugyldig" }, "UGYLDIG_MAILADRESSE"),
  invalidContact({ mobilNummer: "1" }, "UGYLDIG_MOBILNR"),
  write("POST /liv/kunde/v1/contactInfo", "with the same values", (known) => {
    const life = (name: string) => fieldOf(known, "GET /liv/kunde/v1/kunde", name);
    const [epost, telefon] = [life("epost"), life("telefon")];
    return life("eksisterer") === true && typeof epost === "string"
      ? requestOf("POST /liv/kunde/v1/contactInfo", { epost, ...(typeof telefon === "string" && { telefon }) })
      : "The life systems have no e-mail address of this customer.";
  }),
  write("POST /adresse/oppdater", "with a session", (known) =>
    hasCustomerNumber(known) ? requestOf("POST /adresse/oppdater") : noCustomerNumber,
  ),
  write("POST /samtykke/reservasjon", "with the same value", (known) => {
    const harReservasjon = fieldOf(known, "GET /samtykke/reservasjon/hent", "hasReservasjon");
    return typeof harReservasjon === "boolean"
      ? requestOf("POST /samtykke/reservasjon", { harReservasjon })
      : "The value that is there could not be read.";
  }),
  write("POST /samtykke/oppdater", "with the same value", (known) => {
    const consent = fieldOf(known, "GET /skadekunde/hent", "samtykker", "marketingConsent");
    return typeof consent === "string"
      ? requestOf("POST /samtykke/oppdater", { marketingConsentApproved: consent === "AUTHORIZED" })
      : "The value that is there could not be read.";
  }),
  write(
    "DELETE /avtaleoversikt/tilbud/:policyNumber",
    "of an offer that does not exist",
    () => requestOf("DELETE /avtaleoversikt/tilbud/:policyNumber"),
    { statuses: [404] },
  ),
  write("POST /feedback/", "with a text that says it is a trial", () =>
    requestOf("POST /feedback/", {
      productCode: "KONTRAKTPROVE",
      feedbackValue: "5",
      text: "Prøve av grensesnittet",
      page: "/",
    }),
  ),
  write("POST /auth/logout", "with a session", () => requestOf("POST /auth/logout", {})),
];

/**
 * What a back end is asked, in this order: later trials need the answers of earlier ones, and the last one logs out.
 */
export const trials: readonly Trial[] = [
  ...reads.map(readWithoutSession),
  ...refusals,
  ...foreignPages,
  ...writesWithoutSession,
  ...reads.map(readWithSession),
  ...harmlessWrites,
  ...sameValueWrites,
];
