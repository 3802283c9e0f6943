import { valueAt } from "#contract/valueAt.ts";
import { isObject } from "#contract/isObject.ts";
import { type Json, mergeLayers } from "#contract/mergeLayers.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { inLanguage } from "#contract/descriptor/inLanguage.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { baseLanguage } from "./brandFiles.ts";
import type { Place } from "#scripts/findings/Finding.ts";
import { type DescriptorFile, isTranslated, languagesOf } from "./languages/DescriptorFile.ts";
import { type JsonFile, locate, type Located, type Path } from "./json/jsonFile.ts";

/** One layer of a descriptor: a file, or the overlay of an environment inside it. */
export interface Layer {
  readonly file: JsonFile;
  /** Path of the layer in the file. */
  readonly prefix: Path;
  readonly fields: Record<string, Json>;
  /** The file with its texts, in a language that the file itself is not written in. */
  readonly languageFile?: JsonFile | undefined;
}

/** The file of a layer that has the value at a path. */
export const fileOf = ({ file, languageFile }: Layer, path: Path): JsonFile =>
  languageFile !== undefined && isTranslated(path) ? languageFile : file;

/** The fields of a file that hold in every environment. */
export function commonLayer(file: JsonFile): Layer {
  const { $schema: _, environments: __, ...fields } = file.value;
  return { file, prefix: [], fields };
}

/** The overlay of an environment, if the file has one. */
export function overlayLayer(file: JsonFile, environment: EnvironmentName): Layer | undefined {
  const prefix = ["environments", environment];
  const overlay = valueAt(file.value, prefix);
  if (!isObject(overlay)) return undefined;
  const { hostnames: _, ...fields } = overlay as Record<string, Json>;
  return { file, prefix, fields };
}

/** The layers of a file in the language that is wanted. */
interface LayersInLanguage {
  readonly common: Layer;
  readonly overlay: (environment: EnvironmentName) => Layer | undefined;
}

/** @param written the language that the file is written in */
function layersIn(file: DescriptorFile, written: Language, wanted: Language): LayersInLanguage {
  const translated = (layer: Layer): Layer => {
    if (written === wanted) return layer;
    const languageFile = file.languageFiles?.get(wanted);
    const fields = inLanguage(layer.fields, valueAt(languageFile?.value, layer.prefix), isTranslated) as Record<
      string,
      Json
    >;
    return { ...layer, fields, languageFile };
  };
  return {
    common: translated(commonLayer(file)),
    overlay: (environment) => {
      const layer = overlayLayer(file, environment);
      return layer === undefined ? undefined : translated(layer);
    },
  };
}

/** The base and the brand in a language; without one, in the brand's own. */
function filesIn(base: DescriptorFile | undefined, brand: DescriptorFile, language?: Language): LayersInLanguage[] {
  const [own] = languagesOf(base, brand);
  const wanted = language ?? own;
  const ofBrand = layersIn(brand, own, wanted);
  return base === undefined ? [ofBrand] : [layersIn(base, baseLanguage, wanted), ofBrand];
}

/** What of `local` replaces something in `below`. `{brand}` in a text becomes the brand's id. */
function standIns(below: unknown, local: Json, id: string): Json | undefined {
  if (below === undefined) return undefined;
  if (typeof local === "string") return local.replaceAll("{brand}", id);
  if (Array.isArray(local)) return local.map((each) => standIns(each, each, id) ?? null);
  if (!isObject(local) || !isObject(below)) return local;
  const replaced = Object.entries(local).flatMap(([key, value]): [string, Json][] => {
    const standIn = standIns(below[key], value, id);
    return standIn === undefined ? [] : [[key, standIn]];
  });
  return Object.fromEntries(replaced);
}

/** Reads `{brand}` in the texts of `tenants/local.jsonc` as the id of a brand. */
export const filledIn = (local: Json, id: string): Json => standIns(local, local, id) ?? null;

/** The stand-ins of this machine for one brand: only for values that the layers below have (spec: brands-10). */
function localLayer(local: JsonFile, brand: JsonFile, below: Record<string, Json>): Layer {
  const layer = commonLayer(local);
  const { id } = brand.value;
  const fields = standIns(below, layer.fields, typeof id === "string" ? id : "");
  return { ...layer, fields: fields as Record<string, Json> };
}

/** Which layers of a brand are wanted besides those of all environments. */
export interface LayerOptions {
  /** `tenants/local.jsonc`, laid over the Test environment on this machine. */
  readonly local?: JsonFile | undefined;
  /** The language of the texts. Left out: the brand's own. */
  readonly language?: Language | undefined;
}

/**
 * The layers of a brand from below: base, brand, base's environment, brand's environment; without environment the first
 * two. The texts of all of them are in one language.
 */
export function layersOf(
  base: DescriptorFile | undefined,
  brand: DescriptorFile,
  environment?: EnvironmentName,
  { local, language }: LayerOptions = {},
): Layer[] {
  const files = filesIn(base, brand, language);
  const overlays = environment === undefined ? [] : files.flatMap(({ overlay }) => overlay(environment) ?? []);
  const layers = [...files.map(({ common }) => common), ...overlays];
  return local === undefined || environment !== "Test" ? layers : [...layers, localLayer(local, brand, merged(layers))];
}

/** The layers as one descriptor, over a descriptor that is complete below them. */
export function merged(layers: readonly Layer[], below: Record<string, Json> = {}): Record<string, Json> {
  return layers.reduce((result, { fields }) => mergeLayers(result, fields) as Record<string, Json>, below);
}

/** The effective descriptor of a brand, in an environment or without one. */
export const effectiveOf = (
  base: DescriptorFile | undefined,
  brand: DescriptorFile,
  environment?: EnvironmentName,
  options: LayerOptions = {},
): Record<string, Json> => merged(layersOf(base, brand, environment, options));

/** The effective descriptors of a brand in one language. */
export interface EffectiveDescriptors {
  /** Without an environment. */
  readonly common: Record<string, Json>;
  /** Values that an environment does not change are the same objects in all of them. */
  readonly effective: Readonly<Record<EnvironmentName, Record<string, Json>>>;
}

/**
 * The effective descriptor of a brand without environment and in each of them: {@link effectiveOf}.
 * @param language left out: the brand's own
 */
export function effectiveDescriptors(
  base: DescriptorFile | undefined,
  brand: DescriptorFile,
  language?: Language,
): EffectiveDescriptors {
  const files = filesIn(base, brand, language);
  const common = merged(files.map((file) => file.common));
  const inEnvironment = (environment: EnvironmentName) =>
    merged(
      files.flatMap(({ overlay }) => overlay(environment) ?? []),
      common,
    );
  return {
    common,
    effective: {
      Production: inEnvironment("Production"),
      QA: inEnvironment("QA"),
      Dev: inEnvironment("Dev"),
      Test: inEnvironment("Test"),
    },
  };
}

/** Does this layer set the value at the path, remove it, or replace an object around it? */
export function decides({ fields }: Layer, path: Path): boolean {
  for (let depth = 1; depth <= path.length; depth += 1) {
    const value = valueAt(fields, path.slice(0, depth));
    if (value === undefined) return false;
    if (!isObject(value)) return true;
  }
  return true;
}

/**
 * Provenance: the place that the value at a path of the merged descriptor comes from. For a value that is in no layer:
 * the innermost object around it, in the topmost layer that has this object.
 */
export function provenance(layers: readonly Layer[], path: Path): Located {
  const fromAbove = layers.toReversed();
  const origin = fromAbove.find((layer) => decides(layer, path));
  const inLayer = (layer: Layer): Located => {
    const found = locate(fileOf(layer, path), [...layer.prefix, ...path]);
    return { ...found, depth: found.depth - layer.prefix.length };
  };
  if (origin !== undefined) return inLayer(origin);
  const candidates = fromAbove.filter(({ prefix }) => prefix.length === 0 || path.length > 1).map(inLayer);
  const brandFirst = candidates.find(({ depth }) => depth === Math.max(...candidates.map((each) => each.depth)));
  const top = fromAbove.find(({ prefix }) => prefix.length === 0);
  if (brandFirst !== undefined && brandFirst.depth > 0) return brandFirst;
  const start: Place = { file: top?.file.file ?? "", line: 1, column: 1, length: 1 };
  return { depth: 0, key: start, value: start };
}

/** The place of the value that a `null` at a path, or around it, removes; `undefined` when nothing is removed. */
export function removedValue(layers: readonly Layer[], path: Path): Place | undefined {
  const index = layers.findLastIndex((layer) => decides(layer, path));
  const layer = layers[index];
  if (layer === undefined || !path.some((_, depth) => valueAt(layer.fields, path.slice(0, depth + 1)) === null))
    return undefined;
  const below = layers.slice(0, index);
  return valueAt(merged(below), path) === undefined ? undefined : provenance(below, path).value;
}
