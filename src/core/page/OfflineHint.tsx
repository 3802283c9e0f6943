import { useTranslation } from "react-i18next";
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

/**
 * The beginning of the message that a change has failed: says when the reason is that there is no network, before what
 * to do about it (spec: loading-19).
 */
export function OfflineHint() {
  const { t } = useTranslation("felles");
  return useIsOnline() ? undefined : `${t("offline")} `;
}
