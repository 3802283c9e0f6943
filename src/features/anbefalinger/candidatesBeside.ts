import type { Tenant } from "#core/tenant/readTenant.ts";

type Recommendations = Tenant["recommendations"];

/** A product type that a recommendation can be about. */
export type Product = Recommendations["candidates"][number];

/** What the brand may recommend: its list beside the product that was bought, where it has one, else its common list (spec: anbefalinger-7). */
export function candidatesBeside(
  { candidates, byProduct }: Recommendations,
  bought: Product | undefined,
): readonly Product[] {
  return (bought && byProduct?.[bought]) ?? candidates;
}
