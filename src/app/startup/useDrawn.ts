import { startTransition, useEffect, useState } from "react";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";

/**
 * What the page shows of the agreements during hydration; undefined after that. What the static shell does not
 * have is then rendered in slices, so that presses are answered meanwhile.
 */
export function useDrawn(atFirst: AvtalerView | undefined): AvtalerView | undefined {
  const [drawn, setDrawn] = useState(atFirst);
  useEffect(() => startTransition(() => setDrawn(undefined)), []);
  return drawn;
}
