import { queryOptions } from "@tanstack/react-query";
import { kundekommunikasjonAnswer } from "#answers/oppgaver.ts";
import { request } from "#core/http/request.ts";

/** Whether the customer has unread messages at the partner. Only for sessions that qualify (`isPartnerEligible`). */
export const ulesteMeldingerQuery = () =>
  queryOptions({
    queryKey: ["ulesteMeldinger"],
    queryFn: ({ signal }) =>
      request({ call: "GET /eikaintegrasjon/kundekommunikasjon", answer: kundekommunikasjonAnswer, signal }),
  });
