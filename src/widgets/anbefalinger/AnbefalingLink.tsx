import type { ComponentType } from "react";
import styled from "styled-components";
import { cardLinkStyle } from "#ui/layout/card/cardLinkStyle.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { arrowRightIcon } from "#ui/graphics/icons/interface/arrowRightIcon.ts";
import { theme } from "#ui/theme/theme.ts";
import type { AnbefalingLinkProps } from "./AnbefalingCandidate.ts";

interface Props extends AnbefalingLinkProps {
  /** Default: `<a>`. */
  readonly linkComponent: ComponentType<AnbefalingLinkProps> | undefined;
}

/** The one link of a recommendation: to the purchase. The whole card answers the pointer. */
export function AnbefalingLink({ linkComponent, children, ...link }: Props) {
  return (
    <Anchor {...link} {...(linkComponent && { as: linkComponent })}>
      {children}
      <Icon path={arrowRightIcon} size="small" />
    </Anchor>
  );
}

const Anchor = styled.a`
  ${cardLinkStyle}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-weight: ${theme.font.weightStrong};
`;
