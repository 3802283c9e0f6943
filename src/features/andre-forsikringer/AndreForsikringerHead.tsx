import { useTranslation } from "react-i18next";
import { PageBand } from "#ui/layout/PageBand.tsx";

/** The head of the page with other insurance. */
export function AndreForsikringerHead({ headingId }: { readonly headingId: string }) {
  const { t } = useTranslation("andre-forsikringer");
  return (
    <PageBand>
      <h1 id={headingId} tabIndex={-1}>
        {t("title")}
      </h1>
    </PageBand>
  );
}
