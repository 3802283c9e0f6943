import { queryOptions } from "@tanstack/react-query";
import { avtalerAnswer } from "#answers/avtaler.ts";
import { request } from "#core/http/request.ts";
import { avtaleFreshMs } from "#core/cacheDurations.ts";
import { queryKeys } from "#core/query/queryKeys.ts";

/** The customer's agreements in our own systems. */
export const egneAvtalerQuery = () =>
  queryOptions({
    queryKey: queryKeys.egneAvtaler,
    queryFn: ({ signal }) => request({ call: "GET /avtaleoversikt/avtaler", answer: avtalerAnswer, signal }),
    staleTime: avtaleFreshMs,
    meta: { persist: true },
  });

/** The customer's agreements in the partner's systems. Only for sessions that qualify (`isPartnerEligible`). */
export const partneravtalerQuery = () =>
  queryOptions({
    queryKey: queryKeys.partneravtaler,
    queryFn: ({ signal }) => request({ call: "GET /eikaintegrasjon/avtaler", answer: avtalerAnswer, signal }),
    staleTime: avtaleFreshMs,
    meta: { persist: true },
  });
