import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import type { JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { commonLayer, effectiveOf, overlayLayer } from "#scripts/brands/layers.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { BaseChange } from "#studio/document/BaseEffect.ts";
import { type ChangedValue, changedValues } from "#studio/document/fieldChanges.ts";

/** A value of the base that an edit changes, in every environment or in one. */
interface ChangedBaseValue extends ChangedValue {
  readonly environment: EnvironmentName | undefined;
}

/** The values that differ between two texts of the base, in every environment and in each. */
export function changedBaseValues(before: JsonFile, after: JsonFile): ChangedBaseValue[] {
  const fieldsOf = (file: JsonFile, environment: EnvironmentName | undefined) =>
    (environment === undefined ? commonLayer(file) : overlayLayer(file, environment))?.fields;
  return [undefined, ...environmentNames].flatMap((environment) =>
    changedValues(fieldsOf(before, environment), fieldsOf(after, environment)).map((change) => ({
      ...change,
      environment,
    })),
  );
}

/**
 * Which brands inherit each of the changed values.
 * @param before the brands with the base as it is saved
 * @param after the same brands, read again with the edited base
 */
export function findBaseEffect(
  before: Workspace,
  after: Workspace,
  changes: readonly ChangedBaseValue[],
): BaseChange[] {
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
