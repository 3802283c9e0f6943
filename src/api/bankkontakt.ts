import { queryOptions } from "@tanstack/react-query";
import { bankkontaktAnswer } from "#answers/bankkontakt.ts";
import { request } from "#core/http/request.ts";
import { authRetry } from "#core/query/retryRules.ts";

/** The distributor's contact information. Needs a login. */
export const bankkontaktQuery = () =>
  queryOptions({
    queryKey: ["auth", "bankkontakt"],
    queryFn: ({ signal }) => request({ call: "GET /auth/bankkontakt", answer: bankkontaktAnswer, signal }),
    meta: { persist: true, isImpersonal: true },
    ...authRetry,
  });
