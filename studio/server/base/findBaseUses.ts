import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { Language } from "#contract/pageLanguage.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { isTranslated, languagesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import { decides, layersOf } from "#scripts/brands/layers.ts";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { BaseUses } from "#studio/document/BaseEffect.ts";
import { shownName } from "../brands/listBrands.ts";

/** A field of the base. */
export interface BaseField {
  readonly path: Path;
  /** Left out: in every environment. */
  readonly environment: EnvironmentName | undefined;
  /** The language in which it is a text. */
  readonly language: Language;
}

/** Which brands inherit a field of the base, and which have a value of their own over it. */
export function findBaseUses({ base, folders, brand }: OpenWorkspace, field: BaseField): BaseUses {
  const { path, environment } = field;
  const language = isTranslated(path) ? field.language : undefined;
  const brands = folders.flatMap((id) => {
    const json = brand(id)?.json;
    const isIn = json !== undefined && (language === undefined || languagesOf(base, json).includes(language));
    if (!isIn) return [];
    const layers = layersOf(base, json, environment, { language });
    const shared = layers.findLastIndex((layer) => layer.file.file !== json.file && decides(layer, path));
    const isOwn = layers.slice(shared + 1).some((layer) => layer.file.file === json.file && decides(layer, path));
    return [{ id, name: shownName(json.value, id), isOwn }];
  });
  const named = (wanted: boolean) =>
    brands.filter(({ isOwn }) => isOwn === wanted).map(({ id, name }) => ({ id, name }));
  return { inheriting: named(false), own: named(true) };
}
