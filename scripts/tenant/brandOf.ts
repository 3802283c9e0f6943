import { descriptorOf } from "#scripts/brands/brandFiles.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { checkBrands } from "#scripts/command/checkBrands.ts";
import { UsageError } from "#scripts/command/UsageError.ts";

/** The folder of a brand. @throws UsageError when there is none, or its descriptor cannot be read */
export function brandOf(workspace: Pick<Workspace, "brands" | "folders">, id: string): BrandFolder {
  checkBrands([id], workspace.folders);
  const found = workspace.brands.find(({ name }) => name === id);
  if (found === undefined)
    throw new UsageError(`${descriptorOf(id)} cannot be read: npm run validate says what is wrong`);
  return found;
}
