import { queryOptions } from "@tanstack/react-query";
import { type InferOutput, fallback, object, optional, pipe, transform } from "valibot";
import { request } from "#core/http/request.ts";
import { wireFlag, wireText } from "./wireFields.ts";

const skadekundeSchema = pipe(
  optional(
    object({
      niceKundenummer: wireText,
      isLoMedlem: wireFlag,
      isBankkunde: wireFlag,
      navn: wireText,
      ssn: wireText,
      trackingId: wireText,
      kontaktInformasjon: fallback(optional(object({ epostAdresse: wireText, mobilNummer: wireText })), undefined),
      samtykker: fallback(optional(object({ marketingConsent: wireText, crossDomainConsent: wireText })), undefined),
    }),
  ),
  // A cached query has no place for undefined.
  transform((skadekunde) => skadekunde ?? null),
);

/** The customer as the damage systems know them; null when they don't (life insurance only). */
export type Skadekunde = InferOutput<typeof skadekundeSchema>;

/** The damage customer. Holds the national ID, so it is never persisted (cases.md, Stored data). */
export const skadekundeQuery = () =>
  queryOptions({
    queryKey: ["skadekunde"],
    queryFn: ({ signal }) => request({ path: "/skadekunde/hent", schema: skadekundeSchema, signal }),
    staleTime: 30_000,
  });
