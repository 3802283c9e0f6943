import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "#ui/store/useStore.ts";
import type { Session, SessionCover } from "./sessionState.ts";
import type { SessionStore } from "./sessionStore.ts";
import { hiddenWarning, type WarningState } from "./sessionWarning.ts";

const SessionContext = createContext<SessionStore | undefined>(undefined);
const DrawnSessionContext = createContext<Session | undefined>(undefined);

interface SessionProviderProps {
  readonly store: SessionStore;
  /** The session for which the page that React hydrates was drawn. Default: no page is hydrated. */
  readonly drawn?: Session | undefined;
  readonly children: ReactNode;
}

/** Provides the session to the components below. Does not start the store. */
export function SessionProvider({ store, drawn, children }: SessionProviderProps) {
  return (
    <SessionContext value={store}>
      <DrawnSessionContext value={drawn}>{children}</DrawnSessionContext>
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

/**
 * Whether somebody is logged in. During hydration it is the session that the page was drawn for: an answer that ends
 * the session meanwhile is shown right after.
 */
export function useSession(): Session {
  const { subscribe, session } = useSessionStore();
  const drawn = useContext(DrawnSessionContext);
  return useStore({ subscribe, get: session }, () => drawn ?? session());
}

/** What covers the page while the session is checked or ended. No cover is part of the page that React hydrates. */
export function useSessionCover(): SessionCover {
  const { subscribe, cover } = useSessionStore();
  return useStore({ subscribe, get: cover }, () => "none");
}

/** Whether the session is about to end, and how many seconds are left. No warning is part of the page that React hydrates. */
export function useSessionWarning(): WarningState {
  const { subscribe, warning } = useSessionStore();
  return useStore({ subscribe, get: warning }, () => hiddenWarning);
}
