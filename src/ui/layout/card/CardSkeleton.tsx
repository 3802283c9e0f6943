import type { ComponentProps } from "react";
import { Card } from "./Card.ts";
import { CardFoot } from "./CardFoot.ts";
import { CardHead } from "./CardHead.ts";
import { Skeleton } from "../../feedback/Skeleton.tsx";

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
