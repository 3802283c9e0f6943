import { useTranslation } from "react-i18next";
import { ToastArea } from "#ui/ToastArea.tsx";
import { useAnalytics } from "../analytics/useAnalytics.ts";
import { Footer } from "./Footer.tsx";
import { scrollTargets } from "./scrollTargets.ts";
import { useLateTarget } from "./useLateTarget.ts";

/** What stands around every page out of sight: the footer is below the fold, a toast needs a press first. One chunk. */
export function LateShell() {
  const { t } = useTranslation("felles");
  useLateTarget(scrollTargets.contactPhone);
  useAnalytics();
  return (
    <>
      <Footer />
      <ToastArea closeLabel={t("closeToast")} />
    </>
  );
}
