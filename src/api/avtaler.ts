import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { avtaleFreshMs } from "#core/query/freshness.ts";
import type { Avtale } from "#domain/avtale/avtale.ts";
import { personal, wireFlag, wireList, wireObject, wireOre, wireText } from "./wireFields.ts";

const avtaleSchema = v.pipe(
  wireObject({
    policyNumber: personal(wireText),
    name: wireText,
    description: wireText,
    monthlyPrice: wireOre,
    endDate: wireText,
    productType: wireText,
    productCode: wireText,
    systemSource: wireText,
    avtaleStatus: wireText,
    avtaleStatusDescription: wireText,
    detaljer: v.fallback(v.optional(wireObject({ konvertertAvtalenummer: personal(wireText) })), undefined),
  }),
  v.transform(({ monthlyPrice, ...avtale }): Avtale => ({ ...avtale, monthlyPriceOre: monthlyPrice })),
);

const avtalerSchema = v.pipe(
  v.optional(
    wireObject({
      avtaler: wireList(avtaleSchema, "avtaler"),
      monthlySum: wireOre,
      yearlySum: wireOre,
      systemSourceError: wireFlag,
    }),
    {},
  ),
  v.transform(({ monthlySum, yearlySum, ...liste }) => ({
    ...liste,
    monthlySumOre: monthlySum,
    yearlySumOre: yearlySum,
  })),
);

/** Agreements in our systems or in the partner's. Sums in øre; undefined when the answer had no readable sum. */
export type Avtaler = v.InferOutput<typeof avtalerSchema>;

/** The customer's agreements in our own systems. */
export const egneAvtalerQuery = () =>
  queryOptions({
    queryKey: ["avtaler", "egne"],
    queryFn: ({ signal }) => request({ call: "GET /avtaleoversikt/avtaler", schema: avtalerSchema, signal }),
    staleTime: avtaleFreshMs,
    meta: { persist: true },
  });

/** The customer's agreements in the partner's systems. Only for sessions that qualify (`isPartnerEligible`). */
export const partneravtalerQuery = () =>
  queryOptions({
    queryKey: ["avtaler", "partner"],
    queryFn: ({ signal }) => request({ call: "GET /eikaintegrasjon/avtaler", schema: avtalerSchema, signal }),
    staleTime: avtaleFreshMs,
    meta: { persist: true },
  });
