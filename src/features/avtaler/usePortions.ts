import { startTransition, useEffect, useState } from "react";
import { useIsHydrating } from "#core/page/useIsHydrating.ts";
import type { AvtalerGroups } from "#domain/avtale/avtalerGroups.ts";
import { firstCardCount } from "#domain/avtale/avtalerList.ts";

/** How many cards are added at a time: a phone draws them without a pause that a customer would feel. */
const portion = 40;

/**
 * How many of the cards to show. The boot script has drawn the first: React takes these over, and adds the rest in
 * portions. A list that it draws itself is there at once, but for the cards of closed groups.
 */
export function usePortions({ groups, isFolded }: AvtalerGroups): number {
  const isHydrating = useIsHydrating();
  const [shown, setShown] = useState(isHydrating || isFolded ? firstCardCount : Infinity);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  // Closed groups are drawn with the second portion.
  const isComplete = shown >= count && (shown > firstCardCount || !isFolded);
  useEffect(() => {
    if (!isComplete) startTransition(() => setShown(shown + portion));
  }, [shown, isComplete]);
  return shown;
}
