import { queryOptions } from "@tanstack/react-query";
import { loginAnswer } from "#answers/login.ts";
import { request } from "#core/http/request.ts";
import { authRetry } from "#core/query/retryRules.ts";
import { sessionInfoFreshMs } from "#core/cacheDurations.ts";

/** The address of the login application. It is checked with `tenant.allowedHosts` before it is used. */
export const loginUrlQuery = () =>
  queryOptions({
    queryKey: ["auth", "login"],
    queryFn: ({ signal }) => request({ call: "GET /auth/login", answer: loginAnswer, signal }),
    staleTime: sessionInfoFreshMs,
    ...authRetry,
  });
