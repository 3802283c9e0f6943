import type { TextLanguage } from "../format/textLanguage.ts";
import type { WireAvtaleStatus, WireProductType, WireSystemSource } from "#contract/wireNames.ts";

/**
 * An insurance agreement (spec: http-40). Any field can be missing, and unknown values are data (spec: http-17,
 * http-18).
 */
export interface Avtale {
  readonly policyNumber?: string | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** Of its name and description. */
  readonly textLanguage?: TextLanguage;
  /** Whole øre. Missing when the API sent no readable price. */
  readonly monthlyPriceOre?: number | undefined;
  /** ISO date or instant, unchecked. */
  readonly endDate?: string | undefined;
  readonly productType?: WireProductType | undefined;
  readonly productCode?: string | undefined;
  readonly systemSource?: WireSystemSource | undefined;
  readonly avtaleStatus?: WireAvtaleStatus | undefined;
  readonly avtaleStatusDescription?: string | undefined;
  readonly detaljer?: { readonly konvertertAvtalenummer?: string | undefined } | undefined;
}

/** Agreements in our systems or in the partner's. Sums in øre; undefined when the answer had no readable sum. */
export interface Avtaler {
  readonly avtaler: readonly Avtale[];
  readonly monthlySumOre: number | undefined;
  readonly yearlySumOre: number | undefined;
  readonly systemSourceError: boolean;
}
