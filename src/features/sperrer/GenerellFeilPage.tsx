import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StoppedPage } from "#widgets/sperrer/StoppedPage.tsx";

interface GenerellFeilPageProps {
  /** Where 'Ta kontakt med oss' leads: the phone number in the footer of the page, or a `tel:` address. */
  readonly contactHref: string;
  /** The number to call, as it is written. Left out: it is not on the page, or in the text. */
  readonly phone?: string | undefined;
  /** Another way on. */
  readonly link?: ReactNode;
  /** How to complain: the last of the page. */
  readonly complaint?: ReactNode;
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
  const { t: tFelles } = useTranslation("felles");
  const labels = { contact: t("error.contact"), goBack: tFelles("goBack") };
  return (
    <StoppedPage {...page} wants="goBack" labels={labels} title={t("error.title")}>
      {children ?? t("error.text")}
    </StoppedPage>
  );
}
