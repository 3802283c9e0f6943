import type { ComponentProps, ReactNode } from "react";
import type { OpenProps } from "../../controls/useOpenState.ts";
import { mergeProps } from "../../controls/mergeProps.ts";
import { TooltipAnchor } from "./HintButton.tsx";
import { TooltipContext } from "./useTooltipPart.ts";
import { type TooltipOpening, useTooltip } from "./useTooltip.ts";

/** All other attributes are for the `<span>` around button and hint. */
export interface TooltipProps extends OpenProps, ComponentProps<"span"> {
  /**
   * Default `hover`: 250 ms under the mouse, at once on keyboard focus or a press. `click`: a press opens and closes
   * it.
   */
  readonly opensOn?: TooltipOpening | undefined;
  /** A `TooltipTrigger` and a `TooltipContent`. */
  readonly children: ReactNode;
}

/**
 * A short hint to a thing on the page. The pointer can move onto it; Escape, a press outside and leaving focus close
 * it.
 */
export function Tooltip(props: TooltipProps) {
  const { opensOn = "hover", open, defaultOpen, onOpenChange, ref, children, ...rest } = props;
  const { anchorProps, ...tooltip } = useTooltip(opensOn, { open, defaultOpen, onOpenChange }, ref);
  return (
    <TooltipAnchor {...mergeProps(rest, anchorProps)}>
      <TooltipContext value={tooltip}>{children}</TooltipContext>
    </TooltipAnchor>
  );
}
