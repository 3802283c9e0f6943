import { useContext, createContext } from "react";
import { useConsoleError } from "../../feedback/useConsoleError.ts";
import type { TooltipState } from "./useTooltip.ts";

/** The tooltip around its parts. */
export const TooltipContext = createContext<TooltipState | undefined>(undefined);

/**
 * The tooltip around a part. A part outside a tooltip writes an error to the console, once, and shows nothing
 * (spec: tooltips-3).
 */
export function useTooltipPart(): TooltipState | undefined {
  const tooltip = useContext(TooltipContext);
  useConsoleError(tooltip === undefined ? "Tooltip parts must be used inside a tooltip" : undefined);
  return tooltip;
}
