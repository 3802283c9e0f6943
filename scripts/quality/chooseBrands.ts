import type { Brand } from "#scripts/brands/loadBrands.ts";
import { checkBrands } from "#scripts/command/checkBrands.ts";

/**
 * The brands that an option names, in the order of `brands`.
 * @throws UsageError when one is unknown, or cannot be built
 */
export function chooseBrands(brands: readonly Brand[], wanted: readonly string[]): readonly Brand[] {
  const ids = brands.map(({ id }) => id);
  checkBrands(wanted, ids, "that can be built (npm run validate says why)");
  return brands.filter(({ id }) => wanted.includes(id));
}
