import type { ReactElement, ReactNode } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { StatusPage } from "#ui/layout/StatusPage.tsx";
import { from } from "#ui/theme/breakpoints.ts";
import { goBack } from "./goBack.ts";

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
}

/** Texts that every block and error page has. */
export interface StoppedPageLabels {
  /** 'Ta kontakt med oss'. */
  readonly contact: string;
  /** 'Gå tilbake'. */
  readonly goBack: string;
  /** 'Til forsikringsoversikten'. */
  readonly overview: string;
}

interface StoppedPageProps extends StoppedPageActions {
  readonly labels: StoppedPageLabels;
  /** Decorative. */
  readonly illustration: ReactElement;
  readonly title: ReactNode;
  /** What happened and what to try: phrases, of one paragraph. */
  readonly children: ReactNode;
}

/**
 * What block and error pages have in common: the reason, a link to contact details, and a button that goes back. It has
 * no texts of its own, so that the fallback of a whole application can use those that were fetched first.
 */
export function StoppedPage(props: StoppedPageProps) {
  const { labels, illustration, title, children, contactHref, onBack, hasOverviewLink = false } = props;
  const { backHref, overviewHref = "/privat/forsikring" } = props;
  return (
    <StatusPage
      illustration={illustration}
      title={title}
      contact={<Contact href={contactHref}>{labels.contact}</Contact>}
      action={
        <Actions>
          <Button variant="primary" onClick={() => (onBack ? onBack() : goBack(backHref))}>
            {labels.goBack}
          </Button>
          {hasOverviewLink && <a href={overviewHref}>{labels.overview}</a>}
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
