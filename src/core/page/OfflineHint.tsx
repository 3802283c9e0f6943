import { useTranslation } from "react-i18next";
import { useIsOnline } from "./useIsOnline.ts";

/**
 * The beginning of the message that a change has failed: says when the reason is that there is no network, before what
 * to do about it (spec: loading-19).
 */
export function OfflineHint() {
  const { t } = useTranslation("felles");
  return useIsOnline() ? undefined : `${t("offline")} `;
}
