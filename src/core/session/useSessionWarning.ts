import { useSyncExternalStore } from "react";
import { useSessionStore } from "./SessionContext.tsx";
import type { Warning } from "./sessionState.ts";

/** Whether the session is about to end, and how many seconds are left. */
export function useSessionWarning(): Warning {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, () => store.getSnapshot().warning);
}
