import { useTranslation } from "react-i18next";
import { SystemMessage } from "#ui/feedback/SystemMessage.tsx";
import { useSourceErrorFlag } from "./useSourceErrorFlag.ts";

/** Says that some source systems have failed (spec: oversikt-4), when an answer of the API says so. */
export function SystemproblemBanner() {
  const { t } = useTranslation("oversikt");
  if (!useSourceErrorFlag()) return null;
  return (
    <SystemMessage variant="warning" label={t("systemproblem.label")} announced>
      {t("systemproblem")}
    </SystemMessage>
  );
}
