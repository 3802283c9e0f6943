import { createContext } from "react";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";

/** What the page shows of the agreements before React has taken over: drawn by the boot script, or by the build. */
export const DrawnAvtaler = createContext<AvtalerView | undefined>(undefined);
