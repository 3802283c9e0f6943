import type { ReactNode } from "react";
import { TooltipAnchor } from "./HintButton.tsx";
import { TooltipContext } from "./TooltipContext.ts";
import { type TooltipOpening, useTooltip } from "./useTooltip.ts";

interface TooltipProps {
  /**
   * Default `hover`: 250 ms under the mouse, at once on keyboard focus or a press. `click`: a press opens and closes
   * it.
   */
  readonly opensOn?: TooltipOpening;
  /** Whether it is open at first: its button was pressed or focused before its code was there. Default: no. */
  readonly startsOpen?: boolean;
  /** A `TooltipTrigger` and a `TooltipContent`. */
  readonly children: ReactNode;
}

/**
 * A short hint to a thing on the page. The pointer can move onto it; Escape, a press outside and leaving focus close
 * it.
 */
export function Tooltip({ opensOn = "hover", startsOpen = false, children }: TooltipProps) {
  const { anchorProps, ...tooltip } = useTooltip(opensOn, startsOpen);
  return (
    <TooltipAnchor {...anchorProps}>
      <TooltipContext value={tooltip}>{children}</TooltipContext>
    </TooltipAnchor>
  );
}
