import { didYouMean } from "#scripts/text/didYouMean.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";

/**
 * The brands that an option names, as `sb1,dnb`, in the order of `brands`.
 * @throws Error when one is unknown
 */
export function chooseBrands(brands: readonly Brand[], names: string): readonly Brand[] {
  const ids = brands.map(({ id }) => id);
  const wanted = names.split(",").map((name) => name.trim());
  const unknown = wanted.find((name) => !ids.includes(name));
  if (unknown === undefined) return brands.filter(({ id }) => wanted.includes(id));
  const meant = didYouMean(unknown, ids);
  throw new Error(
    `There is no brand "${unknown}" that can be built; npm run validate says why. ` +
      (meant === undefined ? `Brands: ${ids.join(", ")}.` : `Did you mean "${meant}"?`),
  );
}
