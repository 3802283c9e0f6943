import { createContext } from "react";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";

/**
 * What the page shows of the agreements while React takes it over: drawn by the boot script, or by the build.
 * undefined: React has taken over.
 */
export const DrawnAvtaler = createContext<AvtalerView | undefined>(undefined);
