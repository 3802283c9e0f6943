import { queryOptions } from "@tanstack/react-query";
import { type InferOutput, fallback, object, optional, pipe, transform } from "valibot";
import { request } from "#core/http/request.ts";
import { avtaleFreshMs } from "#core/query/freshness.ts";
import type { Avtale } from "#domain/avtale/avtale.ts";
import { wireFlag, wireList, wireOre, wireText } from "./wireFields.ts";

const avtaleSchema = pipe(
  object({
    policyNumber: wireText,
    name: wireText,
    description: wireText,
    monthlyPrice: wireOre,
    endDate: wireText,
    productType: wireText,
    productCode: wireText,
    systemSource: wireText,
    avtaleStatus: wireText,
    avtaleStatusDescription: wireText,
    detaljer: fallback(optional(object({ konvertertAvtalenummer: wireText })), undefined),
  }),
  transform(({ monthlyPrice, ...avtale }): Avtale => ({ ...avtale, monthlyPriceOre: monthlyPrice })),
);

const avtalerSchema = pipe(
  optional(
    object({
      avtaler: wireList(avtaleSchema, "avtaler"),
      monthlySum: wireOre,
      yearlySum: wireOre,
      systemSourceError: wireFlag,
    }),
    {},
  ),
  transform(({ monthlySum, yearlySum, ...liste }) => ({
    ...liste,
    monthlySumOre: monthlySum,
    yearlySumOre: yearlySum,
  })),
);

/** Agreements of one system landscape, ours or the partner's. Sums in øre; missing when the answer had none that can be read. */
export type Avtaler = InferOutput<typeof avtalerSchema>;

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
