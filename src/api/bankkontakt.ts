import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { tolerantList } from "#core/http/tolerantList.ts";
import { authRetry } from "#core/query/retryRules.ts";
import { wireObject, wireText, wireTextLanguage } from "./wireFields.ts";

const bankkontaktSchema = v.optional(
  wireObject({
    navn: wireText,
    telefon: wireText,
    epost: wireText,
    domene: wireText,
    textLanguage: wireTextLanguage,
    apningstider: v.optional(tolerantList(wireObject({ dag: v.string(), timer: v.string() }), "apningstider")),
  }),
  {},
);

/** The distributor's contact information. */
export type Bankkontakt = v.InferOutput<typeof bankkontaktSchema>;

/** The distributor's contact information. Needs a login. */
export const bankkontaktQuery = () =>
  queryOptions({
    queryKey: ["auth", "bankkontakt"],
    queryFn: ({ signal }) => request({ call: "GET /auth/bankkontakt", schema: bankkontaktSchema, signal }),
    meta: { persist: true, isImpersonal: true },
    ...authRetry,
  });
