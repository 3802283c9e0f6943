import { createContext } from "react";
import type { TooltipState } from "./useTooltip.ts";

/** The tooltip that its parts stand in. */
export const TooltipContext = createContext<TooltipState | undefined>(undefined);
