import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardItem } from "#ui/layout/card/CardItem.ts";
import { longListLength } from "#ui/layout/card/longListLength.ts";
import type { AvtaleRow } from "#domain/avtale/avtalerView.ts";
import { AvtaleCard } from "./AvtaleCard.tsx";
import { usePortions } from "./usePortions.ts";

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
