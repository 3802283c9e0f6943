import { useTranslation } from "react-i18next";
import { ToastArea } from "#ui/feedback/toast/ToastArea.tsx";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { useAnalytics } from "./analytics/useAnalytics.ts";
import { Footer } from "./Footer.tsx";
import { PortalCookieConsent } from "./PortalCookieConsent.tsx";
import { scrollTargets } from "./scrollTargets.ts";
import { useDrawnLists } from "./useDrawnLists.ts";
import { useLateTarget } from "./useLateTarget.ts";

/** What stands around every page out of sight: the footer is below the fold, a toast needs a press first, and cookies wait with their question. One chunk. */
export function LateShell() {
  const { t } = useTranslation("felles");
  useLateTarget(scrollTargets.contactPhone);
  useDrawnLists();
  useAnalytics();
  return (
    <>
      <PortalCookieConsent>
        <Footer />
      </PortalCookieConsent>
      <ToastArea toasts={pageToasts} closeLabel={t("closeToast")} label={t("toasts")} />
    </>
  );
}
