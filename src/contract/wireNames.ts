/**
 * Names as the API spells them. Its enumerations are open: a field of an answer has the `Wire…` type, a known or a new
 * name.
 */

/** The back-end systems that agreements and offers live in. */
export type SystemSource = "NICE" | "EIKA_SKADE" | "EIKA_PERSON" | "LOFAVOR" | "PROLIFE" | "PARIS" | "NSF";
/** A system as the API sends it: one of these, or one that the portal does not know. */
export type WireSystemSource = SystemSource | (string & {});

/** The product types that a rule of the portal names. */
export type ProductType =
  | "KJAELEDYR"
  | "LOFAVOR_KJAELEDYR"
  | "INNBO"
  | "BOLIGSELGER"
  | "HUS"
  | "FRITIDSHUS"
  | "REISE"
  | "REISE_UTVIDELSE"
  | "KOLLEKTIV_REISE"
  | "KOLLEKTIV_INNBO"
  | "KOLLEKTIV_INNBO_ETTERLATTE"
  | "KOLLEKTIV_STONADSKASSE"
  | "KOLLEKTIV_GRUNNFORSIKRING"
  | "KOLLEKTIV_FRITIDSULYKKE"
  | "KOLLEKTIV_ULYKKE_FORENING"
  | "KOLLEKTIV_GRUPPEFORSIKRING"
  | "KOLLEKTIV_ARBEIDSULYKKE"
  | "KOLLEKTIV_ULYKKE"
  | "KOLLEKTIV_LIV"
  | "KOLLEKTIV_UFORE"
  | "KOLLEKTIV_BARN"
  | "GRUPPELIV"
  | "BAAT"
  | "MC"
  | "MOPED"
  | "BIL"
  | "BIL_NAERING"
  | "VETERANBIL"
  | "SNOSCOOTER"
  | "TRAKTOR"
  | "CAMPING"
  | "VAREBIL"
  | "BIL_ANNET"
  | "ANNET_KJORETOY"
  | "TILHENGER"
  | "SEK"
  | "HEST"
  | "VERDISAK"
  | "LANDBRUK"
  | "LO_FAVOR_TILLEGG_INNBO";
/** A product type as the API sends it: one of these, or one that the portal does not know. */
export type WireProductType = ProductType | (string & {});

/** The states of an agreement. */
export type AvtaleStatus = "ACTIVE" | "PENDING" | "RENEWAL" | "PROCESSING";
/** A status as the API sends it: one of these, or one that the portal does not know. */
export type WireAvtaleStatus = AvtaleStatus | (string & {});

/** How a session was entered: from a bank, or by the brand's own login. */
export const loginContexts = ["MOBILBANK_DNB", "MOBILBANK", "NETTBANK", "NETTBANK_DNB", "FORSIKRING", "ÅPEN"] as const;
/** How a session was entered, as the API spells it. */
export type LoginContext = (typeof loginContexts)[number];

/** What a customer can consent to. */
export type Samtykketype = "MARKETING" | "CROSS_DOMAIN";

/** The customer's answer to a consent. */
export type Samtykkesvar = "AUTHORIZED" | "NOT_AUTHORIZED";

/** Error codes that the portal has a text for. */
export const errorCodes = ["UGYLDIG_MAILADRESSE", "UGYLDIG_MOBILNR"] as const;
/** The code in the body of a failed call. */
export type ErrorCode = (typeof errorCodes)[number];
