import { descriptorOf } from "#scripts/brands/brandFiles.ts";
import { didYouMean } from "#scripts/text/didYouMean.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { TenantUsageError } from "./TenantUsageError.ts";

/** @throws TenantUsageError with the closest id when there is no such folder */
export function checkBrand({ folders }: Pick<Workspace, "folders">, id: string): void {
  if (folders.includes(id)) return;
  const near = didYouMean(id, folders);
  const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
  const known = folders.length === 0 ? "There are no brands in tenants/" : `Brands: ${folders.slice(0, 40).join(", ")}`;
  throw new TenantUsageError(`There is no brand "${id}".${meant} ${known}`);
}

/** The folder of a brand. @throws TenantUsageError when there is none, or its descriptor cannot be read */
export function brandOf(workspace: Pick<Workspace, "brands" | "folders">, id: string): BrandFolder {
  checkBrand(workspace, id);
  const found = workspace.brands.find(({ name }) => name === id);
  if (found === undefined)
    throw new TenantUsageError(`${descriptorOf(id)} cannot be read: npm run validate says what is wrong`);
  return found;
}
