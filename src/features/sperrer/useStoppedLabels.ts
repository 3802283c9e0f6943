import { useTranslation } from "react-i18next";
import type { StoppedPageLabels } from "#widgets/sperrer/StoppedPage.tsx";

/** The labels of block and error pages in this brand, from the texts that come with the first page. */
export function useStoppedLabels(): StoppedPageLabels {
  const { t } = useTranslation("skall");
  const { t: tFelles } = useTranslation("felles");
  return { contact: t("error.contact"), goBack: tFelles("goBack"), overview: t("notFound.overview") };
}
