import type { ComponentProps, ReactElement, ReactNode } from "react";
import { touchHeight } from "#ui/controls/touchHeight.ts";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { StatusPage } from "#ui/layout/StatusPage.tsx";
import { goBack } from "./goBack.ts";

/** Texts that every block and error page has. */
export interface StoppedPageLabels {
  /** 'Ta kontakt med oss'. */
  readonly contact: string;
  /** 'Gå tilbake'. */
  readonly goBack: string;
}

interface StoppedPageProps extends Omit<ComponentProps<"div">, "title"> {
  /** Where 'Ta kontakt med oss' leads. */
  readonly contactHref: string;
  /** What 'Gå tilbake' does. Default: back in history, or to the overview. */
  readonly onBack?: (() => void) | undefined;
  readonly labels: StoppedPageLabels;
  /** Decorative. */
  readonly illustration: ReactElement;
  readonly title: ReactNode;
  /** What happened and what to try: phrases, of one paragraph. */
  readonly children: ReactNode;
  /** Another way on, beside 'Gå tilbake'. */
  readonly link?: ReactNode;
}

/**
 * What block and error pages have in common: the reason, a link to contact details, and a button that goes back. It has
 * no texts of its own, so that the fallback of a whole application can use texts that were fetched first.
 */
export function StoppedPage(props: StoppedPageProps) {
  const { labels, illustration, title, children, contactHref, onBack, link, ...rest } = props;
  return (
    <StatusPage
      {...rest}
      illustration={illustration}
      title={title}
      contact={<Contact href={contactHref}>{labels.contact}</Contact>}
      action={
        <Actions>
          <Button variant="primary" onClick={() => (onBack ?? goBack)()}>
            {labels.goBack}
          </Button>
          {link}
        </Actions>
      }
    >
      {children}
    </StatusPage>
  );
}

const Contact = styled.a`
  display: inline-block;
  ${touchHeight}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
`;
