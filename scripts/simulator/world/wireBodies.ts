import type { Samtykkesvar, WireAvtaleStatus, WireProductType, WireSystemSource } from "#contract/wireNames.ts";

/**
 * The answers of the API, from the back end's side: any field can be missing or null, prices may be text, enumerations
 * are open. Written separately from the portal's schemas, so that a mistake there shows.
 */

/** A price in kroner. Some systems send text, some send null. */
export type WirePrice = number | string | null;

export interface WireAvtale {
  policyNumber?: string | null;
  name?: string | null;
  description?: string | null;
  monthlyPrice?: WirePrice;
  yearlyPrice?: WirePrice;
  /** A calendar day, `2027-03-01`. */
  endDate?: string | null;
  productType?: WireProductType | null;
  productCode?: string | null;
  systemSource?: WireSystemSource | null;
  avtaleStatus?: WireAvtaleStatus | null;
  avtaleStatusDescription?: string | null;
  detaljer?: { konvertertAvtalenummer?: string | null } | null;
}

export interface WireAvtaler {
  avtaler: WireAvtale[];
  /** Kroner. */
  yearlySum: number;
  /** Kroner. */
  monthlySum: number;
  /** A system did not answer, so agreements may be missing. */
  systemSourceError: boolean;
}

export interface WirePakkeTilbud {
  policyNumber?: string | null;
  name?: string | null;
  description?: string | null;
  productType?: WireProductType | null;
  monthlyPrice?: WirePrice;
  yearlyPrice?: WirePrice;
}

export interface WireTilbud {
  policyNumber?: string | null;
  versionNumber?: string | null;
  name?: string | null;
  description?: string | null;
  monthlyPrice?: WirePrice;
  yearlyPrice?: WirePrice;
  productType?: WireProductType | null;
  /** A calendar day. */
  expirationDate?: string | null;
  systemSource?: WireSystemSource | null;
  /** `tfaMonthly`: the monthly traffic-insurance fee to the state, kroner. */
  detaljer?: { tfaMonthly?: WirePrice } | null;
  pakkeTilbud?: WirePakkeTilbud[] | null;
}

export interface WireTilbudListe {
  tilbud: WireTilbud[];
  systemSourceError: boolean;
}

export interface WireSkadekunde {
  niceKundenummer?: string;
  isLoMedlem?: boolean;
  isBankkunde?: boolean;
  navn?: string;
  ssn?: string;
  trackingId?: string;
  kontaktInformasjon?: { epostAdresse?: string | null; mobilNummer?: string | null };
  samtykker?: { marketingConsent?: Samtykkesvar; crossDomainConsent?: Samtykkesvar };
}

export interface WireLivkunde {
  eksisterer: boolean;
  epost?: string;
  telefon?: string;
}

export interface WireAdresse {
  isFolkreregistrert?: boolean;
  gatenavn?: string | null;
  gatenummer?: string | null;
  gatenummerBokstav?: string | null;
  gaardsnummer?: string | null;
  bruksnummer?: string | null;
  postnummer?: string | null;
}

export interface WirePostnummer {
  kode: string;
  navn: string;
}

export interface WireSamtykketekst {
  samtykke: string;
  tittel: string;
  ingress: string;
  tekst: string;
}

export interface WireMotoroppgave {
  oppgavetype?: string;
  beskrivelse?: string;
  avtalenummer?: string;
}

export interface WireProduktanbefaling {
  scores: { nextBestOfferProdukt: string; score: number }[];
  controlgroup: boolean;
  fallback: boolean;
}

export interface WireKontakt {
  navn?: string;
  telefon?: string;
  epost?: string;
  domene?: string;
  apningstider?: { dag: string; timer: string }[];
}
