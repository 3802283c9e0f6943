import type { ComponentProps, ReactElement, ReactNode } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { touchHeight } from "#ui/controls/touchHeight.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { phoneIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { StatusPage } from "#ui/layout/StatusPage.tsx";
import { theme } from "#ui/theme/theme.ts";
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
  /** The number to call, as it is written: '+47 21 00 00 00'. Left out: it is not on the page. */
  readonly phone?: string | undefined;
  /** What the page wants to be done: its large button. Going back leads a blocked customer to what turned them away. */
  readonly wants: "contact" | "goBack";
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
  /** How to complain: the last of the page. */
  readonly complaint?: ReactNode;
}

/**
 * What block and error pages have in common: the reason, the phone number, a link to contact details, and a button that
 * goes back. It has no texts of its own: an application that shows it in place of everything has fetched its texts before.
 */
export function StoppedPage(props: StoppedPageProps) {
  const { labels, illustration, title, children, contactHref, phone, wants, onBack, link, complaint, ...rest } = props;
  const wantsContact = wants === "contact";
  const contact = wantsContact ? (
    <ButtonLink href={contactHref} data-variant="primary">
      {labels.contact}
    </ButtonLink>
  ) : (
    <PlainLink href={contactHref}>{labels.contact}</PlainLink>
  );
  const back = (
    <Button variant={wantsContact ? "quiet" : "primary"} onClick={() => (onBack ?? goBack)()}>
      {labels.goBack}
    </Button>
  );
  return (
    <StatusPage
      {...rest}
      illustration={illustration}
      title={title}
      contact={
        phone !== undefined && (
          <Phone href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
            <Icon path={phoneIcon} size="small" />
            {phone}
          </Phone>
        )
      }
      action={
        <Actions>
          {wantsContact ? contact : back}
          {wantsContact ? back : contact}
          {link}
        </Actions>
      }
      below={complaint}
    >
      {children}
    </StatusPage>
  );
}

const PlainLink = styled.a`
  display: inline-block;
  ${touchHeight}
`;

const Phone = styled(PlainLink)`
  font-size: min(${theme.font.sizeLg}, 7vw);
  font-weight: ${theme.font.weightStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > svg {
    margin-inline-end: 0.375rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;

  /* Its text begins where the other texts do. */
  & > [data-variant="quiet"] {
    margin-inline: -0.875rem;
  }
`;
