import { valueAt } from "#contract/valueAt.ts";
import type { Place } from "#scripts/findings/Finding.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import { effectiveOf, layersOf, provenance } from "#scripts/brands/layers.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Locales } from "#scripts/checks/loadLocales.ts";
import { readMarks } from "#scripts/shared/marks/readMarks.ts";

/**
 * Finds where the texts of one brand's pages in a language were written, by their marks: in its files, in the layers
 * below them, or in `locales/`. Undefined for a text of the back end, which has no mark.
 * @param locales the portal's own texts in that language
 */
export function createPlaceOf(
  { base, brands, local }: Workspace,
  brandId: string,
  locales: Locales,
): (marked: string) => Place | undefined {
  const brand = brands.find(({ name }) => name === brandId);
  if (brand === undefined) throw new Error(`There is no brand "${brandId}".`);
  const layers = layersOf(base, brand.json, "Test", { local, language: locales.language });
  const effective = effectiveOf(base, brand.json, "Test", { local, language: locales.language });
  return (marked) => {
    const [part] = readMarks(marked);
    if (part === undefined) return undefined;
    if (valueAt(effective, part.path) !== undefined) return provenance(layers, part.path).value;
    const [, name, key] = part.path;
    const file = locales.files.get(String(name));
    const text = file?.texts.get(String(key));
    return file && text && locate(file.json, text.path).value;
  };
}
