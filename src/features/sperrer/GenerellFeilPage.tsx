import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BrokenUmbrellaIllustration } from "#ui/graphics/illustrations/BrokenUmbrellaIllustration.tsx";
import { StoppedPage, type StoppedPageActions } from "./StoppedPage.tsx";

interface GenerellFeilPageProps extends StoppedPageActions {
  /** Default 'Noe har gått galt'. */
  readonly title?: string | undefined;
  /** What happened and what to try: phrases, of one paragraph. Default: an error of ours. */
  readonly children?: ReactNode;
}

/**
 * The general error page (spec: sperrer-5, errors-2). It is also the fallback of the whole portal, so it uses only texts and code that have been
 * fetched with the first page.
 */
export function GenerellFeilPage({ title, children, ...actions }: GenerellFeilPageProps) {
  const { t } = useTranslation("skall");
  return (
    <StoppedPage {...actions} illustration={<BrokenUmbrellaIllustration />} title={title ?? t("error.title")}>
      {children ?? t("error.text")}
    </StoppedPage>
  );
}
