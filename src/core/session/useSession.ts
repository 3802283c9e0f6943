import { useStore } from "#ui/store/useStore.ts";
import { useSessionStore } from "./SessionContext.tsx";
import type { Session, SessionCover } from "./sessionState.ts";
import type { WarningState } from "./sessionWarning.ts";

/**
 * Whether somebody is logged in. During hydration it is the session that the page was drawn for: an answer that ends
 * the session meanwhile is shown right after.
 */
export function useSession(): Session {
  const store = useSessionStore();
  return useStore({ subscribe: store.subscribe, get: store.session }, () => store.drawn ?? store.session());
}

/** What covers the page while the session is checked or ended. */
export function useSessionCover(): SessionCover {
  const { subscribe, cover } = useSessionStore();
  return useStore({ subscribe, get: cover });
}

/** Whether the session is about to end, and how many seconds are left. */
export function useSessionWarning(): WarningState {
  const { subscribe, warning } = useSessionStore();
  return useStore({ subscribe, get: warning });
}
