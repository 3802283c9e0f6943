import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { flag, ore, text, textLanguage } from "./fields.ts";
import { changed, list, object, type Sent } from "./schema.ts";

const priced = {
  policyNumber: text,
  name: text,
  description: text,
  textLanguage,
  productType: text,
  monthlyPrice: ore,
  yearlyPrice: ore,
};

interface Prices {
  readonly monthlyPrice?: number | undefined;
  readonly yearlyPrice?: number | undefined;
}

const inOre = <Priced extends Prices>({ monthlyPrice, yearlyPrice, ...rest }: Priced) => ({
  ...rest,
  monthlyPriceOre: monthlyPrice,
  yearlyPriceOre: yearlyPrice,
});

const pakkeTilbud = list(changed(object(priced), inOre));

const tilbud = object({
  ...priced,
  versionNumber: text,
  expirationDate: text,
  systemSource: text,
  detaljer: changed(object({ tfaMonthly: ore }), ({ tfaMonthly }) => ({ tfaMonthlyOre: tfaMonthly })),
  pakkeTilbud: {
    ...pakkeTilbud,
    // An offer is shown without the others that belong to it, rather than not at all.
    read: (value, ...more) => pakkeTilbud.read(Array.isArray(value) ? value : [], ...more),
  } satisfies typeof pakkeTilbud,
});

/** An offer as a back end sends it. */
export type SentTilbud = Sent<typeof tilbud>;

/** The customer's saved offers (spec: http-34). */
export const tilbudAnswer = object({
  tilbud: list(changed(tilbud, (read): Tilbud => inOre(read))),
  systemSourceError: flag,
});
