import { valueAt } from "#contract/valueAt.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { layersOf } from "#scripts/brands/layers.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { layerValues } from "#scripts/tenant/layerValues.ts";
import { baseId, type DocumentTexts, type FileKind, isImage } from "#studio/document/StudioDocument.ts";
import { fieldsIn } from "#studio/document/fieldChanges.ts";
import type { ImageKind } from "#studio/document/imageKinds.ts";
import type { FileValue } from "#studio/git/FieldBlame.ts";

/** A field as the form shows it, or an image. */
export interface AskedValue {
  readonly kind: FileKind | ImageKind;
  /** Steps to the field; none for an image. */
  readonly path: Path;
  /** Left out: what holds in all environments. */
  readonly environment?: EnvironmentName | undefined;
  /** The language of texts. Left out: the brand's own. */
  readonly language?: Language | undefined;
}

/** The value of a document that a field has, in the file that decides it; undefined when none does. */
export function decidingValue(
  workspace: OpenWorkspace,
  { id, paths, texts }: { readonly id: string; readonly paths: DocumentTexts; readonly texts: DocumentTexts },
  { kind, path, environment, language }: AskedValue,
): FileValue | undefined {
  if (kind === "descriptor" && path[0] !== "environments") {
    const { base } = workspace;
    const isBase = id === baseId;
    const own = isBase ? base : workspace.brand(id)?.json;
    if (own === undefined) return undefined;
    return layerValues(layersOf(isBase ? undefined : base, own, environment, { language }), path)[0];
  }
  const text = texts[kind] ?? "";
  const [steps, value] = isImage(kind) ? [[], text || undefined] : [path, valueAt(fieldsIn(text), path)];
  return value === undefined ? undefined : { file: paths[kind] ?? "", path: steps, value };
}
