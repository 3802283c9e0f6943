import { queryOptions } from "@tanstack/react-query";
import { motoroppgaverAnswer } from "#answers/oppgaver.ts";
import { request } from "#core/http/request.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import { avtaleFreshMs } from "#core/cacheDurations.ts";

/** Tasks of the motor systems for the customer. Cached 10 s (spec: oppgaver-4). */
export const motoroppgaverQuery = () =>
  queryOptions({
    queryKey: queryKeys.motoroppgaver,
    queryFn: ({ signal }) =>
      request({ call: "GET /motor/oppgaver/motoroppgaver", answer: motoroppgaverAnswer, signal }),
    staleTime: avtaleFreshMs,
  });
