import * as v from "valibot";
import { errorCodes, loginContexts } from "#contract/wireNames.ts";
import type { AvtaleStatus, Samtykkesvar, Samtykketype, SystemSource, WireProductType } from "#contract/wireNames.ts";
import { day, explained, kroner, maybe, openName, text } from "./fieldSchemas.ts";

/*
 * The bodies of the API as a back end writes them: what it promises, strictly. The portal reads more than this
 * (spec: http-17, http-18) by schemas of its own, so that a mistake in one of the two shows.
 */

const systemSources = [
  "NICE",
  "EIKA_SKADE",
  "EIKA_PERSON",
  "LOFAVOR",
  "PROLIFE",
  "PARIS",
  "NSF",
] as const satisfies readonly SystemSource[];
const avtaleStatuses = ["ACTIVE", "PENDING", "RENEWAL", "PROCESSING"] as const satisfies readonly AvtaleStatus[];
const productTypes = [
  "BIL",
  "HUS",
  "INNBO",
  "REISE",
  "KJAELEDYR",
  "KOLLEKTIV_REISE",
] as const satisfies readonly WireProductType[];
const samtykkesvar = ["AUTHORIZED", "NOT_AUTHORIZED"] as const satisfies readonly Samtykkesvar[];
const samtykketyper = ["MARKETING", "CROSS_DOMAIN"] as const satisfies readonly Samtykketype[];

const policyNumber = text("The agreement's number: a text, since it may begin with 0.", "70001234");
const productType = openName("The kind of insurance.", productTypes);
const systemSource = openName("The system behind the agreement.", systemSources);

/** What agreements, offers and parts of a package have in common. */
const insurance = {
  policyNumber: maybe(policyNumber),
  name: maybe(text("Name of the insurance.", "Bil")),
  description: maybe(text("What is insured.", "XX 00001, stasjonsvogn")),
  productType: maybe(productType),
  monthlyPrice: maybe(kroner),
  yearlyPrice: maybe(kroner),
};

const avtale = v.object({
  ...insurance,
  endDate: maybe(day),
  productCode: maybe(text("The product in the system behind.", "PB")),
  systemSource: maybe(systemSource),
  avtaleStatus: maybe(openName("The state of the agreement.", avtaleStatuses)),
  avtaleStatusDescription: maybe(text("The state in words.", "Til Annullasjon")),
  detaljer: maybe(v.object({ konvertertAvtalenummer: maybe(text("The number in the system before.", "E1")) })),
});

const systemSourceError = explained(
  v.boolean(),
  "Whether a system behind this answer is down, so that entries may be missing.",
);

const pakkeTilbud = v.object(insurance);

const tilbud = v.object({
  ...insurance,
  versionNumber: maybe(text("The version of the offer.", "1")),
  expirationDate: maybe(day),
  systemSource: maybe(systemSource),
  detaljer: maybe(v.object({ tfaMonthly: maybe(kroner) })),
  pakkeTilbud: maybe(v.array(pakkeTilbud)),
});

const samtykke = explained(v.picklist(samtykkesvar), "The customer's answer.");
const epost = text("An e-mail address.", "vanja@kunde.example");
const mobilnummer = text("A Norwegian mobile number, eight digits.", "49000001");

const skadekunde = v.object({
  niceKundenummer: maybe(text("The customer's number in the damage systems. A text.", "7000001")),
  isLoMedlem: maybe(explained(v.boolean(), "Whether the customer is a member of the trade union.")),
  isBankkunde: maybe(
    explained(
      v.boolean(),
      "Whether the customer is a customer of the bank. Where it is missing, consents are not shown.",
    ),
  ),
  navn: maybe(text("Full name.", "Vanja Vanlig")),
  ssn: maybe(text("National identity number, 11 digits. A text.")),
  trackingId: maybe(text("Names the customer in statistics, and says nothing about them.", "sim-vanlig")),
  kontaktInformasjon: maybe(v.object({ epostAdresse: maybe(epost), mobilNummer: maybe(mobilnummer) })),
  samtykker: maybe(v.object({ marketingConsent: maybe(samtykke), crossDomainConsent: maybe(samtykke) })),
});

const adresse = v.object({
  isFolkreregistrert: maybe(explained(v.boolean(), "Whether it is the address in the population register.")),
  gatenavn: maybe(text("Street.", "Nyveien")),
  gatenummer: maybe(text("House number.", "4")),
  gatenummerBokstav: maybe(text("Letter of the house number.", "B")),
  gaardsnummer: maybe(text("Farm number (gårdsnummer), for an address without a street.", "12")),
  bruksnummer: maybe(text("Property number (bruksnummer) of that farm.", "3")),
  postnummer: maybe(v.pipe(v.string(), v.regex(/^\d{4}$/), v.description("Postal code, four digits. A text."))),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The bodies that have a name in the description of the API. */
export const wireSchemas = {
  Feil: explained(
    v.object({
      code: text("Why the call was refused. The portal has texts for some codes.", ...errorCodes, "UKJENT"),
    }),
    "An error. A body without a known code is shown as `UKJENT`.",
  ),
  Sesjonsstatus: v.object({
    kfpSessionId: maybe(text("The session. Missing when no customer is logged in.")),
  }),
  Innlogging: v.object({
    loginUrl: explained(v.pipe(v.string(), v.url()), "The login page, which the portal shows in a frame."),
  }),
  Klientkontekst: v.object({
    loginContext: v.pipe(
      v.string(),
      v.description("How the session was entered. A bank may have names of its own."),
      v.examples([...loginContexts]),
    ),
    loginBankplassRegisterNummer: maybe(
      v.pipe(v.string(), v.regex(/^\d{4}$/), v.description("The customer's bank, four digits. A text.")),
    ),
    distributor: maybe(v.object({ shortname: maybe(text("The distributor.", "eika")) })),
  }),
  Bankkontakt: v.object({
    navn: maybe(text("Who answers.", "Kundesenteret")),
    telefon: maybe(text("Phone number.", "915 00 000")),
    epost: maybe(epost),
    domene: maybe(text("Domain of the bank.", "bank.example")),
    apningstider: maybe(
      v.array(v.object({ dag: text("Days.", "Mandag–fredag"), timer: text("Hours.", "08.00–16.00") })),
    ),
  }),
  Utlogging: v.object({ logoutUrl: maybe(explained(v.pipe(v.string(), v.url()), "Where the customer is sent.")) }),
  Skadekunde: skadekunde,
  Livkunde: v.object({
    eksisterer: explained(v.boolean(), "Whether the life systems know the customer."),
    epost: maybe(epost),
    telefon: maybe(mobilnummer),
  }),
  Kundeadresser: v.object({ kundeadresser: v.array(adresse) }),
  Postnumre: v.object({
    postnummerList: v.array(
      v.object({ kode: v.pipe(v.string(), v.regex(/^\d{4}$/)), navn: text("Postal place.", "Oslo") }),
    ),
  }),
  Samtykketekster: v.array(
    v.object({
      samtykke: openName("What the customer consents to.", samtykketyper),
      tittel: text("Heading."),
      ingress: text("The question."),
      tekst: text("What it means."),
    }),
  ),
  Reservasjon: v.object({ hasReservasjon: explained(v.boolean(), "Whether letters come on paper only.") }),
  Avtaler: v.object({
    avtaler: v.array(avtale),
    yearlySum: maybe(kroner),
    monthlySum: maybe(kroner),
    systemSourceError,
  }),
  Tilbudsliste: v.object({ tilbud: v.array(tilbud), systemSourceError }),
  Kundekommunikasjon: v.object({
    hasUlesteMeldinger: explained(v.boolean(), "Whether there are messages that the customer has not read."),
  }),
  Antall: v.object({ count: explained(count, "How many there are.") }),
  Motoroppgaver: v.object({
    oppgaver: v.array(
      v.object({
        oppgavetype: maybe(text("The kind of task.", "ENDRE_KMSTAND")),
        beskrivelse: maybe(text("The task in words.")),
        avtalenummer: maybe(policyNumber),
      }),
    ),
  }),
  Hoppbillett: v.object({ jumpSst: text("Single-sign-on token for the claims cases. It is used once.") }),
  Produktanbefaling: v.object({
    scores: v.array(
      v.object({
        nextBestOfferProdukt: productType,
        score: explained(v.number(), "The higher, the likelier that the customer wants it."),
      }),
    ),
    controlgroup: explained(v.boolean(), "Whether the customer is shown nothing, for comparison."),
    fallback: explained(v.boolean(), "Whether the scores are those of everybody."),
  }),
} as const;

/** The bodies that the portal sends. */
export const requestSchemas = {
  TomKropp: v.strictObject({}),
  Utloggingsonske: v.strictObject({
    goto: v.optional(
      explained(v.pipe(v.string(), v.url()), "Where the customer wants to be, for brands that open the returned URL."),
    ),
  }),
  Kontaktendring: explained(
    v.union([v.strictObject({ epostAdresse: epost }), v.strictObject({ mobilNummer: mobilnummer })]),
    "One of the two, never both.",
  ),
  Livkontakt: v.strictObject({ epost, telefon: v.optional(mobilnummer) }),
  Reservasjonsonske: v.strictObject({ harReservasjon: v.boolean() }),
  Samtykkeendring: explained(
    v.union([
      v.strictObject({ marketingConsentApproved: v.boolean() }),
      v.strictObject({ crossDomainConsentApproved: v.boolean() }),
    ]),
    "One of the two, never both.",
  ),
  Tilbakemelding: v.strictObject({
    productCode: text("What the feedback is about.", "OVERSIKT"),
    feedbackValue: text("The chosen smiley or answer.", "5"),
    text: v.optional(v.pipe(v.string(), v.maxLength(250), v.description("What the customer wrote."))),
    page: text("Path of the page, its numbers masked.", "/privat/forsikring/oversikt/"),
  }),
} as const;

/** The name of a body in an answer. */
export type WireSchemaName = keyof typeof wireSchemas;
/** The name of a body in a request. */
export type RequestSchemaName = keyof typeof requestSchemas;
