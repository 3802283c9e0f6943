import { forsikringBase } from "#contract/basePath.ts";
import { useTranslation } from "react-i18next";
import { Loader } from "#ui/feedback/Loader.tsx";
import { useRedirect } from "#core/navigation/useRedirect.ts";

/** /betaling immediately redirects to the invoices (spec: portal-17). */
export function BetalingPage() {
  const { t } = useTranslation("felles");
  useRedirect(`${forsikringBase}/betaling`);
  return <Loader text={t("loading")} fullScreen />;
}
