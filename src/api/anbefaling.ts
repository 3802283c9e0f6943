import { queryOptions } from "@tanstack/react-query";
import { anbefalingAnswer } from "#answers/oppgaver.ts";
import { request } from "#core/http/request.ts";
import { kundeFreshMs } from "#core/cacheDurations.ts";

/**
 * What the customer may want next (spec: http-39).
 * @param produkt The product type that was just bought, or `OVERSIKT`.
 */
export const anbefalingQuery = (produkt: string) =>
  queryOptions({
    queryKey: ["anbefaling", produkt],
    queryFn: ({ signal }) =>
      request({ call: "GET /nbo/produktanbefaling", params: { produkt }, answer: anbefalingAnswer, signal }),
    staleTime: kundeFreshMs,
  });
