import { useTranslation } from "react-i18next";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { SperrePage, type SperrePageProps } from "#widgets/sperrer/SperrePage.tsx";

/** A block page in this brand. What it shares with error pages is named as there. */
export function PortalSperrePage(props: Pick<SperrePageProps, "type" | "contactHref">) {
  const { t } = useTranslation("skall");
  const { t: tFelles } = useTranslation("felles");
  const { texts } = useTenant();
  const shared = { contact: t("error.contact"), goBack: tFelles("goBack") };
  return <SperrePage {...props} texts={{ ...shared, ...texts["sperrer"] }} />;
}
