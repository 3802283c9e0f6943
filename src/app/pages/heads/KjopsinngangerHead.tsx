import { useTranslation } from "react-i18next";
import { PageBand } from "#ui/layout/PageBand.tsx";

/** The head of /kjopsinnganger. */
export function KjopsinngangerHead() {
  const { t } = useTranslation("kjop");
  return (
    <PageBand>
      <h1 tabIndex={-1}>{t("title")}</h1>
      <p>{t("lead")}</p>
    </PageBand>
  );
}
