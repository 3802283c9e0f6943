import { useSyncExternalStore } from "react";
import { useSessionStore } from "./SessionContext.tsx";
import type { SessionWarning } from "./sessionWarning.ts";

/** Whether the session is about to end, and how many seconds are left. */
export function useSessionWarning(): SessionWarning {
  const { subscribe, warning } = useSessionStore();
  return useSyncExternalStore(subscribe, warning, warning);
}
