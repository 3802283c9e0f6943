import { queryOptions } from "@tanstack/react-query";
import { object, optional, pipe, transform } from "valibot";
import { request } from "#core/http/request.ts";
import { wireFlag } from "./wireFields.ts";

const kundekommunikasjonSchema = pipe(
  optional(object({ hasUlesteMeldinger: wireFlag }), {}),
  transform(({ hasUlesteMeldinger }) => hasUlesteMeldinger),
);

/** Whether the customer has unread messages at the partner. Only for sessions that qualify (`isPartnerEligible`). */
export const ulesteMeldingerQuery = () =>
  queryOptions({
    queryKey: ["ulesteMeldinger"],
    queryFn: ({ signal }) =>
      request({ call: "GET /eikaintegrasjon/kundekommunikasjon", schema: kundekommunikasjonSchema, signal }),
  });
