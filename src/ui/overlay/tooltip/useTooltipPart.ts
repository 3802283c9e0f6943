import { useContext } from "react";
import { useConsoleError } from "../../reports/useConsoleError.ts";
import { TooltipContext } from "./TooltipContext.ts";
import type { TooltipState } from "./useTooltip.ts";

/**
 * The tooltip around a part. A part outside a tooltip writes an error to the console, once, and shows nothing
 * (spec: tooltips-3).
 */
export function useTooltipPart(): TooltipState | undefined {
  const tooltip = useContext(TooltipContext);
  useConsoleError(tooltip === undefined ? "Tooltip parts must be used inside a tooltip" : undefined);
  return tooltip;
}
