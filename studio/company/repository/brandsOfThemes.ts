import { valueAt } from "#contract/valueAt.ts";
import { baseFile, descriptorOf } from "#scripts/brands/brandFiles.ts";
import { fieldsIn } from "#studio/document/fieldChanges.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import type { Commits } from "#studio/git/Commits.ts";

/** The brands of a commit that have each theme. */
export async function brandsOfThemes(
  commits: Commits,
  commit: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const paths = await commits.paths(commit, "tenants");
  const ids = paths.flatMap((path) => {
    const brand = brandFileOf(path)?.brand;
    return brand !== undefined && path === descriptorOf(brand) ? [brand] : [];
  });
  const nameOf = (path: string) => `${commit}:${path}`;
  const base = nameOf(`tenants/${baseFile}`);
  const texts = await commits.read([base, ...ids.map((id) => nameOf(descriptorOf(id)))]);
  const shared = valueAt(fieldsIn(texts.get(base)), ["theme"]);
  const themes = ids.map((id) => {
    const theme = valueAt(fieldsIn(texts.get(nameOf(descriptorOf(id)))), ["theme"]) ?? shared;
    return { id, theme: typeof theme === "string" ? theme : id };
  });
  const byTheme = Map.groupBy(themes, ({ theme }) => theme);
  return new Map([...byTheme].map(([theme, brands]) => [theme, brands.map(({ id }) => id)]));
}

/** The brands that a file belongs to; a theme that no brand has belongs to the brand of its name. */
export function brandsOf(path: string, themes: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const place = brandFileOf(path);
  if (place?.brand !== undefined) return [place.brand];
  return place?.theme === undefined ? [] : (themes.get(place.theme) ?? [place.theme]);
}

/** The brands that differ between two commits. `baseId`: what all brands share. */
export async function touchedBrands(commits: Commits, before: string, after: string): Promise<readonly string[]> {
  const files = await commits.changedFiles(before, after);
  const themes = files.some(({ path }) => brandFileOf(path)?.theme !== undefined)
    ? await brandsOfThemes(commits, after)
    : new Map<string, string[]>();
  return [...new Set(files.flatMap(({ path }) => brandsOf(path, themes)))].toSorted();
}
