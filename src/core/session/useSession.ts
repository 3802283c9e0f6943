import { useContext, useSyncExternalStore } from "react";
import { DrawnSession, useSessionStore } from "./SessionContext.tsx";
import type { Session } from "./sessionState.ts";

/**
 * Whether somebody is logged in. While React takes over a page, that is what the page was drawn for: an answer that ends
 * the session in between is shown right after.
 */
export function useSession(): Session {
  const { subscribe, session } = useSessionStore();
  const drawn = useContext(DrawnSession);
  return useSyncExternalStore(subscribe, session, () => drawn ?? session());
}
