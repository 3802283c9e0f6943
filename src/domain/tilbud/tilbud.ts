import type { TextLanguage } from "../format/textLanguage.ts";
import type { WireProductType, WireSystemSource } from "#contract/wireNames.ts";
import { dayInOslo } from "../format/dayInOslo.ts";
import { readDay } from "../format/readDay.ts";

/** An offer bundled with another one, with its own prices and number (spec: tilbud-12). */
export interface PakkeTilbud {
  readonly policyNumber?: string | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** Of its name and description. */
  readonly textLanguage?: TextLanguage;
  readonly productType?: WireProductType | undefined;
  /** Whole øre. Missing when the API sent no readable price. */
  readonly monthlyPriceOre?: number | undefined;
  /** Whole øre. */
  readonly yearlyPriceOre?: number | undefined;
}

/** A saved offer (spec: http-20). Any field can be missing, and unknown values are data (spec: http-17, http-18). */
export interface Tilbud extends PakkeTilbud {
  readonly versionNumber?: string | undefined;
  /** ISO date or instant, unchecked. */
  readonly expirationDate?: string | undefined;
  readonly systemSource?: WireSystemSource | undefined;
  /** `tfaMonthlyOre`: the monthly traffic-insurance fee to the state, whole øre. */
  readonly detaljer?: { readonly tfaMonthlyOre?: number | undefined } | undefined;
  readonly pakkeTilbud: readonly PakkeTilbud[];
}

/**
 * Whether an offer is past its date (spec: tilbud-9). The last day counts, in Norway's time. An offer without a
 * readable date is not.
 */
export function isTilbudExpired({ expirationDate }: Pick<Tilbud, "expirationDate">, now = new Date()): boolean {
  const lastDay = readDay(expirationDate);
  return lastDay !== undefined && lastDay < dayInOslo(now);
}
