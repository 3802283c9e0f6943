import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { wireObject } from "./wireFields.ts";

/** A number of tasks. Anything but a whole number above zero counts as zero. */
function readCount(value: unknown): number {
  const count = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? count : 0;
}

const countSchema = v.pipe(
  v.optional(wireObject({ count: v.optional(v.pipe(v.unknown(), v.transform(readCount)), 0) }), {}),
  v.transform(({ count }) => count),
);

/** How many health declarations the customer has yet to fill in. */
export const helseerklaeringQuery = () =>
  queryOptions({
    queryKey: ["helseerklaering"],
    queryFn: ({ signal }) => request({ call: "GET /oversikt/helseerklaering", schema: countSchema, signal }),
  });

/** How many offers wait for the customer to accept them. */
export const aksepttilbudQuery = () =>
  queryOptions({
    queryKey: ["aksepttilbud"],
    queryFn: ({ signal }) => request({ call: "GET /oversikt/aksepttilbud", schema: countSchema, signal }),
  });
