import { forsikringBase } from "#contract/basePath.ts";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { goBack } from "#core/navigation/goBack.ts";
import { Button } from "#ui/controls/Button.tsx";
import { StatusPage } from "#ui/layout/StatusPage.tsx";
import { from } from "#ui/theme/breakpoints.ts";

/** What every block and error page can be given. */
export interface StoppedPageActions {
  /** Where 'Ta kontakt med oss' leads: the phone number in the footer of the page, or a `tel:` address. */
  readonly contactHref: string;
  /** What 'Gå tilbake' does. Default: back in history, or to the overview when there is nowhere to go back to. */
  readonly onBack?: () => void;
  /** Whether there is a link 'Til forsikringsoversikten'. Default: no. */
  readonly hasOverviewLink?: boolean;
  /** Where that link leads. Default `/privat/forsikring`. */
  readonly overviewHref?: string;
}

interface StoppedPageProps extends StoppedPageActions {
  readonly illustration: ReactElement;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** What block and error pages have in common: the reason, a link to contact details, and a button that goes back. */
export function StoppedPage(props: StoppedPageProps) {
  const { illustration, title, children, contactHref, onBack, hasOverviewLink = false } = props;
  const { overviewHref = forsikringBase } = props;
  const { t } = useTranslation("skall");
  const { t: tFelles } = useTranslation("felles");
  return (
    <StatusPage
      illustration={illustration}
      title={title}
      contact={<Contact href={contactHref}>{t("error.contact")}</Contact>}
      action={
        <Actions>
          <Button variant="primary" onClick={() => (onBack ?? goBack)()}>
            {tFelles("goBack")}
          </Button>
          {hasOverviewLink && <a href={overviewHref}>{t("notFound.overview")}</a>}
        </Actions>
      }
    >
      {children}
    </StatusPage>
  );
}

/** Tall enough for a finger. */
const Contact = styled.a`
  display: inline-block;
  padding-block: 0.5rem;
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0.5rem 1.5rem;

  & > a {
    padding-block: 0.625rem;
  }

  ${from.medium} {
    flex-flow: row wrap;
    align-items: center;
  }
`;
