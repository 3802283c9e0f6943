import { useSyncExternalStore } from "react";
import { useSessionStore } from "./SessionContext.tsx";
import type { Session } from "./sessionState.ts";

/**
 * Whether somebody is logged in. During hydration it is the session that the page was drawn for: an answer that ends
 * the session meanwhile is shown right after.
 */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.session, () => store.drawn ?? store.session());
}
