import styled from "styled-components";
import { Card } from "#ui/layout/card/Card.ts";
import { CardGrid } from "#ui/layout/card/CardGrid.ts";
import { CardHead } from "#ui/layout/card/CardHead.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { theme } from "#ui/theme/theme.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";

interface TilbudSkeletonProps {
  /** Announces to screen readers that content is loading. */
  readonly loading: string;
}

/** The offers before they are there: name, description, prices, validity and button in their places. */
export function TilbudSkeleton({ loading }: TilbudSkeletonProps) {
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <CardGrid aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>
            <Card>
              <CardHead>
                <Skeleton shape="icon" />
                <Skeleton shape="title" width="long" />
              </CardHead>
              <Skeleton shape="text" width="medium" />
              <Part>
                <Skeleton shape="price" width="medium" />
              </Part>
              <Part>
                <Skeleton shape="label" width="short" />
              </Part>
              <ButtonPlace>
                <Skeleton shape="block" width="short" />
              </ButtonPlace>
            </Card>
          </li>
        ))}
      </CardGrid>
    </>
  );
}

const Part = styled.div`
  margin-block-start: 0.75rem;
`;

const ButtonPlace = styled.div`
  height: calc(${theme.size.control} + ${theme.space[1]});
  margin-block-start: auto;
  padding-block-start: ${theme.space[1]};
`;
