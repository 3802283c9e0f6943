import { useStore } from "#ui/store/useStore.ts";

const lookedAt = {
  get: () => document.visibilityState === "visible" && navigator.onLine,
  subscribe(listener: () => void) {
    document.addEventListener("visibilitychange", listener);
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      document.removeEventListener("visibilitychange", listener);
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
};

/** Whether the page is visible, and has a network. */
export const useIsLookedAt = (): boolean => useStore(lookedAt, () => false);
