import { CancelledError, queryOptions, type QueryClient } from "@tanstack/react-query";
import { logoutAnswer } from "#answers/login.ts";
import { clientContextAnswer, sessionStatusAnswer } from "#answers/session.ts";
import { request } from "#core/http/request.ts";
import { RequestTimeout } from "#core/http/requestFailures.ts";
import { authRetry, isUnauthorized } from "#core/query/retryRules.ts";
import { sessionInfoFreshMs } from "#core/cacheDurations.ts";
import { queryKeys } from "#core/query/queryKeys.ts";
import type { SessionCalls } from "#core/session/sessionStore.ts";

/** Shorter than for other calls: the customer sees nothing until the session is known. */
const statusTimeoutMs = 8_000;
/** The customer leaves after this long, whether the call has been answered or not (spec: session-27). */
const logOutTimeoutMs = 5_000;

/** Whether a customer is logged in. Never answered from the cache. */
export const sessionStatusQuery = () =>
  queryOptions({
    queryKey: ["auth", "session-status"],
    queryFn: ({ signal }) =>
      request({ call: "GET /auth/session-status", answer: sessionStatusAnswer, signal, timeoutMs: statusTimeoutMs }),
    staleTime: 0,
    gcTime: 0,
    ...authRetry,
    // Its time is short, so one call that hangs does not decide.
    retry: (failures, error) => authRetry.retry(failures, error) || (failures < 2 && error instanceof RequestTimeout),
  });

/** Session info (spec: http-26). Needs a login. */
export const clientContextQuery = () =>
  queryOptions({
    queryKey: queryKeys.clientContext,
    queryFn: ({ signal }) => request({ call: "GET /auth/client-context", answer: clientContextAnswer, signal }),
    staleTime: sessionInfoFreshMs,
    meta: { persist: true },
    ...authRetry,
  });

/**
 * The calls that the session store makes. The status is retried, writes never are (spec: http-12, http-11).
 * @param goto The post-logout URL to send, for brands that then open the URL in the answer.
 */
export function sessionCalls(queryClient: QueryClient, goto: string | undefined): SessionCalls {
  return {
    async askStatus() {
      try {
        return (await queryClient.fetchQuery(sessionStatusQuery())).kfpSessionId;
      } catch (error) {
        // The cache was cleared before the answer: the customer is leaving the portal.
        if (error instanceof CancelledError) return undefined;
        if (isUnauthorized(error)) return undefined;
        throw error;
      }
    },
    async extend() {
      const answer = await request({ call: "POST /auth/extend-session", body: {}, answer: sessionStatusAnswer });
      return answer.kfpSessionId;
    },
    async logOut() {
      const body = goto === undefined ? {} : { goto };
      const answer = await request({
        call: "POST /auth/logout",
        body,
        answer: logoutAnswer,
        timeoutMs: logOutTimeoutMs,
      });
      return answer.logoutUrl;
    },
  };
}
