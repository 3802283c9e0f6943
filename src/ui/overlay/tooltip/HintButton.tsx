import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../../graphics/Icon.tsx";
import { infoIcon } from "../../graphics/icons/interfaceIcons.ts";

/** All other attributes are for the `<button>`. */
export interface HintButtonProps extends Omit<ComponentProps<"button">, "children" | "type"> {
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

/** The anchor of a tooltip in a line of text. */
export const TooltipAnchor = styled.span`
  display: inline-flex;
`;

const Trigger = styled.button`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  /* Not higher than its line of text. */
  margin: -0.75rem -0.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: help;

  /* Around the icon: as wide as the button, it would cross the price below. */
  &:focus-visible {
    outline-offset: -0.625rem;
    box-shadow: none;
  }

  @media print {
    display: none;
  }
`;
