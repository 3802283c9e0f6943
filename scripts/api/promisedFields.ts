import { loginContexts } from "#contract/wireNames.ts";
import type { AvtaleStatus, Samtykkesvar, Samtykketype, SystemSource, WireProductType } from "#contract/wireNames.ts";

/** A part of a JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A text, with examples of it. */
export const text = (description: string, ...examples: readonly string[]): JsonSchema => ({
  type: "string",
  description,
  ...(examples.length > 0 && { examples }),
});

const flag = (description: string): JsonSchema => ({ type: "boolean", description });

/** An address. */
export const url = (description: string): JsonSchema => ({ type: "string", format: "uri", description });

const fourDigits = (description: string): JsonSchema => ({ type: "string", pattern: "^\\d{4}$", description });

/** A name out of an open list: the portal shows a new one without its badge, and with the default link. */
const openName = (description: string, ...known: readonly string[]): JsonSchema => ({
  type: "string",
  pattern: "^[A-ZÆØÅ0-9_]+$",
  description: `${description} New values can be added: the portal accepts a value that it does not know.`,
  examples: known,
});

/** A price, a fee or a sum of prices. None can be negative: what a customer gets back is no part of these calls. */
const kroner: JsonSchema = {
  type: "number",
  minimum: 0,
  description: "An amount in kroner, never in øre, and never negative.",
  examples: [219.5],
};

const day: JsonSchema = {
  type: "string",
  format: "date",
  description: "A calendar day that exists.",
  examples: ["2027-03-01"],
};

const policyNumber = text("The agreement's number: a text, since it may begin with 0.", "70001234");
const productType = openName(
  "The kind of insurance.",
  ...(["BIL", "HUS", "INNBO", "REISE", "KJAELEDYR", "KOLLEKTIV_REISE"] satisfies WireProductType[]),
);
const samtykke: JsonSchema = {
  type: "string",
  enum: ["AUTHORIZED", "NOT_AUTHORIZED"] satisfies Samtykkesvar[],
  description: "The customer's answer.",
};
const count: JsonSchema = { type: "integer", minimum: 0, description: "How many there are." };
/** What both answers and requests have. */
export const epost = text("An e-mail address.", "vanja@kunde.example");
/** What both answers and requests have. */
export const mobilnummer = text("A Norwegian mobile number, eight digits.", "49000001");

/**
 * What a back end promises of each field of an answer, by the name of the field; of a name that means different things,
 * by `Body.name`. Which fields there are is in `src/answers/`: a test finds one that is missing here, and one that is no
 * more.
 */
export const fields: Readonly<Record<string, JsonSchema>> = {
  // Session
  kfpSessionId: text("The session. Missing when no customer is logged in."),
  loginUrl: url("The login page, which the portal shows in a frame."),
  logoutUrl: url("Where the customer is sent."),
  loginContext: text("How the session was entered. A bank may have names of its own.", ...loginContexts),
  loginBankplassRegisterNummer: fourDigits("The customer's bank, four digits. A text."),
  shortname: text("The distributor.", "eika"),
  // Distributor
  "Bankkontakt.navn": text("Who answers.", "Kundesenteret"),
  "Bankkontakt.telefon": text("Phone number.", "915 00 000"),
  domene: text("Domain of the bank.", "bank.example"),
  dag: text("Days.", "Mandag–fredag"),
  timer: text("Hours.", "08.00–16.00"),
  // Customer
  niceKundenummer: text("The customer's number in the damage systems. A text.", "7000001"),
  isLoMedlem: flag("Whether the customer is a member of the trade union."),
  isBankkunde: flag("Whether the customer is a customer of the bank. Where it is missing, consents are not shown."),
  "Skadekunde.navn": text("Full name.", "Vanja Vanlig"),
  ssn: text("National identity number, 11 digits. A text."),
  trackingId: text("Names the customer in statistics, and says nothing about them.", "sim-vanlig"),
  epostAdresse: epost,
  mobilNummer: mobilnummer,
  epost,
  "Livkunde.telefon": mobilnummer,
  eksisterer: flag("Whether the life systems know the customer."),
  // Addresses
  isFolkreregistrert: flag("Whether it is the address in the population register."),
  gatenavn: text("Street.", "Nyveien"),
  gatenummer: text("House number.", "4"),
  gatenummerBokstav: text("Letter of the house number.", "B"),
  gaardsnummer: text("Farm number (gårdsnummer), for an address without a street.", "12"),
  bruksnummer: text("Property number (bruksnummer) of that farm.", "3"),
  postnummer: fourDigits("Postal code, four digits. A text."),
  kode: fourDigits("Postal code, four digits. A text."),
  "Postnumre.navn": text("Postal place.", "Oslo"),
  // Consents
  marketingConsent: samtykke,
  crossDomainConsent: samtykke,
  samtykke: openName(
    "What the customer consents to.",
    ...(["MARKETING", "CROSS_DOMAIN"] satisfies readonly Samtykketype[]),
  ),
  tittel: text("Heading."),
  ingress: text("The question."),
  tekst: text("What it means."),
  hasReservasjon: flag("Whether letters come on paper only."),
  // Agreements and offers
  policyNumber,
  name: text("Name of the insurance.", "Bil"),
  description: text("What is insured.", "XX 00001, stasjonsvogn"),
  productType,
  productCode: text("The product in the system behind.", "PB"),
  monthlyPrice: kroner,
  yearlyPrice: kroner,
  monthlySum: kroner,
  yearlySum: kroner,
  tfaMonthly: kroner,
  endDate: day,
  expirationDate: day,
  systemSource: openName(
    "The system behind the agreement.",
    ...(["NICE", "EIKA_SKADE", "EIKA_PERSON", "LOFAVOR", "PROLIFE", "PARIS", "NSF"] satisfies SystemSource[]),
  ),
  avtaleStatus: openName(
    "The state of the agreement.",
    ...(["ACTIVE", "PENDING", "RENEWAL", "PROCESSING"] satisfies AvtaleStatus[]),
  ),
  avtaleStatusDescription: text("The state in words.", "Til Annullasjon"),
  konvertertAvtalenummer: text("The number in the system before.", "E1"),
  versionNumber: text("The version of the offer.", "1"),
  systemSourceError: flag("Whether a system behind this answer is down, so that entries may be missing."),
  // Tasks and recommendations
  hasUlesteMeldinger: flag("Whether there are messages that the customer has not read."),
  count,
  oppgavetype: text("The kind of task.", "ENDRE_KMSTAND"),
  beskrivelse: text("The task in words."),
  avtalenummer: policyNumber,
  jumpSst: text("Single-sign-on token for the claims cases. It is used once."),
  nextBestOfferProdukt: productType,
  score: { type: "number", description: "The higher, the likelier that the customer wants it." },
  controlgroup: flag("Whether the customer is shown nothing, for comparison."),
  fallback: flag("Whether the scores are those of everybody."),
};

/** The fields that are always there, and never null, by the name of their body. All others can be missing or null. */
export const requiredFields: Readonly<Record<string, readonly string[]>> = {
  Innlogging: ["loginUrl"],
  Klientkontekst: ["loginContext"],
  Bankkontakt: ["dag", "timer"],
  Livkunde: ["eksisterer"],
  Kundeadresser: ["kundeadresser"],
  Postnumre: ["postnummerList", "kode", "navn"],
  Samtykketekster: ["samtykke", "tittel", "ingress", "tekst"],
  Reservasjon: ["hasReservasjon"],
  Avtaler: ["avtaler", "systemSourceError"],
  Tilbudsliste: ["tilbud", "systemSourceError"],
  Kundekommunikasjon: ["hasUlesteMeldinger"],
  Antall: ["count"],
  Motoroppgaver: ["oppgaver"],
  Hoppbillett: ["jumpSst"],
  Produktanbefaling: ["scores", "nextBestOfferProdukt", "score", "controlgroup", "fallback"],
};
