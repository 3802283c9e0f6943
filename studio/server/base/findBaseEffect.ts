import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type Language, languages } from "#contract/pageLanguage.ts";
import { baseLanguage } from "#scripts/brands/brandFiles.ts";
import type { JsonFile } from "#scripts/brands/json/jsonFile.ts";
import { type DescriptorFile, isTranslated } from "#scripts/brands/languages/DescriptorFile.ts";
import { commonLayer, effectiveOf, overlayLayer } from "#scripts/brands/layers.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { BaseChange } from "#studio/document/BaseEffect.ts";
import { type ChangedValue, changedValues } from "#studio/document/fieldChanges.ts";

/** A value of the base that an edit changes, in every environment or in one. */
interface ChangedBaseValue extends ChangedValue {
  readonly environment: EnvironmentName | undefined;
  /** The language whose file has it; undefined: it is in the base itself. */
  readonly language: Language | undefined;
}

/** The values that differ between two versions of the base, in every environment and in each. */
export function changedBaseValues(before: DescriptorFile, after: DescriptorFile): ChangedBaseValue[] {
  const fieldsOf = (file: JsonFile | undefined, environment: EnvironmentName | undefined) =>
    file && (environment === undefined ? commonLayer(file) : overlayLayer(file, environment))?.fields;
  const fileOf = (base: DescriptorFile, language: Language | undefined) =>
    language === undefined ? base : base.languageFiles?.get(language);
  return [undefined, ...languages].flatMap((language) => {
    const [was, is] = [fileOf(before, language), fileOf(after, language)];
    return [undefined, ...environmentNames].flatMap((environment) =>
      changedValues(fieldsOf(was, environment), fieldsOf(is, environment)).map((change) => ({
        ...change,
        environment,
        language,
      })),
    );
  });
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
  return changes.map(({ path, environment, language: file, before: old, after: now }) => {
    const language = file ?? (isTranslated(path) ? baseLanguage : undefined);
    const having = before.brands.filter(
      ({ inLanguages }) => language === undefined || inLanguages.some((each) => each.language === language),
    );
    const touched = having.filter(({ name, json }) => {
      const other = edited.get(name);
      const value = valueAt(effectiveOf(before.base, json, environment, { language }), path);
      if (other === undefined) return false;
      return !isSameJson(value, valueAt(effectiveOf(after.base, other.json, environment, { language }), path));
    });
    return {
      path,
      ...(environment === undefined ? {} : { environment }),
      ...(file === undefined ? {} : { language: file }),
      ...(old === undefined ? {} : { before: old }),
      ...(now === undefined ? {} : { after: now }),
      touched: touched.map(({ name }) => name),
      own: having.length - touched.length,
    };
  });
}
