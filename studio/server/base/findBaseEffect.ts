import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { isObject } from "#contract/isObject.ts";
import type { JsonFile, Path } from "#scripts/brands/json/jsonFile.ts";
import { commonLayer, effectiveOf, overlayLayer } from "#scripts/brands/layers.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { BaseChange } from "#studio/document/BaseEffect.ts";

interface ChangedValue {
  readonly path: Path;
  readonly environment: EnvironmentName | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

/** An object is what its fields are: it has no value of its own. */
const isBranch = (value: unknown): boolean => value === undefined || isObject(value);

/** The values that differ between two objects; a list is a value as a whole. */
function* changedValues(before: unknown, after: unknown, path: Path = []): Generator<[Path, unknown, unknown]> {
  if (isSameJson(before, after)) return;
  if (!isBranch(before) || !isBranch(after)) {
    yield [path, before, after];
    return;
  }
  const [left, right] = [before ?? {}, after ?? {}] as Record<string, unknown>[];
  for (const key of new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]))
    yield* changedValues(left?.[key], right?.[key], [...path, key]);
}

/** The values that differ between two texts of the base, in every environment and in each. */
export function changedBaseValues(before: JsonFile, after: JsonFile): ChangedValue[] {
  const fieldsOf = (file: JsonFile, environment: EnvironmentName | undefined) =>
    (environment === undefined ? commonLayer(file) : overlayLayer(file, environment))?.fields;
  return [undefined, ...environmentNames].flatMap((environment) =>
    [...changedValues(fieldsOf(before, environment), fieldsOf(after, environment))].map(([path, ...values]) => ({
      path,
      environment,
      before: values[0],
      after: values[1],
    })),
  );
}

/**
 * Which brands inherit each of the changed values.
 * @param before the brands with the base as it is saved
 * @param after the same brands, read again with the edited base
 */
export function findBaseEffect(before: Workspace, after: Workspace, changes: readonly ChangedValue[]): BaseChange[] {
  const edited = new Map(after.brands.map((brand) => [brand.name, brand]));
  return changes.map(({ path, environment, before: old, after: now }) => {
    const touched = before.brands.filter(({ name, json }) => {
      const other = edited.get(name);
      const value = valueAt(effectiveOf(before.base, json, environment), path);
      return other !== undefined && !isSameJson(value, valueAt(effectiveOf(after.base, other.json, environment), path));
    });
    return {
      path,
      ...(environment === undefined ? {} : { environment }),
      ...(old === undefined ? {} : { before: old }),
      ...(now === undefined ? {} : { after: now }),
      touched: touched.map(({ name }) => name),
      own: before.brands.length - touched.length,
    };
  });
}
