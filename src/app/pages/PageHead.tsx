import { useTranslation } from "react-i18next";
import { PageBand } from "#ui/layout/PageBand.tsx";
import { SoftHyphens } from "#ui/layout/SoftHyphens.tsx";

interface PageHeadProps {
  /** The texts of the page, with a title and a lead. */
  readonly texts: "forsikringsprofil" | "innlogging" | "kjop";
}

/** The head of a page that begins with a title and a sentence. */
export function PageHead({ texts }: PageHeadProps) {
  const { t } = useTranslation(texts);
  return (
    <PageBand>
      <h1 tabIndex={-1}>
        <SoftHyphens>{t("title")}</SoftHyphens>
      </h1>
      <p>{t("lead")}</p>
    </PageBand>
  );
}
