import type { Tenant } from "#core/tenant/readTenant.ts";

type Recommendations = Tenant["recommendations"];

/** A product type that a recommendation can be about. */
export type Product = Recommendations["candidates"][number];

/**
 * The products that a brand may recommend: its list for the product that was bought, else its general list
 * (spec: anbefalinger-7).
 */
export function candidateProducts(
  { candidates, byProduct }: Recommendations,
  bought: Product | undefined,
): readonly Product[] {
  return (bought && byProduct?.[bought]) ?? candidates;
}
