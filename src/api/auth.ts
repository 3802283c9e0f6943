import { CancelledError, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { request } from "#core/http/request.ts";
import { tolerantList } from "#core/http/tolerantList.ts";
import { authRetry } from "#core/query/authRetry.ts";
import { sessionInfoFreshMs } from "#core/query/freshness.ts";
import type { SessionCalls } from "#core/session/sessionCalls.ts";
import { personal, wireObject, wireText } from "./wireFields.ts";

/** Shorter than other calls: until the session is known the customer sees nothing. */
const statusTimeoutMs = 8_000;

const sessionStatusSchema = v.optional(wireObject({ kfpSessionId: personal(wireText) }), {});

const clientContextSchema = v.optional(
  wireObject({
    /** `MOBILBANK`, `NETTBANK`, `FORSIKRING`, … (spec: http-26); a new one is data. */
    loginContext: wireText,
    /** The bank's register number, four digits: "0502". */
    loginBankplassRegisterNummer: wireText,
    distributor: v.optional(wireObject({ shortname: wireText })),
  }),
  {},
);

const bankkontaktSchema = v.optional(
  wireObject({
    navn: wireText,
    telefon: wireText,
    epost: wireText,
    domene: wireText,
    apningstider: v.optional(tolerantList(wireObject({ dag: v.string(), timer: v.string() }), "apningstider")),
  }),
  {},
);

/** The distributor's contact information. */
export type Bankkontakt = v.InferOutput<typeof bankkontaktSchema>;

const loginSchema = wireObject({ loginUrl: v.string() });

const logoutSchema = v.optional(wireObject({ logoutUrl: wireText }), {});

/** Whether somebody is logged in; asked anew each time. */
const sessionStatusQuery = () =>
  queryOptions({
    queryKey: ["auth", "session-status"],
    queryFn: ({ signal }) =>
      request({ call: "GET /auth/session-status", schema: sessionStatusSchema, signal, timeoutMs: statusTimeoutMs }),
    staleTime: 0,
    gcTime: 0,
    ...authRetry,
  });

/** Session info (spec: http-26). Only for who is logged in. */
export const clientContextQuery = () =>
  queryOptions({
    queryKey: ["auth", "client-context"],
    queryFn: ({ signal }) => request({ call: "GET /auth/client-context", schema: clientContextSchema, signal }),
    staleTime: sessionInfoFreshMs,
    meta: { persist: true },
    ...authRetry,
  });

/** The distributor's contact information. Only for who is logged in. */
export const bankkontaktQuery = () =>
  queryOptions({
    queryKey: ["auth", "bankkontakt"],
    queryFn: ({ signal }) => request({ call: "GET /auth/bankkontakt", schema: bankkontaktSchema, signal }),
    meta: { persist: true, isImpersonal: true },
    ...authRetry,
  });

/** Where the login app is. Its address is checked with `tenant.allowedHosts` before it is used. */
export const loginUrlQuery = () =>
  queryOptions({
    queryKey: ["auth", "login"],
    queryFn: ({ signal }) => request({ call: "GET /auth/login", schema: loginSchema, signal }),
    staleTime: sessionInfoFreshMs,
    ...authRetry,
  });

/**
 * The calls that the session store makes. Asking is retried , writes never are (spec: http-12, http-11).
 * @param goto The post-logout URL, where the brand goes to the URL that the logout returns.
 */
export function sessionCalls(queryClient: QueryClient, goto: string | undefined): SessionCalls {
  return {
    async askStatus() {
      try {
        return (await queryClient.fetchQuery(sessionStatusQuery())).kfpSessionId || undefined;
      } catch (error) {
        // Everything was forgotten while it was under way: the portal is being left, and nobody asks any more.
        if (error instanceof CancelledError) return undefined;
        throw error;
      }
    },
    async extend() {
      const answer = await request({ call: "POST /auth/extend-session", body: {}, schema: sessionStatusSchema });
      return answer.kfpSessionId || undefined;
    },
    async logOut() {
      const body = goto === undefined ? {} : { goto };
      const answer = await request({ call: "POST /auth/logout", body, schema: logoutSchema });
      return answer.logoutUrl;
    },
  };
}
