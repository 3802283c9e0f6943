import type { ProductIcon } from "#contract/brandBlock.ts";
import type { WireProductType, WireSystemSource } from "#contract/wireNames.ts";
import type { Products } from "./productTable.ts";

interface Product {
  readonly productType?: WireProductType | undefined;
  readonly systemSource?: WireSystemSource | undefined;
}

/** The icon on a card: by product type, else the heart of the life system, else a shield. */
export function productIcon({ productType, systemSource }: Product, products: Products): ProductIcon {
  return products.get(productType)?.icon ?? (systemSource === "PROLIFE" ? "heart" : "shield");
}
