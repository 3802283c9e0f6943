import type { ComponentProps } from "react";
import { Card } from "../layout/card/Card.ts";
import { CardFoot } from "../layout/card/CardFoot.ts";
import { CardHead } from "../layout/card/CardHead.ts";
import { Skeleton } from "./Skeleton.tsx";

/** A card that is not there yet: name, description and price in their places. */
export function CardSkeleton(props: Omit<ComponentProps<"div">, "children">) {
  return (
    <Card {...props}>
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
