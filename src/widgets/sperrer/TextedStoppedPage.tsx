import type { ComponentProps, ReactElement, ReactNode } from "react";
import { touchHeight } from "#ui/controls/touchHeight.ts";
import { forsikringBase } from "#contract/basePath.ts";
import styled from "styled-components";
import { type OwnTexts, type TextReader, useTextReader } from "../texts/createTextReader.ts";
import { goBack } from "./goBack.ts";
import { type SperrerText, sperrerTexts } from "./sperrerTexts.ts";
import { StoppedPage } from "./StoppedPage.tsx";

/** What every block and error page can be given. All other attributes are for the element around it. */
export interface StoppedPageActions extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** Where 'Ta kontakt med oss' leads: the phone number in the footer of the page, or a `tel:` address. */
  readonly contactHref: string;
  /** The number to call, as it is written: '+47 21 00 00 00'. Left out: it is not on the page. */
  readonly phone?: string | undefined;
  /** What 'Gå tilbake' does. Default: back in history, or to `backHref` when there is nowhere to go back to. */
  readonly onBack?: (() => void) | undefined;
  /** Where 'Gå tilbake' leads without a history. Default `/privat/forsikring/oversikt`. */
  readonly backHref?: string | undefined;
  /** Whether there is a link 'Til forsikringsoversikten'. Default: no. */
  readonly hasOverviewLink?: boolean | undefined;
  /** Where that link leads. Default `/privat/forsikring`. */
  readonly overviewHref?: string | undefined;
  /** How to complain, below the buttons: a short text and its links. Left out: nothing. */
  readonly complaint?: ReactNode;
  /** Texts that replace the built-in ones. */
  readonly texts?: OwnTexts<SperrerText> | undefined;
}

interface TextedStoppedPageProps extends StoppedPageActions {
  /** What the page wants to be done. */
  readonly wants: "contact" | "goBack";
  readonly illustration: ReactElement;
  readonly title: (t: TextReader<SperrerText>) => ReactNode;
  readonly text: (t: TextReader<SperrerText>) => ReactNode;
}

/** A block or error page with built-in texts. */
export function TextedStoppedPage(props: TextedStoppedPageProps) {
  const { illustration, title, text, texts: own, contactHref, backHref, onBack, ...others } = props;
  const { hasOverviewLink = false, overviewHref = forsikringBase, ...rest } = others;
  const t = useTextReader<SperrerText>(sperrerTexts, own);
  return (
    <StoppedPage
      {...rest}
      contactHref={contactHref}
      onBack={onBack ?? (() => goBack(backHref))}
      illustration={illustration}
      labels={{ contact: t("contact"), goBack: t("goBack") }}
      title={title(t)}
      link={hasOverviewLink && <OverviewLink href={overviewHref}>{t("overview")}</OverviewLink>}
    >
      {text(t)}
    </StoppedPage>
  );
}

const OverviewLink = styled.a`
  ${touchHeight}
`;
