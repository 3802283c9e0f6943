import { useTranslation } from "react-i18next";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { RightLine } from "./RightLine.ts";

/** How to withdraw from a purchase, how long that can be done, and from when. Left out where the brand has no address (spec: rights-3). */
export function Withdrawal() {
  const { t } = useTranslation("rettigheter");
  const withdrawal = useTenant().rights?.withdrawal;
  if (withdrawal === undefined) return undefined;
  const { url, linkText, text } = withdrawal;
  return (
    <RightLine>
      <ExternalLink href={url}>{linkText}</ExternalLink>
      <p>
        {t("withdrawal.period")} {text}
      </p>
    </RightLine>
  );
}
