import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardItem } from "#ui/layout/card/CardItem.ts";
import { longListLength } from "#ui/layout/card/longListLength.ts";
import type { AvtaleRow } from "#domain/avtale/avtalerView.ts";
import { AvtaleCard } from "./AvtaleCard.tsx";
import { startTransition, useEffect, useState } from "react";
import { firstRowCount } from "#core/drawing/bootDrawing.ts";
import { useIsHydrating } from "#core/drawing/DrawnAvtaler.ts";

/** How many cards are added at a time: a phone draws them without a pause that a customer would feel. */
const portion = 40;

/**
 * How many of the rows to show. React hydrates the first rows, which the boot script has drawn, and adds the rest in
 * portions. A list that React renders itself is complete at once.
 */
function usePortions(rowCount: number): number {
  const [shown, setShown] = useState(useIsHydrating() ? firstRowCount : Infinity);
  useEffect(() => {
    if (shown < rowCount) startTransition(() => setShown(shown + portion));
  }, [shown, rowCount]);
  return shown;
}

interface AvtaleListProps {
  readonly rows: readonly AvtaleRow[];
  /** Id of the list's name. */
  readonly "aria-labelledby": string;
}

/** The agreements' cards: a list to screen readers too, and quick with hundreds of them. */
export function AvtaleList({ rows, "aria-labelledby": labelledBy }: AvtaleListProps) {
  const shown = usePortions(rows.length);
  return (
    <CardGrid aria-labelledby={labelledBy} data-long={rows.length >= longListLength ? "" : undefined}>
      {rows.slice(0, shown).map(({ key, avtale }, place) => (
        <CardItem key={key}>
          <AvtaleCard avtale={avtale} id={`avtale-${place}`} />
        </CardItem>
      ))}
    </CardGrid>
  );
}
