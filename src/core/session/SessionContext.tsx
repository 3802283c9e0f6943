import { createContext, type ReactNode, useContext } from "react";
import type { Session } from "./sessionState.ts";
import type { SessionStore } from "./sessionStore.ts";

const SessionContext = createContext<SessionStore | undefined>(undefined);

/** The session of the page that React takes over. Undefined: it takes over none. */
export const DrawnSession = createContext<Session | undefined>(undefined);

interface SessionProviderProps {
  readonly store: SessionStore;
  /** The session of what the page shows already, where React takes it over. */
  readonly drawn?: Session | undefined;
  readonly children: ReactNode;
}

/** Provides the session to the components below. Does not start the store. */
export function SessionProvider({ store, drawn, children }: SessionProviderProps) {
  return (
    <SessionContext value={store}>
      <DrawnSession value={drawn}>{children}</DrawnSession>
    </SessionContext>
  );
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
