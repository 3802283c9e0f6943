import type { QueryClient } from "@tanstack/react-query";
import { clientContextQuery, sessionCalls } from "#api/auth.ts";
import { showReportsInConsole } from "#core/errorReporting/report.ts";
import { startI18n } from "#core/i18n/i18n.ts";
import { languageOfPage } from "#core/page/languageOfPage.ts";
import { forgetInput } from "#core/storage/keptInput.ts";
import { forgetMarketSource, keepMarketSource } from "#core/storage/storedMarketSource.ts";
import { forgetPurchaseBlock, openPurchaseBlock, rebindPurchaseBlock } from "#core/storage/storedPurchaseBlock.ts";
import { returnToSearch } from "#core/navigation/returnTo.ts";
import { createCacheKeeper } from "#core/query/persistCache.ts";
import { pageVersion } from "#core/page/pageVersion.ts";
import { createQueryClient } from "#core/query/queryClient.ts";
import { forgetAll } from "#core/session/onForget.ts";
import { logoutGoto } from "#core/session/logoutTarget.ts";
import { createSessionStore, type SessionStore } from "#core/session/sessionStore.ts";
import { browserDeps, type SessionDeps } from "#core/session/sessionDeps.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";

/** What exists for as long as the page: the session and the answers of the API. */
export interface Services {
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
}

/** Puts the platform together for a brand. Nothing is asked of the server until `session.start()`. */
export function createServices(tenant: Tenant, deps: SessionDeps = browserDeps()): Services {
  showReportsInConsole(tenant.environment === "Test" || tenant.environment === "Dev");
  startI18n(tenant, languageOfPage());
  const queryClient = createQueryClient();
  const cache = createCacheKeeper(queryClient, pageVersion());
  const calls = sessionCalls(queryClient, logoutGoto(tenant));
  const session = createSessionStore({
    tenant,
    deps,
    calls: {
      ...calls,
      // Half-typed texts are kept when a session ends by itself, and forgotten at a logout.
      logOut() {
        forgetInput();
        return calls.logOut();
      },
    },
    onLogIn(sessionId) {
      cache.open(sessionId);
      openPurchaseBlock(sessionId);
      // The address from before the login is kept in returnTo: it is the older one (spec: navigation-25).
      const clues = { searches: [returnToSearch(), window.location.search], brandSource: tenant.marketSource };
      if (keepMarketSource(clues) !== undefined) return;
      // Otherwise the entry channel decides. Components that show session info share this request.
      void queryClient.fetchQuery(clientContextQuery()).then(
        ({ loginContext = "" }) => {
          if (session.session().status === "loggedIn") keepMarketSource({ ...clues, loginContext });
        },
        () => undefined,
      );
    },
    onRebind(sessionId) {
      cache.rebind(sessionId);
      rebindPurchaseBlock(sessionId);
    },
    forget() {
      cache.drop();
      queryClient.clear();
      forgetMarketSource();
      forgetPurchaseBlock();
      forgetAll();
    },
  });
  return { session, queryClient };
}
