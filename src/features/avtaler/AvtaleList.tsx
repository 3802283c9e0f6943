import { startTransition, useEffect, useState } from "react";
import { useIsHydrating } from "#core/page/useIsHydrating.ts";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardItem } from "#ui/layout/card/CardItem.ts";
import { longListLength } from "#ui/layout/card/longListLength.ts";
import { type AvtaleRow, firstRowCount } from "#domain/avtale/avtalerView.ts";
import { AvtaleCard } from "./AvtaleCard.tsx";

interface AvtaleListProps {
  readonly rows: readonly AvtaleRow[];
  /** Id of the list's name. */
  readonly "aria-labelledby": string;
}

/** How many cards are added at a time: a phone draws them without a pause that a customer would feel. */
const portion = 40;

/** The agreements' cards: a list to screen readers too, and quick with hundreds of them. */
export function AvtaleList({ rows, "aria-labelledby": labelledBy }: AvtaleListProps) {
  // The boot script has drawn the first cards: React takes these over, and adds the rest in portions.
  const [shown, setShown] = useState(useIsHydrating() ? firstRowCount : Infinity);
  useEffect(() => {
    if (shown < rows.length) startTransition(() => setShown(shown + portion));
  }, [shown, rows.length]);
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
