import { queryOptions } from "@tanstack/react-query";
import { fallback, object, optional, pipe, transform } from "valibot";
import { request } from "#core/http/request.ts";
import { kundeFreshMs } from "#core/query/freshness.ts";
import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import { wireFlag, wireList, wireOre, wireText } from "./wireFields.ts";

const priced = {
  policyNumber: wireText,
  name: wireText,
  description: wireText,
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

const tilbudSchema = pipe(
  object({
    ...priced,
    versionNumber: wireText,
    expirationDate: wireText,
    systemSource: wireText,
    detaljer: fallback(
      optional(
        pipe(
          object({ tfaMonthly: wireOre }),
          transform(({ tfaMonthly }) => ({ tfaMonthlyOre: tfaMonthly })),
        ),
      ),
      undefined,
    ),
    pakkeTilbud: fallback(wireList(pipe(object(priced), transform(inOre)), "pakkeTilbud"), []),
  }),
  transform((wire): Tilbud => inOre(wire)),
);

const tilbudListeSchema = optional(
  object({ tilbud: wireList(tilbudSchema, "tilbud"), systemSourceError: wireFlag }),
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
