import { useTranslation } from "react-i18next";
import { ToastArea } from "#ui/feedback/toast/ToastArea.tsx";
import { pageToasts } from "#ui/feedback/toast/pageToasts.ts";
import { useAnalytics } from "./analytics/useAnalytics.ts";
import { Footer } from "./footer/Footer.tsx";
import { PortalCookieConsent } from "./footer/PortalCookieConsent.tsx";
import { scrollTargets } from "#core/navigation/scrollTargets.ts";
import { useDrawnLists } from "./useDrawnLists.ts";
import { useScrollToTarget } from "#core/navigation/useScrollToTarget.ts";

/**
 * What every page has besides its header and its content: the footer below the fold, toasts, the cookie question, and
 * analytics.
 */
export function FooterAndToasts() {
  const { t } = useTranslation("felles");
  useScrollToTarget(scrollTargets.contactPhone);
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
