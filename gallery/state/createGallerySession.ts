import type { Tenant } from "#core/tenant/readTenant.ts";
import { createSessionStore, type SessionStore } from "#core/session/sessionStore.ts";

const nothing = () => undefined;

/** A session with a logged-in customer that never ends and makes no calls. */
export function createGallerySession(tenant: Tenant): SessionStore {
  const ask = () => Promise.resolve("galleri");
  const session = createSessionStore({
    tenant,
    calls: { askStatus: ask, extend: ask, logOut: () => Promise.resolve(undefined) },
    deps: {
      now: () => Date.now(),
      every: () => nothing,
      tabs: { send: nothing, listen: () => nothing },
      onSignal: () => nothing,
      onPutAway: () => nothing,
      onWake: () => nothing,
      onOnline: () => nothing,
      setPageHidden: nothing,
      beginLeaving: nothing,
      leaveTo: nothing,
      reload: nothing,
    },
    onLogIn: nothing,
    onRebind: nothing,
    forget: nothing,
  });
  session.start();
  return session;
}
