import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StoppedPage, type StoppedPageActions } from "./StoppedPage.tsx";

interface GenerellFeilPageProps extends StoppedPageActions {
  /** Decorative. */
  readonly illustration: ReactElement;
  /** Default 'Noe har gått galt'. */
  readonly title?: string | undefined;
  /** What happened and what to try: phrases, of one paragraph. Default: an error of ours. */
  readonly children?: ReactNode;
}

/**
 * The general error page (spec: sperrer-5, errors-2). It is also the fallback of the whole portal, so it uses only
 * texts and code that have been fetched with the first page.
 */
export function GenerellFeilPage({ title, children, ...page }: GenerellFeilPageProps) {
  const { t } = useTranslation("skall");
  return (
    <StoppedPage {...page} title={title ?? t("error.title")}>
      {children ?? t("error.text")}
    </StoppedPage>
  );
}
