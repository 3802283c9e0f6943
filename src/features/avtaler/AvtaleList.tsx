import styled from "styled-components";
import { CardGrid } from "#ui/CardGrid.ts";
import type { AvtaleRow } from "./avtalerView.ts";
import { AvtaleCard } from "./AvtaleCard.tsx";

interface AvtaleListProps {
  readonly rows: readonly AvtaleRow[];
  /** Id of the list's name. */
  readonly "aria-labelledby": string;
}

/** From here on cards off the screen are not drawn; a few are drawn sooner than measured. */
const longListLength = 100;

/** The agreements' cards: a list to screen readers too, and quick with hundreds of them. */
export function AvtaleList({ rows, "aria-labelledby": labelledBy }: AvtaleListProps) {
  return (
    <CardGrid aria-labelledby={labelledBy} data-long={rows.length >= longListLength ? "" : undefined}>
      {rows.map(({ key, avtale }) => (
        <Item key={key}>
          <AvtaleCard avtale={avtale} />
        </Item>
      ))}
    </CardGrid>
  );
}

const Item = styled.li`
  min-width: 0;

  [data-long] > & {
    content-visibility: auto;
    contain-intrinsic-size: auto 10rem;
    /* Shadows and focus rings reach over the edge. */
    overflow-clip-margin: 1rem;
  }

  @media print {
    content-visibility: visible;
  }
`;
