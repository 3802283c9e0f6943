import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { kundeFreshMs } from "#core/cacheDurations.ts";
import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { personal, wireFlag, wireList, wireObject, wireOre, wireText, wireTextLanguage } from "./wireFields.ts";

const priced = {
  policyNumber: personal(wireText),
  name: wireText,
  description: wireText,
  textLanguage: wireTextLanguage,
  productType: wireText,
  monthlyPrice: wireOre,
  yearlyPrice: wireOre,
};

interface WirePrices {
  readonly monthlyPrice?: number | undefined;
  readonly yearlyPrice?: number | undefined;
}

const inOre = <Wire extends WirePrices>({ monthlyPrice, yearlyPrice, ...rest }: Wire) => ({
  ...rest,
  monthlyPriceOre: monthlyPrice,
  yearlyPriceOre: yearlyPrice,
});

const tilbudSchema = v.pipe(
  wireObject({
    ...priced,
    versionNumber: wireText,
    expirationDate: wireText,
    systemSource: wireText,
    detaljer: v.fallback(
      v.optional(
        v.pipe(
          wireObject({ tfaMonthly: wireOre }),
          v.transform(({ tfaMonthly }) => ({ tfaMonthlyOre: tfaMonthly })),
        ),
      ),
      undefined,
    ),
    pakkeTilbud: v.fallback(wireList(v.pipe(wireObject(priced), v.transform(inOre)), "pakkeTilbud"), []),
  }),
  v.transform((wire): Tilbud => inOre(wire)),
);

const tilbudListeSchema = v.optional(
  wireObject({ tilbud: wireList(tilbudSchema, "tilbud"), systemSourceError: wireFlag }),
  {},
);

/** The customer's saved offers. */
export const tilbudQuery = () =>
  queryOptions({
    queryKey: ["tilbud"],
    queryFn: ({ signal }) => request({ call: "GET /avtaleoversikt/tilbud", schema: tilbudListeSchema, signal }),
    staleTime: kundeFreshMs,
    meta: { persist: true },
  });
