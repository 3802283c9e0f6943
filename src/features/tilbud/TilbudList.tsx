import type { RefObject } from "react";
import styled from "styled-components";
import type { Tilbud } from "#domain/tilbud/tilbud.ts";
import type { Keyed } from "#domain/format/withStableKeys.ts";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardItem, longListLength } from "#ui/layout/card/CardItem.ts";
import { TilbudCard } from "./TilbudCard.tsx";

interface TilbudListProps {
  readonly rows: readonly Keyed<Tilbud>[];
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly contactHref: string;
}

/** The offers' cards: a list to screen readers too, and quick with hundreds of them. */
export function TilbudList({ rows, ...rest }: TilbudListProps) {
  return (
    <Grid data-long={rows.length >= longListLength ? "" : undefined}>
      {rows.map(({ key, item }) => (
        <CardItem key={key}>
          <TilbudCard tilbud={item} {...rest} />
        </CardItem>
      ))}
    </Grid>
  );
}

const Grid = styled(CardGrid)`
  --card-height: 16rem;
`;
