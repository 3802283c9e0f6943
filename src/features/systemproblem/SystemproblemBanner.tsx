import { useTranslation } from "react-i18next";
import { Message } from "#ui/feedback/Message.tsx";
import { useSourceErrorFlag } from "./useSourceErrorFlag.ts";

/** The banner that tells of trouble in the source systems (spec: oversikt-4). Nothing when no answer says so. */
export function SystemproblemBanner() {
  const { t } = useTranslation("oversikt");
  if (!useSourceErrorFlag()) return null;
  return (
    <Message tone="warning" announced>
      {t("systemproblem")}
    </Message>
  );
}
