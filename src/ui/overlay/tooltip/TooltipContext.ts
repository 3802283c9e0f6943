import { createContext } from "react";
import type { TooltipState } from "./useTooltip.ts";

/** The tooltip around its parts. */
export const TooltipContext = createContext<TooltipState | undefined>(undefined);
