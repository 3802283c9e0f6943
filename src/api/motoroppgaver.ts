import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import { avtaleFreshMs } from "#core/cacheDurations.ts";
import { personal, wireList, wireObject, wireText, wireTextLanguage } from "./wireFields.ts";

const oppgaveSchema = wireObject({
  oppgavetype: wireText,
  beskrivelse: wireText,
  textLanguage: wireTextLanguage,
  avtalenummer: personal(wireText),
});

const oppgaverSchema = v.pipe(
  v.optional(wireObject({ oppgaver: wireList(oppgaveSchema, "oppgaver") }), {}),
  v.transform(({ oppgaver }) => oppgaver),
);

/** Tasks of the motor systems for the customer. Cached 10 s (spec: oppgaver-4). */
export const motoroppgaverQuery = () =>
  queryOptions({
    queryKey: queryKeys.motoroppgaver,
    queryFn: ({ signal }) => request({ call: "GET /motor/oppgaver/motoroppgaver", schema: oppgaverSchema, signal }),
    staleTime: avtaleFreshMs,
  });
