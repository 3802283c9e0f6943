import { useTranslation } from "react-i18next";
import { basePath } from "#contract/basePath.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { SperrePage, type SperrePageProps, type SperreType } from "#widgets/sperrer/SperrePage.tsx";
import texts from "#locales/nb/sperrer.json";
import { createTextReader, type OwnTexts } from "#widgets/texts/createTextReader.ts";

/**
 * The title of a block page, for the document's title.
 * @param own Texts of the brand that replace the built-in ones.
 */
export const sperreTitle = (type: SperreType, own: OwnTexts<keyof typeof texts> | undefined): string =>
  createTextReader(texts, own)(`sperre.${type}.title`).replaceAll("\u00ad", "");

/** A block page in this brand. Its buttons have the same texts as on error pages. */
export function PortalSperrePage(props: Pick<SperrePageProps, "type" | "contactHref" | "phone">) {
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
