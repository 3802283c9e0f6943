import { skadekundeQuery } from "#api/skadekunde.ts";
import { useAnswer } from "#core/query/useAnswer.ts";

/** The name of the customer who is logged in (spec: oversikt-14); nothing where the answer has none. */
export function CustomerName() {
  const name = useAnswer(skadekundeQuery()).data?.navn?.trim();
  return name ? <bdi>{name}</bdi> : undefined;
}
