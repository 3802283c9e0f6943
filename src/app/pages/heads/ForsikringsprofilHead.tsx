import { useTranslation } from "react-i18next";
import { PageBand } from "#ui/layout/PageBand.tsx";
import { SoftHyphens } from "#ui/layout/SoftHyphens.tsx";

/** The head of /forsikringsprofil. */
export function ForsikringsprofilHead() {
  const { t } = useTranslation("forsikringsprofil");
  return (
    <PageBand>
      <h1 tabIndex={-1}>
        <SoftHyphens>{t("title")}</SoftHyphens>
      </h1>
      <p>{t("lead")}</p>
    </PageBand>
  );
}
