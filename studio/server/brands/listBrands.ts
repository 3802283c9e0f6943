import { isError } from "#scripts/brands/finding.ts";
import { effectiveOf, valueAt } from "#scripts/brands/layers.ts";
import { validBrands } from "#scripts/brands/loadBrands.ts";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { validateWorkspace } from "#scripts/checks/validateBrands.ts";
import type { StudioBrand } from "#studio/document/StudioDocument.ts";

const shownColours = ["header", "hero", "action", "accent", "page"] as const;

/** The name that customers know; the id when there is none yet. */
export function shownName(descriptor: unknown, id: string): string {
  const name = valueAt(descriptor, ["name"]);
  return typeof name === "string" && name !== "" ? name : id;
}

/** The folder of a brand, or the file itself for any other. */
const ownerOf = ({ file }: { readonly file: string }): string => /^tenants\/[^/]+(?=\/)/.exec(file)?.[0] ?? file;

/**
 * Brands with what the list shows of them.
 * @param workspace all brands, with their unsaved edits
 * @param unsaved ids of the brands that have such edits
 */
export async function listBrands(
  workspace: OpenWorkspace,
  ids: readonly string[],
  unsaved: ReadonlySet<string>,
): Promise<StudioBrand[]> {
  const { findings } = await validateWorkspace(workspace);
  const byOwner = Map.groupBy(findings, ownerOf);
  const part = workspace.part(ids);
  const valid = new Set(validBrands(part).map(({ id }) => id));
  return ids.map((id) => {
    const json = workspace.brand(id)?.json;
    const named = json === undefined ? undefined : effectiveOf(workspace.base, json)["theme"];
    const theme = typeof named === "string" ? named : id;
    const tokens = part.themes.get(theme)?.tokens;
    const colour = (role: string): [string, string] => [role, tokens?.get(`color.${role}`)?.css ?? "transparent"];
    const own = [`tenants/${id}`, `themes/${theme}.tokens.json`].flatMap((owner) => byOwner.get(owner) ?? []);
    return {
      id,
      name: shownName(json?.value, id),
      errors: own.filter(isError).length,
      unfilled: own.filter(({ code }) => code === "unfilled-value").length,
      isUnsaved: unsaved.has(id),
      ...(valid.has(id) ? { logo: `/api/brands/${id}/logo.svg` } : {}),
      colours: Object.fromEntries(shownColours.map(colour)) as StudioBrand["colours"],
    };
  });
}
