import { queryOptions } from "@tanstack/react-query";
import { antallAnswer } from "#answers/oppgaver.ts";
import { request } from "#core/http/request.ts";

/** How many health declarations the customer has yet to fill in. */
export const helseerklaeringQuery = () =>
  queryOptions({
    queryKey: ["helseerklaering"],
    queryFn: ({ signal }) => request({ call: "GET /oversikt/helseerklaering", answer: antallAnswer, signal }),
  });

/** How many offers wait for the customer to accept them. */
export const aksepttilbudQuery = () =>
  queryOptions({
    queryKey: ["aksepttilbud"],
    queryFn: ({ signal }) => request({ call: "GET /oversikt/aksepttilbud", answer: antallAnswer, signal }),
  });
