import { Card } from "#ui/Card.ts";
import { Figure, Figures } from "#ui/Figures.ts";
import { Skeleton } from "#ui/Skeleton.tsx";

/** Room for the totals: as high as they are. */
export function AvtalerTotalSkeleton() {
  return (
    <Card aria-hidden="true">
      <Figures as="div">
        <Figure>
          <Skeleton shape="label" width="short" />
          <Skeleton shape="total" width="full" />
        </Figure>
      </Figures>
    </Card>
  );
}
