import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../graphics/Icon.tsx";
import { checkIcon, clockIcon, errorIcon, infoIcon } from "../graphics/icons/interfaceIcons.ts";
import { theme } from "../theme/theme.ts";
import { messageVariantStyle, type MessageVariant } from "./messageVariantStyle.ts";

/** All other attributes are for the element around icon and text. */
export interface BadgeProps extends ComponentProps<"span"> {
  /** The kind of state. Shown as an icon too, so that colour is never the only sign of it. */
  readonly variant: MessageVariant;
}

const icons: Record<MessageVariant, string> = {
  info: infoIcon,
  success: checkIcon,
  warning: clockIcon,
  error: errorIcon,
};

/** A short state of something, for example on a card. */
export function Badge({ variant, children, ...rest }: BadgeProps) {
  return (
    <Label {...rest} data-variant={variant}>
      <Icon path={icons[variant]} size="small" />
      {children}
    </Label>
  );
}

const Label = styled.span`
  ${messageVariantStyle}
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  width: fit-content;
  padding: 0.25rem 0.5rem;
  border-radius: ${theme.radius.badge};
  font-size: ${theme.font.sizeXs};
  font-weight: ${theme.font.weightStrong};
  line-height: 1.25;
`;
