import { startTransition, useEffect, useState } from "react";
import { useIsHydrating } from "#core/page/useIsHydrating.ts";
import { firstRowCount } from "#domain/avtale/avtalerView.ts";

/** How many cards are added at a time: a phone draws them without a pause that a customer would feel. */
const portion = 40;

/**
 * How many of the rows to show. The boot script has drawn the first: React takes these over, and adds the rest in
 * portions. A list that it draws itself is there at once.
 */
export function usePortions(rowCount: number): number {
  const [shown, setShown] = useState(useIsHydrating() ? firstRowCount : Infinity);
  useEffect(() => {
    if (shown < rowCount) startTransition(() => setShown(shown + portion));
  }, [shown, rowCount]);
  return shown;
}
