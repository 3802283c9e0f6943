import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardItem, longListLength } from "#ui/layout/card/CardItem.ts";
import type { AvtaleRow } from "#domain/avtale/avtalerView.ts";
import { AvtaleCard } from "./AvtaleCard.tsx";

interface AvtaleListProps {
  readonly rows: readonly AvtaleRow[];
  /** Id of the list's name. */
  readonly "aria-labelledby": string;
}

/** The agreements' cards: a list to screen readers too, and quick with hundreds of them. */
export function AvtaleList({ rows, "aria-labelledby": labelledBy }: AvtaleListProps) {
  return (
    <CardGrid aria-labelledby={labelledBy} data-long={rows.length >= longListLength ? "" : undefined}>
      {rows.map(({ key, avtale }) => (
        <CardItem key={key}>
          <AvtaleCard avtale={avtale} />
        </CardItem>
      ))}
    </CardGrid>
  );
}
