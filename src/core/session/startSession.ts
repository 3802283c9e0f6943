import type { QueryClient } from "@tanstack/react-query";
import { forgetMarketSource } from "#core/marketSource/storedMarketSource.ts";
import { pageVersion } from "#core/query/pageVersion.ts";
import { createCacheKeeper } from "#core/query/persistCache.ts";
import type { SessionOptions } from "./sessionOptions.ts";
import { createSessionStore, type SessionStore } from "./sessionStore.ts";
import { browserSurroundings } from "./sessionSurroundings.ts";

/** What the session of a page is started with. */
export interface SessionStart extends Pick<SessionOptions, "tenant" | "calls"> {
  readonly queryClient: QueryClient;
  /** The outside world; left out: the browser. */
  readonly surroundings?: SessionOptions["surroundings"];
}

/**
 * Starts the page's session, with everything that lives and dies with it: the query cache, what is stored of it, and the
 * market source. Called once, outside React.
 */
export function startSession({ tenant, calls, queryClient, surroundings }: SessionStart): SessionStore {
  const keeper = createCacheKeeper(queryClient, pageVersion());
  const store = createSessionStore({
    tenant,
    calls,
    surroundings: surroundings ?? browserSurroundings(),
    onLogIn: (sessionId) => keeper.open(sessionId),
    forget() {
      keeper.drop();
      queryClient.clear();
      forgetMarketSource();
    },
  });
  store.start();
  return store;
}
