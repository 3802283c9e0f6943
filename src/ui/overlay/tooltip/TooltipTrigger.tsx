import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme/theme.ts";
import { useTooltipPart } from "./useTooltipPart.ts";

interface TooltipTriggerProps {
  /** A word or two in the text that needs the hint. */
  readonly children: ReactNode;
}

/** The words of a text that open its `Tooltip`. A button that never submits a form. */
export function TooltipTrigger({ children }: TooltipTriggerProps) {
  const tooltip = useTooltipPart();
  if (tooltip === undefined) return undefined;
  return (
    <Trigger type="button" {...tooltip.triggerProps}>
      {children}
    </Trigger>
  );
}

const Trigger = styled.button`
  padding: 0.25rem 0;
  border: 0;
  background: none;
  color: ${theme.color.link};
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  cursor: help;
`;
