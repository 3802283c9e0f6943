import { useTranslation } from "react-i18next";
import { useTexts } from "#core/i18n/useTexts.ts";
import { ForsikringsprofilSections } from "#features/forsikringsprofil/ForsikringsprofilSections.tsx";
import { PageBand } from "#ui/PageBand.tsx";
import { PageBody } from "#ui/PageBody.ts";
import forsikringsprofil from "../../../locales/nb/forsikringsprofil.json";
import { OutsideLink } from "../shell/OutsideLink.tsx";
import { useOnlineBankUrl } from "../shell/useOnlineBankUrl.ts";

/** /forsikringsprofil (spec §2). */
export function ForsikringsprofilPage() {
  useTexts("forsikringsprofil", forsikringsprofil);
  const { t } = useTranslation("forsikringsprofil");
  const onlineBankUrl = useOnlineBankUrl();
  return (
    <>
      <PageBand>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p>{t("lead")}</p>
      </PageBand>
      <PageBody>
        <ForsikringsprofilSections
          onlineBankLink={
            onlineBankUrl !== undefined && <OutsideLink href={onlineBankUrl}>{t("bankkunde.link")}</OutsideLink>
          }
        />
      </PageBody>
    </>
  );
}
