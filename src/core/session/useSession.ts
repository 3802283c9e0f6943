import { useSyncExternalStore } from "react";
import { useSessionStore } from "./SessionContext.tsx";
import type { Session } from "./sessionState.ts";

/** Whether somebody is logged in. */
export function useSession(): Session {
  const { subscribe, session } = useSessionStore();
  return useSyncExternalStore(subscribe, session, session);
}
