import { useTranslation } from "react-i18next";
import { ToastArea } from "#ui/feedback/toast/ToastArea.tsx";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";

/** The toasts of every page. */
export function PageToasts() {
  const { t } = useTranslation("felles");
  return <ToastArea toasts={pageToasts} closeLabel={t("closeToast")} label={t("toasts")} />;
}
