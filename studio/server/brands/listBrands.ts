import { valueAt } from "#contract/valueAt.ts";
import type { Finding } from "#scripts/findings/Finding.ts";
import type { BrandFolder, OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import { addressOfCall } from "#studio/document/addresses/studioCalls.ts";
import type { StudioBrand } from "#studio/document/StudioDocument.ts";
import { countErrors, findingsByBrand, themeOf } from "./findingsByBrand.ts";

const shownColours = ["header", "hero", "action", "accent", "page"] as const;

/** The name that customers know; the id when there is none yet. */
export function shownName(descriptor: unknown, id: string): string {
  const name = valueAt(descriptor, ["name"]);
  return typeof name === "string" && name !== "" ? name : id;
}

/** What the check of all brands says of each. */
export interface CheckedBrands {
  readonly findings: readonly Finding[];
}

/** Whether a brand has the logo that its descriptor names. */
function hasLogo(folder: BrandFolder | undefined): boolean {
  const name = valueAt(folder?.json.value, ["assets", "logo"]);
  return typeof name === "string" && folder?.files.includes(name) === true;
}

/** Checks all brands: what is wrong in one can be that another has the same. */
export async function checkBrands(workspace: OpenWorkspace): Promise<CheckedBrands> {
  const { findings } = await validateWorkspace(workspace);
  return { findings };
}

/**
 * Brands with what the list shows of them.
 * @param workspace all brands, with their unsaved edits
 * @param checked what was found in it
 * @param unsaved ids of the brands that have such edits
 */
export function listBrands(
  workspace: OpenWorkspace,
  { findings }: CheckedBrands,
  ids: readonly string[],
  unsaved: ReadonlySet<string>,
): StudioBrand[] {
  const byBrand = findingsByBrand(workspace, ids, findings);
  const part = workspace.part(ids);
  return ids.map((id) => {
    const folder = workspace.brand(id);
    const tokens = part.themes.get(themeOf(workspace, id))?.tokens;
    const colour = (role: string): [string, string] => [role, tokens?.get(`color.${role}`)?.css ?? "transparent"];
    const own = byBrand.get(id) ?? [];
    return {
      id,
      name: shownName(folder?.json.value, id),
      errors: countErrors(own),
      unfilled: own.filter(({ code }) => code === "unfilled-value").length,
      isUnsaved: unsaved.has(id),
      // Other errors do not hide it: the portal can be shown with them.
      ...(tokens !== undefined && hasLogo(folder) ? { logo: addressOfCall("GET /brands/:id/logo.svg", { id }) } : {}),
      colours: Object.fromEntries(shownColours.map(colour)) as StudioBrand["colours"],
    };
  });
}
