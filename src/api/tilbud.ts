import { queryOptions } from "@tanstack/react-query";
import { tilbudAnswer } from "#answers/tilbud.ts";
import { request } from "#core/http/request.ts";
import { kundeFreshMs } from "#core/cacheDurations.ts";

/** The customer's saved offers. */
export const tilbudQuery = () =>
  queryOptions({
    queryKey: ["tilbud"],
    queryFn: ({ signal }) => request({ call: "GET /avtaleoversikt/tilbud", answer: tilbudAnswer, signal }),
    staleTime: kundeFreshMs,
    meta: { persist: true },
  });
