import { useSyncExternalStore } from "react";
import { useSessionStore } from "./SessionContext.tsx";
import type { Session } from "./sessionState.ts";

/** Whether somebody is logged in. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, () => store.getSnapshot().session);
}
