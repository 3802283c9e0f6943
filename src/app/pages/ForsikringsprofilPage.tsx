import { useTranslation } from "react-i18next";
import { useTexts } from "#core/i18n/useTexts.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { ForsikringsprofilSections } from "#features/forsikringsprofil/ForsikringsprofilSections.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import forsikringsprofil from "#locales/nb/forsikringsprofil.json";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { useOnlineBankUrl } from "#app/frame/header/useOnlineBankUrl.ts";
import { IkkeFunnetPage } from "./feil/IkkeFunnetPage.tsx";
import { ForsikringsprofilHead } from "./heads/ForsikringsprofilHead.tsx";

/** /forsikringsprofil (spec: portal-14). A brand without the feature has no such page. */
export function ForsikringsprofilPage() {
  useTexts("forsikringsprofil", forsikringsprofil);
  const { t } = useTranslation("forsikringsprofil");
  const { features } = useTenant();
  const onlineBankUrl = useOnlineBankUrl();
  if (!features.profile) return <IkkeFunnetPage />;
  return (
    <>
      <ForsikringsprofilHead />
      <PageBody>
        <ForsikringsprofilSections
          onlineBankLink={
            onlineBankUrl !== undefined && <ExternalLink href={onlineBankUrl}>{t("bankkunde.link")}</ExternalLink>
          }
        />
      </PageBody>
    </>
  );
}
