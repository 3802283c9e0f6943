import styled from "styled-components";
import { Figure, Figures } from "#ui/layout/Figures.ts";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";

/** Room for the totals: as high as they are. */
export function AvtalerTotalSkeleton() {
  return (
    <Figures as="div" aria-hidden="true">
      <Room>
        <Skeleton shape="label" width="medium" />
        <Skeleton shape="total" width="full" />
      </Room>
      <Room>
        <Skeleton shape="label" width="medium" />
        <Skeleton shape="price" width="long" />
      </Room>
    </Figures>
  );
}

/** As wide as an amount, since a skeleton line has no width. */
const Room = styled(Figure)`
  display: flex;
  flex-direction: column;
  width: min(100%, 11rem);
`;
