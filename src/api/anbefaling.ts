import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { kundeFreshMs } from "#core/cacheDurations.ts";
import { wireFlag, wireList, wireObject } from "./wireFields.ts";

const readScore = (value: unknown): unknown =>
  typeof value === "string" && value.trim() !== "" ? Number(value) : value;

const scoreSchema = v.pipe(
  wireObject({
    nextBestOfferProdukt: v.string(),
    /** The higher, the better. */
    score: v.pipe(v.unknown(), v.transform(readScore), v.number(), v.finite()),
  }),
  v.transform(({ nextBestOfferProdukt, score }) => ({ productType: nextBestOfferProdukt, score })),
);

const anbefalingSchema = v.pipe(
  v.optional(wireObject({ scores: wireList(scoreSchema, "scores"), controlgroup: wireFlag, fallback: wireFlag }), {}),
  v.transform(({ scores, controlgroup, fallback }) => ({
    scores,
    /** The customer must not see recommendations, so that their effect can be measured. */
    isControlGroup: controlgroup,
    /** The service knows nothing about this customer: the scores are not personal. */
    isFallback: fallback,
  })),
);

/** The answer of the recommendation service (spec: anbefalinger-3). */
export type Produktanbefaling = v.InferOutput<typeof anbefalingSchema>;

/**
 * What the customer may want next (spec: http-39).
 * @param produkt The product type that was just bought, or `OVERSIKT`.
 */
export const anbefalingQuery = (produkt: string) =>
  queryOptions({
    queryKey: ["anbefaling", produkt],
    queryFn: ({ signal }) =>
      request({ call: "GET /nbo/produktanbefaling", params: { produkt }, schema: anbefalingSchema, signal }),
    staleTime: kundeFreshMs,
  });
