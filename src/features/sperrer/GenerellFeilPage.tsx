import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StoppedPage, type StoppedPageActions } from "#widgets/sperrer/StoppedPage.tsx";
import { useStoppedLabels } from "./useStoppedLabels.ts";

interface GenerellFeilPageProps extends StoppedPageActions {
  /** Decorative. */
  readonly illustration: ReactElement;
  /** What happened and what to try: phrases, of one paragraph. Default: an error of ours. */
  readonly children?: ReactNode;
}

/**
 * The general error page in this brand (spec: sperrer-5, errors-2). It is the fallback of the whole portal, so it uses
 * only texts and code that have been fetched with the first page.
 */
export function GenerellFeilPage({ children, ...page }: GenerellFeilPageProps) {
  const { t } = useTranslation("skall");
  return (
    <StoppedPage {...page} labels={useStoppedLabels()} title={t("error.title")}>
      {children ?? t("error.text")}
    </StoppedPage>
  );
}
