import type { ReactElement, ReactNode } from "react";
import texts from "#locales/nb/sperrer.json";
import { createTextReader, type OwnTexts, type TextReader } from "../texts/createTextReader.ts";
import { goBack } from "./goBack.ts";
import { StoppedPage } from "./StoppedPage.tsx";

/** Keys of the texts of block and error pages. */
export type SperrerText = keyof typeof texts;

/** What every block and error page can be given. */
export interface StoppedPageActions {
  /** Where 'Ta kontakt med oss' leads: the phone number in the footer of the page, or a `tel:` address. */
  readonly contactHref: string;
  /** What 'Gå tilbake' does. Default: back in history, or to `backHref` when there is nowhere to go back to. */
  readonly onBack?: (() => void) | undefined;
  /** Where 'Gå tilbake' leads without a history. Default `/privat/forsikring/oversikt`. */
  readonly backHref?: string | undefined;
  /** Whether there is a link 'Til forsikringsoversikten'. Default: no. */
  readonly hasOverviewLink?: boolean | undefined;
  /** Where that link leads. Default `/privat/forsikring`. */
  readonly overviewHref?: string | undefined;
  /** Texts that replace the built-in ones. */
  readonly texts?: OwnTexts<SperrerText> | undefined;
}

interface TextedStoppedPageProps extends StoppedPageActions {
  readonly illustration: ReactElement;
  readonly title: (t: TextReader<SperrerText>) => ReactNode;
  readonly text: (t: TextReader<SperrerText>) => ReactNode;
}

/** A block or error page with built-in texts. */
export function TextedStoppedPage(props: TextedStoppedPageProps) {
  const { illustration, title, text, contactHref, backHref, onBack = () => goBack(backHref) } = props;
  const { hasOverviewLink = false, overviewHref = "/privat/forsikring" } = props;
  const t = createTextReader<SperrerText>(texts, props.texts);
  return (
    <StoppedPage
      contactHref={contactHref}
      onBack={onBack}
      illustration={illustration}
      labels={{ contact: t("contact"), goBack: t("goBack") }}
      title={title(t)}
      link={hasOverviewLink && <a href={overviewHref}>{t("overview")}</a>}
    >
      {text(t)}
    </StoppedPage>
  );
}
