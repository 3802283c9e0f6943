import { useTranslation } from "react-i18next";
import { PageBand } from "#ui/layout/PageBand.tsx";

/** The head of /logg-inn, where customers log in directly. */
export function LoggInnHead() {
  const { t } = useTranslation("innlogging");
  return (
    <PageBand>
      <h1>{t("title")}</h1>
      <p>{t("lead")}</p>
    </PageBand>
  );
}
