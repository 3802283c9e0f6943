import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../graphics/Icon.tsx";
import { theme } from "../theme/theme.ts";
import { messageVariantStyle, type MessageVariant } from "./messageVariantStyle.ts";

/** All other attributes are for the element around the message. */
export interface MessagePanelProps extends ComponentProps<"div"> {
  /** What kind of message it is: sets the colour. */
  readonly variant: MessageVariant;
  /** Path data of the icon before the text. */
  readonly icon: string;
}

/** The surface of a message, with its icon. */
export function MessagePanel({ variant, icon, children, ...rest }: MessagePanelProps) {
  return (
    <Panel {...rest} data-variant={variant}>
      <LeadingIcon>
        <Icon path={icon} />
      </LeadingIcon>
      <Body>{children}</Body>
    </Panel>
  );
}

const Panel = styled.div`
  ${messageVariantStyle}
  display: flex;
  gap: 0.75rem;
  padding: 1rem;
  border-inline-start: 4px solid var(--variant-line);
  border-radius: ${theme.radius.control};
`;

const LeadingIcon = styled.span`
  flex: none;
  color: var(--variant-line);
`;

const Body = styled.div`
  min-width: 0;
  max-width: ${theme.content.line};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
