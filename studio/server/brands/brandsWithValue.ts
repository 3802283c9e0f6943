import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";

/** The environment of a request; undefined: what holds in all of them. */
export const environmentOf = (name: string | undefined): EnvironmentName | undefined =>
  environmentNames.find((each) => each === name);

/** Names of the other brands whose descriptor has the same value at a path. */
export function brandsWithValue(
  { base, folders, brand }: OpenWorkspace,
  id: string,
  path: Path,
  environment: EnvironmentName | undefined,
): string[] {
  const valueOf = (folder: string): unknown => {
    const json = brand(folder)?.json;
    return json === undefined ? undefined : valueAt(effectiveOf(base, json, environment), path);
  };
  const value = valueOf(id);
  if (value === undefined) return [];
  return folders
    .filter((folder) => folder !== id && isSameJson(valueOf(folder), value))
    .map((folder) => {
      const name = brand(folder)?.json.value["name"];
      return typeof name === "string" ? name : folder;
    });
}
