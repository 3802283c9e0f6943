import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { useSharedRef } from "../../controls/useSharedRef.ts";
import { appear, vanish, popoverStyle } from "../popoverStyle.ts";
import { theme } from "../../theme/theme.ts";
import { usePlacement } from "../usePlacement.ts";
import type { TooltipState } from "./useTooltip.ts";
import { useTooltipPart } from "./useTooltipPart.ts";

/** All other attributes are for the element with the hint. */
export interface TooltipContentProps extends ComponentProps<"span"> {
  /** The hint: a sentence or two. Becomes the button's description. */
  readonly children: ReactNode;
}

/** The hint of a `Tooltip`. */
export function TooltipContent({ children, ...rest }: TooltipContentProps) {
  const tooltip = useTooltipPart();
  if (tooltip === undefined) return undefined;
  const bubble = tooltip.presence !== "absent" && (
    <Bubble {...rest} tooltip={tooltip}>
      {children}
    </Bubble>
  );
  // After a press the focus does not move, so a screen reader would say nothing: a status region reads the hint.
  return tooltip.opensOn === "click" ? <span role="status">{bubble}</span> : bubble;
}

/** Offset and padding (spec: tooltips-7). What it explains is before it: below it the hint covers what follows (spec: tooltips-11). */
const placement = { sides: ["below", "above"], align: "center", offset: 16, padding: 16 } as const;

interface BubbleProps extends TooltipContentProps {
  readonly tooltip: TooltipState;
}

function Bubble({ tooltip, children, ref, ...rest }: BubbleProps) {
  const { id, presence, anchorRef } = tooltip;
  const bubbleRef = useSharedRef(ref);
  usePlacement(presence === "open", anchorRef, bubbleRef, placement);
  return (
    <Float {...rest} ref={bubbleRef} data-presence={presence}>
      <Hint role="tooltip" id={id}>
        {children}
      </Hint>
    </Float>
  );
}

const Float = styled.span`
  ${popoverStyle}
  z-index: 10;
  width: max-content;
  max-width: min(20rem, 100vw - 2 * ${theme.space[1]});
  animation: ${appear} ${theme.duration.normal} ease-out;

  &[data-presence="leaving"] {
    animation: ${vanish} ${theme.duration.fast} ease-in forwards;
  }

  /* The way that the pointer takes from the button to the hint. */
  &::before {
    position: absolute;
    inset-inline: 0;
    height: ${theme.space[1]};
    content: "";
  }

  &[data-side="above"]::before {
    inset-block-start: 100%;
  }

  &[data-side="below"]::before {
    inset-block-end: 100%;
  }

  &::after {
    position: absolute;
    /* Measured from the left edge, whichever way the text runs. */
    left: calc(var(--arrow) - 0.375rem);
    width: 0.75rem;
    height: 0.75rem;
    background: linear-gradient(135deg, transparent 50%, ${theme.color.text} 50%);
    content: "";
  }

  &[data-side="above"]::after {
    inset-block-end: -0.375rem;
    rotate: 45deg;
  }

  &[data-side="below"]::after {
    inset-block-start: -0.375rem;
    rotate: 225deg;
  }
`;

const Hint = styled.span`
  display: block;
  max-height: calc(100dvh - 2 * ${theme.space[1]});
  padding: 1rem;
  /* The page's colours inverted: it contrasts with every surface. In forced colours the border is visible. */
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: ${theme.color.text};
  color: ${theme.color.page};
  font-size: ${theme.font.sizeSm};
  font-weight: ${theme.font.weightBody};
  line-height: ${theme.font.lineBody};
  text-align: start;
  overflow-wrap: anywhere;
  overflow-y: auto;

  & a {
    color: inherit;
  }
`;
