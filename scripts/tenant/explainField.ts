import {
  type EnvironmentName,
  effectiveDescriptorSchema,
  environmentNames,
} from "#contract/descriptor/descriptorSchema.ts";
import { didYouMean } from "#scripts/brands/didYouMean.ts";
import type { Path } from "#scripts/brands/jsonFile.ts";
import { effectiveOf, type Layer, layersOf, provenance, valueAt } from "#scripts/brands/layers.ts";
import type { Workspace } from "#scripts/brands/loadWorkspace.ts";
import { descriptionOf, keysOf, schemaAt } from "#scripts/brands/schemaAt.ts";
import { brandOf } from "./brandOf.ts";
import { TenantUsageError } from "./TenantUsageError.ts";

/** A value of one layer. `null` in a layer removes what is below it. */
export interface LayerValue {
  /** `tenants/base.jsonc`, or `tenants/base.jsonc, QA` for the part of an environment. */
  readonly layer: string;
  readonly file: string;
  readonly line: number;
  readonly value: unknown;
}

/** A field in one environment. */
export interface ExplainedValue {
  readonly environment: EnvironmentName;
  /** The effective value; left out when no layer has one. */
  readonly value?: unknown;
  /** The layer that decides. */
  readonly from?: LayerValue;
  /** Values of lower layers that it replaces, from above. For an object, the layers whose parts are merged. */
  readonly shadows: readonly LayerValue[];
  /** Other brands with the same value in this environment. */
  readonly sharedWith: readonly string[];
}

export interface Explanation {
  readonly brand: string;
  readonly field: string;
  readonly description?: string;
  readonly environments: readonly ExplainedValue[];
}

/** `faq[0].answer` or `faq.0.answer` as a path. */
export function pathOf(field: string): Path {
  return field
    .replaceAll(/\[(\d+)\]/g, ".$1")
    .split(".")
    .filter((step) => step !== "")
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function layerValues(layers: readonly Layer[], path: Path): LayerValue[] {
  return layers.toReversed().flatMap((layer) => {
    const value = valueAt(layer.fields, path);
    if (value === undefined) return [];
    const { file, line } = provenance([layer], path).value;
    const environment = layer.prefix.at(-1);
    return [{ layer: environment === undefined ? file : `${file}, ${environment}`, file, line, value }];
  });
}

/** @throws TenantUsageError for a field that no descriptor has */
function checkField(field: string, path: Path, value: unknown): void {
  for (const [depth, step] of path.entries()) {
    const parent = path.slice(0, depth);
    const known = keysOf(schemaAt(effectiveDescriptorSchema, value, parent));
    if (typeof step === "number" || known.length === 0 || known.includes(step)) continue;
    const near = didYouMean(step, known);
    const meant = near === undefined ? "" : ` Did you mean "${[...parent, near].join(".")}"?`;
    throw new TenantUsageError(`There is no field "${field}".${meant} Fields here: ${known.join(", ")}`);
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Where the value of a field comes from, in each environment or in one.
 * @throws TenantUsageError for a brand or a field that does not exist
 */
export function explainField(workspace: Workspace, id: string, field: string, only?: EnvironmentName): Explanation {
  const { base, brands } = workspace;
  const brand = brandOf(workspace, id);
  const path = pathOf(field);
  if (path.length === 0) throw new TenantUsageError(`"${field}" is not a field: expected one such as urls.timeout`);
  checkField(field, path, effectiveOf(base, brand.json));
  const description = descriptionOf(schemaAt(effectiveDescriptorSchema, effectiveOf(base, brand.json), path));
  const environments = environmentNames.filter((name) => only === undefined || name === only);
  return {
    brand: id,
    field: path.join("."),
    ...(description === undefined ? {} : { description }),
    environments: environments.map((environment): ExplainedValue => {
      const value = valueAt(effectiveOf(base, brand.json, environment), path);
      const [from, ...shadows] = layerValues(layersOf(base, brand.json, environment), path);
      const sharedWith = brands
        .filter(({ name }) => name !== id)
        .filter(({ json }) => value !== undefined && same(valueAt(effectiveOf(base, json, environment), path), value))
        .map(({ name }) => name);
      return {
        environment,
        ...(value === undefined ? {} : { value }),
        ...(from === undefined ? {} : { from }),
        shadows,
        sharedWith,
      };
    }),
  };
}
