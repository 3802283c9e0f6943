import { createContext } from "react";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";

/**
 * What the page shows of the agreements during hydration: drawn by the boot script, or by the build.
 * undefined: the page is hydrated.
 */
export const DrawnAvtaler = createContext<AvtalerView | undefined>(undefined);
