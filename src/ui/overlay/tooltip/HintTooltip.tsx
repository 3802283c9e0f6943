import type { ComponentProps, ReactNode } from "react";
import { mergeProps } from "../../controls/mergeProps.ts";
import type { OpenProps } from "../../controls/useOpenState.ts";
import { HintButton } from "./HintButton.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { TooltipContent } from "./TooltipContent.tsx";
import { TooltipTrigger } from "./TooltipTrigger.tsx";
import type { TooltipOpening } from "./useTooltip.ts";

/** All other attributes are for the `<button>`. */
export interface HintTooltipProps extends OpenProps, Omit<ComponentProps<"button">, "children" | "type"> {
  /** Name of the button that opens it, for example "Om årsprisen". */
  readonly label: string;
  /** The hint: a sentence or two. Becomes the button's description. */
  readonly children: ReactNode;
  /** As of `Tooltip`. Default `hover`. */
  readonly opensOn?: TooltipOpening | undefined;
}

/** A small button with a hint about the text beside it. */
export function HintTooltip(props: HintTooltipProps) {
  const { label, children, opensOn, open, defaultOpen, onOpenChange, ...rest } = props;
  return (
    <Tooltip {...{ opensOn, open, defaultOpen, onOpenChange }}>
      <TooltipTrigger>{(own) => <HintButton label={label} {...mergeProps(rest, own)} />}</TooltipTrigger>
      <TooltipContent>{children}</TooltipContent>
    </Tooltip>
  );
}
