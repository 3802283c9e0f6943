import { queryOptions } from "@tanstack/react-query";
import { object, optional, pipe, transform } from "valibot";
import { request } from "#core/http/request.ts";
import { avtaleFreshMs } from "#core/query/freshness.ts";
import { wireList, wireText } from "./wireFields.ts";

const oppgaveSchema = object({ oppgavetype: wireText, beskrivelse: wireText, avtalenummer: wireText });

const oppgaverSchema = pipe(
  optional(object({ oppgaver: wireList(oppgaveSchema, "oppgaver") }), {}),
  transform(({ oppgaver }) => oppgaver),
);

/** What the motor systems want to know from the customer. Cached 10 s (spec §9). */
export const motoroppgaverQuery = () =>
  queryOptions({
    queryKey: ["motoroppgaver"],
    queryFn: ({ signal }) => request({ call: "GET /motor/oppgaver/motoroppgaver", schema: oppgaverSchema, signal }),
    staleTime: avtaleFreshMs,
  });
