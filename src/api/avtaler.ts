import { queryOptions } from "@tanstack/react-query";
import { personalFieldRegistry } from "#core/errorReporting/personalFieldRegistry.ts";
import { reportBrokenItems } from "#core/http/tolerantList.ts";
import { request } from "#core/http/request.ts";
import { avtaleFreshMs } from "#core/cacheDurations.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import { type Avtaler, readAvtaler } from "#domain/avtale/readAvtaler.ts";
import { wireAnswer } from "./wireFields.ts";

for (const field of ["policyNumber", "konvertertAvtalenummer"]) personalFieldRegistry.set(field, false);

const avtalerSchema = wireAnswer((answer): Avtaler | undefined => {
  const read = readAvtaler(answer);
  if (read === undefined) return undefined;
  const { liste, brokenCount } = read;
  if (brokenCount > 0) reportBrokenItems("avtaler", brokenCount, liste.avtaler.length + brokenCount);
  return liste;
});

/** The customer's agreements in our own systems. */
export const egneAvtalerQuery = () =>
  queryOptions({
    queryKey: queryKeys.egneAvtaler,
    queryFn: ({ signal }) => request({ call: "GET /avtaleoversikt/avtaler", schema: avtalerSchema, signal }),
    staleTime: avtaleFreshMs,
    meta: { persist: true },
  });

/** The customer's agreements in the partner's systems. Only for sessions that qualify (`isPartnerEligible`). */
export const partneravtalerQuery = () =>
  queryOptions({
    queryKey: queryKeys.partneravtaler,
    queryFn: ({ signal }) => request({ call: "GET /eikaintegrasjon/avtaler", schema: avtalerSchema, signal }),
    staleTime: avtaleFreshMs,
    meta: { persist: true },
  });
