import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme.ts";
import { MessagePanel } from "./MessagePanel.tsx";
import { messageIcons } from "./messageIcons.ts";
import type { MessageVariant } from "./messageVariantStyle.ts";

/** All other attributes are for the element around the message. */
export interface MessageProps extends Omit<ComponentProps<"div">, "title"> {
  /** What kind of message it is: sets colour and icon. */
  readonly variant: MessageVariant;
  /** What happened, as a short title. */
  readonly title?: ReactNode;
  /** What it means and what still works. */
  readonly children: ReactNode;
  /** A button or link: what to try. */
  readonly action?: ReactNode;
  /** Read out when it appears. Default: errors are, the rest is not. */
  readonly announced?: boolean | undefined;
}

/** A message in the page about something the customer should know. */
export function Message(props: MessageProps) {
  const { variant, title, children, action, announced = variant === "error", ...rest } = props;
  const role = announced ? (variant === "error" ? "alert" : "status") : undefined;
  return (
    <MessagePanel role={role} {...rest} variant={variant} icon={messageIcons[variant]}>
      {title !== undefined && <Title>{title}</Title>}
      <div>{children}</div>
      {action !== undefined && <Action>{action}</Action>}
    </MessagePanel>
  );
}

const Title = styled.p`
  margin: 0 0 0.25rem;
  font-weight: ${theme.font.weightStrong};
`;

const Action = styled.div`
  margin-block-start: 0.75rem;

  /* The action is on the message's background, so it has its text colour. */
  & > [data-variant] {
    color: inherit;
  }
`;
