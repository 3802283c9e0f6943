import type { Avtaler } from "#domain/avtale/avtale.ts";
import { flag, ore, text, textLanguage } from "./fields.ts";
import { changed, list, object, type Schema, type Sent } from "./schema.ts";

const avtale = object({
  policyNumber: text,
  name: text,
  description: text,
  textLanguage,
  productType: text,
  monthlyPrice: ore,
  endDate: text,
  productCode: text,
  systemSource: text,
  avtaleStatus: text,
  avtaleStatusDescription: text,
  detaljer: object({ konvertertAvtalenummer: text }),
});

/** An agreement as a back end sends it. */
export type SentAvtale = Sent<typeof avtale>;

const avtaler = object({
  avtaler: list(changed(avtale, ({ monthlyPrice, ...rest }) => ({ ...rest, monthlyPriceOre: monthlyPrice }))),
  yearlySum: ore,
  monthlySum: ore,
  systemSourceError: flag,
});

/** Agreements in our systems, or in the partner's (spec: http-33). */
export const avtalerAnswer: Schema<Avtaler, Sent<typeof avtaler>> = changed(
  avtaler,
  ({ yearlySum, monthlySum, ...rest }) => ({ ...rest, monthlySumOre: monthlySum, yearlySumOre: yearlySum }),
);
