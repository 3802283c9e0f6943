import { useTranslation } from "react-i18next";
import { ForsikringsprofilSections } from "#features/forsikringsprofil/ForsikringsprofilSections.tsx";
import { PageBody } from "#ui/layout/PageBody.ts";
import { ExternalLink } from "#core/navigation/ExternalLink.tsx";
import { useOnlineBankUrl } from "#app/frame/header/useOnlineBankUrl.ts";
import { PageHead } from "./PageHead.tsx";

/** /forsikringsprofil (spec: portal-14). */
export function ForsikringsprofilPage() {
  const { t } = useTranslation("forsikringsprofil");
  const onlineBankUrl = useOnlineBankUrl();
  return (
    <>
      <PageHead texts="forsikringsprofil" />
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
