import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { isObject } from "#contract/isObject.ts";
import { locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { fileOf, type Layer } from "#scripts/brands/layers.ts";
import type { LayerValue } from "./Explanation.ts";

/** What a layer says about a path: its value, or the `null`, list or text around it that replaces what is below. */
function layerValue(layer: Layer, path: Path): LayerValue | undefined {
  const { fields, prefix } = layer;
  for (let depth = 1; depth <= path.length; depth += 1) {
    const part = path.slice(0, depth);
    const value = valueAt(fields, part);
    if (value === undefined) return undefined;
    const isWhole = depth === path.length;
    const isEntry = Array.isArray(value) && valueAt(fields, path) !== undefined;
    if (!isWhole && (isObject(value) || isEntry)) continue;
    const environment = prefix.at(-1);
    const file = fileOf(layer, part);
    const inFile = [...prefix, ...part];
    const isInTwoFiles = layer.languageFile !== undefined && !isSameJson(valueAt(file.value, inFile), value);
    return {
      layer: environment === undefined ? file.file : `${file.file}, ${environment}`,
      file: file.file,
      line: locate(file, inFile).value.line,
      ...(isWhole ? {} : { field: part.join(".") }),
      path: inFile,
      value,
      ...(isInTwoFiles && { isInTwoFiles }),
    };
  }
  return undefined;
}

/** What the layers say about a path, from above: the first decides. */
export const layerValues = (layers: readonly Layer[], path: Path): LayerValue[] =>
  layers.toReversed().flatMap((layer) => layerValue(layer, path) ?? []);
