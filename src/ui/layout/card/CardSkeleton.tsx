import { Card } from "./Card.ts";
import { CardFoot } from "./CardFoot.ts";
import { CardHead } from "./CardHead.ts";
import { Skeleton } from "../../feedback/Skeleton.tsx";

/** A card that is not there yet: name, description and price in their places. */
export function CardSkeleton() {
  return (
    <Card>
      <CardHead>
        <Skeleton shape="icon" />
        <Skeleton shape="title" width="long" />
      </CardHead>
      <Skeleton shape="text" width="medium" />
      <CardFoot>
        <Skeleton shape="price" width="short" />
      </CardFoot>
    </Card>
  );
}
