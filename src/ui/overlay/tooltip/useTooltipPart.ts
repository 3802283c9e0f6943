import { useContext, useEffect, useRef } from "react";
import { TooltipContext } from "./TooltipContext.ts";
import type { TooltipState } from "./useTooltip.ts";

/** The tooltip around a part. Outside one there is none: the part says so in the console, once, and shows nothing (spec: tooltips-3). */
export function useTooltipPart(): TooltipState | undefined {
  const tooltip = useContext(TooltipContext);
  const isMisplaced = tooltip === undefined;
  const hasComplained = useRef(false);
  useEffect(() => {
    if (!isMisplaced || hasComplained.current) return;
    hasComplained.current = true;
    console.error("Tooltip parts must be used inside a tooltip");
  }, [isMisplaced]);
  return tooltip;
}
