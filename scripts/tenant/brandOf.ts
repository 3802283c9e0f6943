import { didYouMean } from "#scripts/brands/didYouMean.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { TenantUsageError } from "./TenantUsageError.ts";

/** The folder of a brand. @throws TenantUsageError with the closest id when there is none */
export function brandOf({ brands }: Pick<Workspace, "brands">, id: string): BrandFolder {
  const found = brands.find(({ name }) => name === id);
  if (found !== undefined) return found;
  const ids = brands.map(({ name }) => name);
  const near = didYouMean(id, ids);
  const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
  throw new TenantUsageError(`There is no brand "${id}".${meant} Brands: ${ids.slice(0, 40).join(", ")}`);
}
