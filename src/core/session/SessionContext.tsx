import { createContext, type ReactNode, useContext } from "react";
import type { SessionStore } from "./sessionStore.ts";

const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Provides the session to the components below. Does not start the store. */
export function SessionProvider({ store, children }: { readonly store: SessionStore; readonly children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

/**
 * The session's store: `extend()`, `logOut()`.
 * @throws outside `SessionProvider`.
 */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === undefined) throw new Error("No SessionProvider");
  return store;
}
