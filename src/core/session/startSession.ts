import type { QueryClient } from "@tanstack/react-query";
import { forgetMarketSource, keepMarketSource } from "#core/marketSource/storedMarketSource.ts";
import { wantedSearch } from "#core/navigation/wantedPath.ts";
import { pageVersion } from "#core/query/pageVersion.ts";
import { createCacheKeeper } from "#core/query/persistCache.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import type { SessionOptions } from "./sessionOptions.ts";
import { createSessionStore, type SessionStore } from "./sessionStore.ts";
import { browserSurroundings } from "./sessionSurroundings.ts";

/** What the session of a page is started with. */
export interface SessionStart extends Pick<SessionOptions, "calls"> {
  readonly tenant: SessionOptions["tenant"] & Pick<Tenant, "marketSource">;
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
    onLogIn(sessionId) {
      keeper.open(sessionId);
      // A mark that was in the address before the login has come along with the wanted path.
      const search = window.location.search || wantedSearch();
      keepMarketSource({ search, brandSource: tenant.marketSource });
    },
    forget() {
      keeper.drop();
      queryClient.clear();
      forgetMarketSource();
    },
  });
  store.start();
  return store;
}
