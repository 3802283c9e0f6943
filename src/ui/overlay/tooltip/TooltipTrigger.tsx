import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { mergeProps } from "../../controls/mergeProps.ts";
import { theme } from "../../theme/theme.ts";
import type { TooltipTriggerButtonProps } from "./useTooltip.ts";
import { useTooltipPart } from "./useTooltipPart.ts";

/** All other attributes are for the `<button>`. */
export interface TooltipTriggerProps extends Omit<ComponentProps<"button">, "children"> {
  /**
   * A word or two in the text that needs the hint. Or a function that draws one's own button, with the properties that
   * it is given.
   */
  readonly children: ReactNode | ((props: TooltipTriggerButtonProps) => ReactNode);
}

/** The words of a text that open its `Tooltip`. A button that never submits a form. */
export function TooltipTrigger({ children, ...rest }: TooltipTriggerProps) {
  const tooltip = useTooltipPart();
  if (tooltip === undefined) return undefined;
  if (typeof children === "function") return children(tooltip.triggerProps);
  return (
    <Trigger type="button" {...mergeProps(rest, tooltip.triggerProps)}>
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
  /* Safari has no short form of the two. */
  text-decoration-line: underline;
  text-decoration-style: dotted;
  text-underline-offset: 0.25em;
  cursor: help;
`;
