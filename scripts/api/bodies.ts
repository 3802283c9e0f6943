import { avtalerAnswer } from "#answers/avtaler.ts";
import { bankkontaktAnswer } from "#answers/bankkontakt.ts";
import { textLanguage } from "#answers/fields.ts";
import { adresserAnswer, livkundeAnswer, postnumreAnswer, skadekundeAnswer } from "#answers/kunde.ts";
import { loginAnswer, logoutAnswer } from "#answers/login.ts";
import {
  anbefalingAnswer,
  antallAnswer,
  jumpTokenAnswer,
  kundekommunikasjonAnswer,
  motoroppgaverAnswer,
} from "#answers/oppgaver.ts";
import { reservasjonAnswer, samtykketeksterAnswer } from "#answers/samtykke.ts";
import type { Schema } from "#answers/schema.ts";
import { clientContextAnswer, sessionStatusAnswer } from "#answers/session.ts";
import { tilbudAnswer } from "#answers/tilbud.ts";
import { errorCodes } from "#contract/wireNames.ts";
import { epost, fields, type JsonSchema, mobilnummer, requiredFields, text, url } from "./promisedFields.ts";

/** The answers that have a name in the description of the API. */
export const answers = {
  Sesjonsstatus: sessionStatusAnswer,
  Innlogging: loginAnswer,
  Klientkontekst: clientContextAnswer,
  Bankkontakt: bankkontaktAnswer,
  Utlogging: logoutAnswer,
  Skadekunde: skadekundeAnswer,
  Livkunde: livkundeAnswer,
  Kundeadresser: adresserAnswer,
  Postnumre: postnumreAnswer,
  Samtykketekster: samtykketeksterAnswer,
  Reservasjon: reservasjonAnswer,
  Avtaler: avtalerAnswer,
  Tilbudsliste: tilbudAnswer,
  Kundekommunikasjon: kundekommunikasjonAnswer,
  Antall: antallAnswer,
  Motoroppgaver: motoroppgaverAnswer,
  Hoppbillett: jumpTokenAnswer,
  Produktanbefaling: anbefalingAnswer,
} as const satisfies Readonly<Record<string, Schema>>;

/** The name of an answer. */
export type AnswerName = keyof typeof answers;

/** The name of a field in {@link fields}; undefined: nothing is promised of it. */
export const promiseName = (body: string, name: string): string | undefined =>
  [`${body}.${name}`, name].find((each) => Object.hasOwn(fields, each));

/**
 * What the portal reads, with what a back end promises of each field.
 * @param body name of the answer
 * @param name name of the field; left out for the whole answer
 * @throws for a field of which nothing is promised
 */
export function describe(schema: Schema, body: string, name = ""): JsonSchema {
  if (schema.item) return { type: "array", items: describe(schema.item, body) };
  if (!schema.fields) {
    const promise = fields[promiseName(body, name) ?? ""];
    if (promise === undefined)
      throw new Error(`The field ${name} of ${body} is missing in scripts/api/promisedFields.ts.`);
    return promise;
  }
  const sent = Object.entries(schema.fields).filter(([, field]) => field !== textLanguage);
  const isRequired = (field: string) => requiredFields[body]?.includes(field) === true;
  const properties = sent.map(([field, part]) => {
    const described = describe(part, body, field);
    return [field, isRequired(field) ? described : { anyOf: [described, { type: "null" }] }];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: sent.map(([field]) => field).filter(isRequired),
  };
}

/** A body that the portal sends: it has these fields, and no others. */
const request = (required: Readonly<Record<string, JsonSchema>>, optional: typeof required = {}): JsonSchema => ({
  type: "object",
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

const either = (...bodies: readonly JsonSchema[]): JsonSchema => ({
  anyOf: bodies,
  description: "One of the two, never both.",
});

const requests = {
  TomKropp: request({}),
  Utloggingsonske: request({}, { goto: url("Where the customer wants to be, for brands that open the returned URL.") }),
  Kontaktendring: either(request({ epostAdresse: epost }), request({ mobilNummer: mobilnummer })),
  Livkontakt: request({ epost }, { telefon: mobilnummer }),
  Reservasjonsonske: request({ harReservasjon: { type: "boolean" } }),
  Samtykkeendring: either(
    request({ marketingConsentApproved: { type: "boolean" } }),
    request({ crossDomainConsentApproved: { type: "boolean" } }),
  ),
  Tilbakemelding: request(
    {
      productCode: text("What the feedback is about.", "OVERSIKT"),
      feedbackValue: text("The chosen smiley or answer.", "5"),
      page: text("Path of the page, its numbers masked.", "/privat/forsikring/oversikt/"),
    },
    { text: { type: "string", maxLength: 250, description: "What the customer wrote." } },
  ),
} as const;

/** The name of a body in a request. */
export type RequestName = keyof typeof requests;

const error: JsonSchema = {
  type: "object",
  properties: {
    code: text("Why the call was refused. The portal has texts for some codes.", ...errorCodes, "UKJENT"),
  },
  required: ["code"],
  description: "An error. A body without a known code is shown as `UKJENT`.",
};

const describedAnswers = Object.entries(answers).map(([name, schema]) => [name, describe(schema, name)]);

/** Every body of the API, as a JSON Schema: of errors (`Feil`), answers and requests. */
export const bodies = { Feil: error, ...Object.fromEntries(describedAnswers), ...requests } as Readonly<
  Record<"Feil" | AnswerName | RequestName, JsonSchema>
>;
