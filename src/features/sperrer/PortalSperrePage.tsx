import { useTranslation } from "react-i18next";
import { basePath } from "#contract/basePath.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { SperrePage, type SperrePageProps, type SperreType } from "#widgets/sperrer/SperrePage.tsx";

/** The titles of block pages, for the document's title. */
export function useSperreTitle(): (type: SperreType) => string {
  const { t } = useTranslation("sperrer");
  return (type) => t(`sperre.${type}.title`).replaceAll("\u00ad", "");
}

/** A block page in this brand. Its buttons have the same texts as on error pages. */
export function PortalSperrePage(props: Pick<SperrePageProps, "type" | "contactHref" | "phone" | "complaint">) {
  const { t } = useTranslation("skall");
  const { t: tFelles } = useTranslation("felles");
  const { features, texts } = useTenant();
  const shared = { contact: t("error.contact"), goBack: tFelles("goBack") };
  return (
    <SperrePage
      {...props}
      hasOverviewLink={features.overview}
      overviewHref={basePath}
      texts={{ ...shared, ...texts["sperrer"] }}
    />
  );
}
