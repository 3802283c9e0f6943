import { useSyncExternalStore } from "react";
import { useSessionStore } from "./SessionContext.tsx";
import type { WarningState } from "./sessionWarning.ts";

/** Whether the session is about to end, and how many seconds are left. */
export function useSessionWarning(): WarningState {
  const { subscribe, warning } = useSessionStore();
  return useSyncExternalStore(subscribe, warning, warning);
}
