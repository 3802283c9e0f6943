import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { isObject } from "#contract/isObject.ts";
import type { Language } from "#contract/pageLanguage.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { languagesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import { hasTexts } from "#scripts/brands/languages/textDifferences.ts";
import { effectiveOf, type Layer, layersOf, merged } from "#scripts/brands/layers.ts";
import type { BrandFolder, OpenWorkspace, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { layerValues } from "#scripts/tenant/layerValues.ts";
import type { BrandComparison, ComparedField, ComparedSide, ValueLayer } from "#studio/document/BrandComparison.ts";
import { compareThemes } from "./compareThemes.ts";

/** Fields of which each brand has its own: its id, its hosts, its languages, and the files in its folder. */
const ownFields = new Set(["$schema", "id", "theme", "assets", "hostnames", "languages"]);

/** The paths of all values; a list is one. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isObject(value) || (Object.keys(value).length === 0 && path.length > 0)) return [path];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

function layerOf(layers: readonly Layer[], path: Path, base: string | undefined): ValueLayer | undefined {
  const [from] = layerValues(layers, path);
  if (from === undefined) return undefined;
  const kind = from.file === base ? "base" : "brand";
  return from.layer === from.file ? kind : `${kind}-environment`;
}

/** A brand in one environment, or without one, as the values are looked up in it. */
class BrandView {
  readonly #layers: readonly Layer[];
  readonly #below: Record<string, unknown>;
  readonly #base: string | undefined;
  readonly effective: Record<string, unknown>;
  /** The language that the brand is written in. */
  readonly language: Language;

  constructor({ base }: Workspace, brand: BrandFolder, environment: EnvironmentName | undefined) {
    this.#layers = layersOf(base, brand.json, environment);
    const isOwn = ({ file, prefix }: Layer): boolean =>
      file === brand.json && prefix.at(-1) === environment && prefix.length === (environment === undefined ? 0 : 2);
    this.#below = merged(this.#layers.filter((layer) => !isOwn(layer)));
    this.#base = base?.file;
    this.effective = effectiveOf(base, brand.json, environment);
    [this.language] = languagesOf(base, brand.json);
  }

  side(path: Path): ComparedSide {
    const [value, inherited] = [valueAt(this.effective, path), valueAt(this.#below, path)];
    const layer = layerOf(this.#layers, path, this.#base);
    return {
      ...(value === undefined ? {} : { value }),
      ...(inherited === undefined ? {} : { inherited }),
      ...(layer === undefined ? {} : { layer }),
    };
  }
}

/** The paths of the values of both; those of the first in their order. */
function pathsOf(a: BrandView, b: BrandView): (readonly string[])[] {
  const paths = [...leavesOf(a.effective), ...leavesOf(b.effective)].map(
    (path) => [JSON.stringify(path), path] as const,
  );
  const all = [...new Map(paths).values()];
  // What is an object in one brand is not a single value in the other: its fields are listed.
  return all.filter((path) => ![a, b].some(({ effective }) => hasFields(valueAt(effective, path))));
}

const hasFields = (value: unknown): boolean => isObject(value) && Object.keys(value).length > 0;

function fieldsOf(a: BrandView, b: BrandView, environment: EnvironmentName | undefined): ComparedField[] {
  return pathsOf(a, b).map((path) => {
    const [left, right] = [a.side(path), b.side(path)];
    const isForeign = a.language !== b.language && [left, right].some(({ value }) => hasTexts(value, path));
    return {
      kind: "descriptor",
      path,
      ...(environment === undefined ? {} : { environment }),
      a: left,
      b: right,
      isSame: isSameJson(left.value, right.value),
      canBeTaken: !ownFields.has(path[0] ?? "") && !isForeign,
      isColour: false,
    };
  });
}

/** Two brands field by field: what holds in every environment, what differs in one of them, and their themes. */
export function compareBrands(opened: OpenWorkspace, idA: string, idB: string): BrandComparison {
  const workspace = opened.part([idA, idB]);
  const [a, b] = [idA, idB].map((id) => workspace.brands.find(({ name }) => name === id));
  if (a === undefined || b === undefined || workspace.baseBroken)
    return { unreadable: [idA, idB].filter((_, index) => [a, b][index] === undefined), fields: [] };
  const view = (brand: BrandFolder, environment?: EnvironmentName) => new BrandView(workspace, brand, environment);
  const common = [view(a), view(b)] as const;
  const inEnvironments = environmentNames.flatMap((environment) =>
    fieldsOf(view(a, environment), view(b, environment), environment).filter(
      ({ path, a: left, b: right }) =>
        !isSameJson(left.value, valueAt(common[0].effective, path)) ||
        !isSameJson(right.value, valueAt(common[1].effective, path)),
    ),
  );
  const themes = compareThemes(workspace, a, b);
  return { unreadable: [], fields: [...fieldsOf(...common, undefined), ...inEnvironments, ...themes] };
}
