import { useStore } from "#ui/store/useStore.ts";

const network = {
  get: () => navigator.onLine,
  subscribe(listener: () => void) {
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
};

/** Whether the browser has a network, as it says itself. */
export const useIsOnline = (): boolean => useStore(network);
