import type { ReactNode } from "react";
import { HintButton } from "./HintButton.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { TooltipContent } from "./TooltipContent.tsx";
import type { TooltipOpening } from "./useTooltip.ts";
import { useTooltipPart } from "./useTooltipPart.ts";

interface HintTooltipProps {
  /** Name of the button that opens it, for example "Om årsprisen". */
  readonly label: string;
  /** The hint: a sentence or two. Becomes the button's description. */
  readonly children: ReactNode;
  /** As of `Tooltip`. Default `hover`. */
  readonly opensOn?: TooltipOpening;
  /** Whether it is open at first: its button was pressed or focused before its code was there. Default: no. */
  readonly startsOpen?: boolean;
}

/** A small button with a hint about what is beside it. */
export function HintTooltip({ label, children, opensOn = "hover", startsOpen = false }: HintTooltipProps) {
  return (
    <Tooltip opensOn={opensOn} startsOpen={startsOpen}>
      <HintTrigger label={label} />
      <TooltipContent>{children}</TooltipContent>
    </Tooltip>
  );
}

function HintTrigger({ label }: Pick<HintTooltipProps, "label">) {
  const tooltip = useTooltipPart();
  return tooltip && <HintButton label={label} {...tooltip.triggerProps} />;
}
