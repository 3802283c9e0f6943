import type { ComponentProps, ReactElement, ReactNode } from "react";
import styled from "styled-components";
import { IllustrationFrame } from "../graphics/illustrations/IllustrationFrame.ts";
import { PageBody } from "./PageBody.ts";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/** All other attributes are for the element around the page. */
export interface StatusPageProps extends Omit<ComponentProps<"div">, "title"> {
  /** An illustration; decorative. */
  readonly illustration: ReactElement;
  /** The heading of the page. */
  readonly title: ReactNode;
  /** What it means and what to do: the text of one paragraph. */
  readonly children: ReactNode;
  /** Whom to ask, in a separate paragraph. */
  readonly contact?: ReactNode;
  /** What to press: one button, and links if there are any. */
  readonly action: ReactNode;
  /** Small print below all of it. It moves nothing when it comes later. */
  readonly below?: ReactNode;
}

/** A page with one message: nothing here, something failed, or the customer cannot continue. */
export function StatusPage(props: StatusPageProps) {
  const { illustration, title, children, contact, action, below, ...rest } = props;
  return (
    <PageBody {...rest}>
      <Column>
        <IllustrationFrame>{illustration}</IllustrationFrame>
        <h1>{title}</h1>
        <p>{children}</p>
        {contact && <p>{contact}</p>}
        {action}
        {below && <Below>{below}</Below>}
      </Column>
    </PageBody>
  );
}

/** How wide text and illustration are together. */
const groupWidth = "66rem";

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 1rem;
  max-width: ${theme.content.line};
  overflow-wrap: anywhere;

  /* On a wide screen text and a larger illustration are one group near the middle of it, without holes around them. */
  ${from.medium} {
    position: relative;
    justify-content: center;
    width: 100%;
    max-width: ${groupWidth};
    min-height: max(28rem, 60svh);
    margin-inline: auto;
    padding-inline-end: calc(0.48 * min(${groupWidth}, 100%) + ${theme.space[2]});

    & > :first-child {
      position: absolute;
      inset: 0 0 0 auto;
      margin: auto 0;
      width: 48%;
    }
  }
`;

/** As high as a link and some lines of small print from the beginning. */
const Below = styled.div`
  min-height: 8rem;
  margin-block-start: 1rem;
`;
