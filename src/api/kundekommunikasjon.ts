import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { wireFlag, wireObject } from "./wireFields.ts";

const kundekommunikasjonSchema = v.pipe(
  v.optional(wireObject({ hasUlesteMeldinger: wireFlag }), {}),
  v.transform(({ hasUlesteMeldinger }) => hasUlesteMeldinger),
);

/** Whether the customer has unread messages at the partner. Only for sessions that qualify (`isPartnerEligible`). */
export const ulesteMeldingerQuery = () =>
  queryOptions({
    queryKey: ["ulesteMeldinger"],
    queryFn: ({ signal }) =>
      request({ call: "GET /eikaintegrasjon/kundekommunikasjon", schema: kundekommunikasjonSchema, signal }),
  });
