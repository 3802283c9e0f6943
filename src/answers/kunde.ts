import { flag, knownFlag, text } from "./fields.ts";
import { changed, list, object, type Read, type Schema, type Sent, whenEmpty } from "./schema.ts";

/** The customer in the damage systems; null when they do not know the customer (spec: http-21). */
export const skadekundeAnswer = whenEmpty(
  object({
    niceKundenummer: text,
    isLoMedlem: knownFlag,
    isBankkunde: knownFlag,
    navn: text,
    ssn: text,
    trackingId: text,
    kontaktInformasjon: object({ epostAdresse: text, mobilNummer: text }),
    samtykker: object({ marketingConsent: text, crossDomainConsent: text }),
  }),
  null,
);

/** The customer as the damage systems know them; null when they do not know the customer (life insurance only). */
export type Skadekunde = Read<typeof skadekundeAnswer>;
/** The same, as a back end sends it. */
export type SentSkadekunde = Sent<typeof skadekundeAnswer>;

/** The customer exists unless the life systems say `false`. */
const isCustomer: Schema<boolean, boolean> = { read: (value) => value !== false };

/** The customer in the life systems (spec: http-21). */
export const livkundeAnswer = whenEmpty(object({ eksisterer: isCustomer, epost: text, telefon: text }), {
  eksisterer: false,
  epost: undefined,
  telefon: undefined,
});

/** The customer as the life systems know them. */
export type Livkunde = Read<typeof livkundeAnswer>;
/** The same, as a back end sends it. */
export type SentLivkunde = Sent<typeof livkundeAnswer>;

const adresse = object({
  /** Whether it is the address in the population register. */
  isFolkreregistrert: flag,
  gatenavn: text,
  gatenummer: text,
  gatenummerBokstav: text,
  gaardsnummer: text,
  bruksnummer: text,
  postnummer: text,
});

/** An address as a back end sends it. */
export type SentAdresse = Sent<typeof adresse>;

/** The customer's addresses (spec: http-41). */
export const adresserAnswer = changed(object({ kundeadresser: list(adresse) }), ({ kundeadresser }) => kundeadresser);

const postnummer = object({ kode: text, navn: text });

/** A postal code as a back end sends it. */
export type SentPostnummer = Sent<typeof postnummer>;

/** The names of postal places by code. Codes are texts: "0150". */
export const postnumreAnswer = changed(
  object({ postnummerList: list(postnummer) }),
  ({ postnummerList }): Readonly<Record<string, string>> =>
    Object.fromEntries(postnummerList.map(({ kode, navn }) => [kode ?? "", navn ?? ""])),
);
