import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../../graphics/Icon.tsx";
import { infoIcon } from "../../graphics/icons/interface/infoIcon.ts";

interface HintButtonProps extends Pick<
  ComponentProps<"button">,
  "onClick" | "onFocus" | "onBlur" | "aria-describedby"
> {
  /** Name of the button, for example "Om årsprisen". */
  readonly label: string;
}

/** The small button of a hint in a line of text. */
export function HintButton({ label, ...rest }: HintButtonProps) {
  return (
    <Trigger {...rest} type="button" aria-label={label}>
      <Icon path={infoIcon} size="small" />
    </Trigger>
  );
}

/** Where a tooltip stands in a line of text. */
export const TooltipAnchor = styled.span`
  display: inline-flex;
`;

const Trigger = styled.button`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  /* No higher than the line that it stands in. */
  margin: -0.75rem -0.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: help;

  /* Around the icon: as wide as the button it would cross out the price below. */
  &:focus-visible {
    outline-offset: -0.625rem;
    box-shadow: none;
  }

  @media print {
    display: none;
  }
`;
