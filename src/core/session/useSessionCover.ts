import { useSyncExternalStore } from "react";
import { useSessionStore } from "./SessionContext.tsx";
import type { SessionCover } from "./sessionState.ts";

/** What covers the page while the session is checked or ended. */
export function useSessionCover(): SessionCover {
  const { subscribe, cover } = useSessionStore();
  return useSyncExternalStore(subscribe, cover, cover);
}
