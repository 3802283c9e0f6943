import { useTranslation } from "react-i18next";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { groupedNumber } from "#ui/texts/groupedNumber.ts";

/** Who insures, with its organisation number, and who sells as its agent (spec: rights-1). */
export function Insurer() {
  const { t } = useTranslation("rettigheter");
  const insurer = useTenant().rights?.insurer;
  if (insurer === undefined) return undefined;
  const { name, organisationNumber, agent } = insurer;
  return (
    <p>
      {t("insurer", { name, organisationNumber: groupedNumber(organisationNumber) })}
      {agent !== undefined && ` ${t("agent", { agent })}`}
    </p>
  );
}
