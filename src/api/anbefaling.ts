import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { kundeFreshMs } from "#core/cacheDurations.ts";
import type { ProduktScore, Produktanbefaling } from "#domain/anbefaling/Produktanbefaling.ts";
import { wireFlag, wireList, wireObject } from "./wireFields.ts";

const readScore = (value: unknown): unknown =>
  typeof value === "string" && value.trim() !== "" ? Number(value) : value;

const scoreSchema = v.pipe(
  wireObject({
    nextBestOfferProdukt: v.string(),
    score: v.pipe(v.unknown(), v.transform(readScore), v.number(), v.finite()),
  }),
  v.transform(({ nextBestOfferProdukt, score }): ProduktScore => ({ productType: nextBestOfferProdukt, score })),
);

const anbefalingSchema = v.pipe(
  v.optional(wireObject({ scores: wireList(scoreSchema, "scores"), controlgroup: wireFlag, fallback: wireFlag }), {}),
  v.transform(({ scores, controlgroup, fallback }): Produktanbefaling => ({
    scores,
    isControlGroup: controlgroup,
    isFallback: fallback,
  })),
);

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
