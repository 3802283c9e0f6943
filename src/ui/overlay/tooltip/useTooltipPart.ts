import { useContext, useEffect, useRef } from "react";
import { TooltipContext } from "./TooltipContext.ts";
import type { TooltipState } from "./useTooltip.ts";

/**
 * The tooltip around a part. A part outside a tooltip writes an error to the console, once, and shows nothing
 * (spec: tooltips-3).
 */
export function useTooltipPart(): TooltipState | undefined {
  const tooltip = useContext(TooltipContext);
  const isMisplaced = tooltip === undefined;
  const hasReported = useRef(false);
  useEffect(() => {
    if (!isMisplaced || hasReported.current) return;
    hasReported.current = true;
    console.error("Tooltip parts must be used inside a tooltip");
  }, [isMisplaced]);
  return tooltip;
}
