import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Container } from "../layout/Container.ts";
import { Icon } from "../graphics/Icon.tsx";
import { fellesTexts } from "../texts/fellesTexts.ts";
import { useTexts } from "../texts/TextsContext.ts";
import { theme } from "../theme/theme.ts";
import { CloseButton } from "./CloseButton.tsx";
import { messageIcons } from "./messageIcons.ts";
import { messageVariantStyle, type MessageVariant } from "./messageVariantStyle.ts";

/** All other attributes are for the region. */
export interface SystemMessageProps extends ComponentProps<"div"> {
  /** What kind of message it is: sets colour and icon. */
  readonly variant: MessageVariant;
  /** Name of the region, for example "Driftsmelding". */
  readonly label: string;
  /** The state of the service, in a sentence or two. May contain a link. */
  readonly children: ReactNode;
  /** Read out when it appears: for a message that comes while the page is shown. Default: no. */
  readonly announced?: boolean | undefined;
  /** Shows a button that closes it. Left out: it stays for as long as it holds. */
  readonly onClose?: (() => void) | undefined;
  /** Name of that button. Default 'Lukk'. */
  readonly closeLabel?: string | undefined;
}

/** A message across the full width above a page, about the service. `Message` is about the content beside it. */
export function SystemMessage(props: SystemMessageProps) {
  const { close } = useTexts(fellesTexts);
  const { variant, label, children, announced = false, onClose, closeLabel = close, ...rest } = props;
  return (
    <Band {...rest} data-variant={variant} role="region" aria-label={label}>
      <Container>
        <Line>
          <LeadingIcon>
            <Icon path={messageIcons[variant]} />
          </LeadingIcon>
          <TextBlock role={announced ? "status" : undefined}>{children}</TextBlock>
          {onClose !== undefined && <CloseButton label={closeLabel} onClick={onClose} />}
        </Line>
      </Container>
    </Band>
  );
}

const Band = styled.div`
  ${messageVariantStyle}
  border-block-end: 2px solid var(--variant-line);
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
`;

const LeadingIcon = styled.span`
  display: flex;
  flex: none;
  padding-block: 0.75rem;
  color: var(--variant-line);
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: 0;
  max-width: ${theme.content.line};
  padding-block: 0.75rem;
  overflow-wrap: anywhere;

  a {
    color: inherit;
  }
`;
