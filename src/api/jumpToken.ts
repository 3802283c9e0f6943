import { queryOptions } from "@tanstack/react-query";
import { jumpTokenAnswer } from "#answers/oppgaver.ts";
import { request } from "#core/http/request.ts";

/**
 * A single-sign-on token for the claims cases: fetched once for each visit of the page that needs it, and never kept.
 * It is a query although it is a POST, so that two components share one token. As a write it is never retried
 * (spec: skadesaker-2).
 * @throws when the answer has no token (spec: skadesaker-5).
 */
export const jumpSstQuery = () =>
  queryOptions({
    queryKey: ["jumpsst"],
    queryFn: async () => {
      const { jumpSst } = await request({ call: "POST /jumpsst/", body: {}, answer: jumpTokenAnswer });
      if (!jumpSst) throw new Error("Klarte ikke hente autentiseringstoken");
      return jumpSst;
    },
    retry: false,
    // Never fetched a second time. A fetch that failed without a network is repeated when the network is back.
    staleTime: Infinity,
    gcTime: 0,
  });
