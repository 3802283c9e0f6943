import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { authRetry } from "#core/query/retryRules.ts";
import { sessionInfoFreshMs } from "#core/cacheDurations.ts";
import { wireObject } from "./wireFields.ts";

const loginSchema = wireObject({ loginUrl: v.string() });

/** The address of the login application. It is checked with `tenant.allowedHosts` before it is used. */
export const loginUrlQuery = () =>
  queryOptions({
    queryKey: ["auth", "login"],
    queryFn: ({ signal }) => request({ call: "GET /auth/login", schema: loginSchema, signal }),
    staleTime: sessionInfoFreshMs,
    ...authRetry,
  });
