import type { z } from "zod";
import { isObject } from "#contract/isObject.ts";
import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { isDescriptor } from "#scripts/brands/schema/schemaAt.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import {
  baseFileSchema,
  brandFileSchema,
  languageFileSchema,
  localFileSchema,
} from "#scripts/brands/schema/layerSchema.ts";
import type { DescriptorFile } from "#scripts/brands/languages/DescriptorFile.ts";
import { effectiveOf, filledIn, type Layer, layersOf, provenance, removedValue } from "#scripts/brands/layers.ts";
import { type ParamsOf, problem } from "#scripts/brands/messages/catalogue.ts";
import { formatCodes, type ShapeProblem, shapeProblems } from "#scripts/brands/schema/shapeProblems.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

/** Findings about one file. They count also where another layer replaces the value. */
function layerFindings(schema: z.ZodObject, file: JsonFile, value: unknown = file.value): Finding[] {
  // A value that is missing here may be in another layer.
  const problems = shapeProblems(schema, value).filter(({ problem: { id } }) => id !== "missing-value");
  return problems.map(({ problem: found, path, atKey, fix }) =>
    findingAt(locate(file, path)[atKey ? "key" : "value"], found, { fix }),
  );
}

type Descriptor = Readonly<Record<string, unknown>>;

/**
 * Whether a value of a layer is a part of the merged value: all that the merged value's schema allows it allows too.
 */
function isPartOf(value: unknown, merged: unknown): boolean {
  if (value === merged) return value !== null;
  if (!isObject(value) || !isObject(merged)) return false;
  return Object.entries(value).every(([key, child]) => Object.hasOwn(merged, key) && isPartOf(child, merged[key]));
}

/**
 * The fields of a brand's file that have still to be checked: those that are not, value by value, in an effective
 * descriptor that is valid.
 * @param valid the environments whose effective descriptors are
 */
function uncheckedFields({ json, effective }: BrandFolder, valid: readonly EnvironmentName[]): Record<string, unknown> {
  const isChecked = (name: string, value: unknown): boolean =>
    valid.some((each) => Object.hasOwn(effective[each], name) && isPartOf(value, effective[each][name]));
  // Without its id, the rest would not be a brand's file.
  return Object.fromEntries(
    Object.entries(json.value).filter(([name, value]) => name === "id" || !isChecked(name, value)),
  );
}

/** A descriptor and its problems. */
interface Checked {
  readonly descriptor: Descriptor;
  readonly problems: readonly ShapeProblem[];
}

/** The problems of a descriptor that is not valid. Those of fields that an earlier one has too are taken from there. */
function problemsOf(descriptor: Descriptor, earlier: Checked | undefined): readonly ShapeProblem[] {
  if (earlier === undefined) return shapeProblems(effectiveDescriptorSchema, descriptor);
  const names = new Set([...Object.keys(descriptor), ...Object.keys(earlier.descriptor)]);
  const others = new Set([...names].filter((name) => descriptor[name] !== earlier.descriptor[name]));
  const isOther = ({ path }: ShapeProblem): boolean => others.has(String(path[0]));
  const part = Object.fromEntries(Object.entries(descriptor).filter(([name]) => others.has(name)));
  return [
    ...earlier.problems.filter((each) => !isOther(each)),
    ...shapeProblems(effectiveDescriptorSchema, part).filter(isOther),
  ];
}

/**
 * Findings about the merged layers. A problem of all environments is one finding, without their names.
 * @param valid the environments without any
 */
function effectiveFindings(
  { base, local }: Workspace,
  { json, effective }: BrandFolder,
  valid: readonly EnvironmentName[],
): Finding[] {
  const states = [
    ...environmentNames.map((environment) => ({ environment, standIns: undefined })),
    ...(local === undefined ? [] : [{ environment: "Test", standIns: local } as const]),
  ];
  let earlier: Checked | undefined;
  const found = states.flatMap(({ environment, standIns }) => {
    const descriptor =
      standIns === undefined ? effective[environment] : effectiveOf(base, json, environment, { local: standIns });
    const isValid = standIns === undefined ? valid.includes(environment) : isDescriptor(descriptor);
    const problems = isValid ? [] : problemsOf(descriptor, earlier);
    earlier ??= { descriptor, problems };
    if (problems.length === 0) return [];
    const layers = layersOf(base, json, environment, { local: standIns });
    return problems.map((shape) => ({
      environment,
      layers,
      shape,
      key: `${shape.problem.id} ${shape.path.join(".")}`,
    }));
  });
  const groups = Map.groupBy(found, ({ key }) => key);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { problem: found, path, atKey, fix } = first.shape;
    const everywhere = group.length >= environmentNames.length;
    if (found.id !== "missing-value")
      return [findingAt(provenance(first.layers, path)[atKey ? "key" : "value"], found, { fix })];
    const layers = everywhere ? layersOf(base, json) : first.layers;
    const environments = everywhere ? [] : [...new Set(group.map(({ environment }) => environment))];
    return [missingFinding(layers, path, { ...found.params, environments })];
  });
}

/** A value that no layer has, or that a `null` removes: then the value that it removes is named too. */
function missingFinding(layers: readonly Layer[], path: Path, params: ParamsOf<"missing-value">): Finding {
  const place = provenance(layers, path).key;
  const removed = removedValue(layers, path);
  if (removed === undefined) return findingAt(place, problem("missing-value", params));
  const { field, environments } = params;
  const shadowed = `${removed.file}:${removed.line}`;
  return findingAt(place, problem("missing-value/removed", { field, environments, shadowed }), {
    related: [{ ...removed, note: "removed" }],
  });
}

/** Findings about the files with the texts in other languages. */
const languageFindings = ({ languageFiles }: DescriptorFile): Finding[] =>
  [...(languageFiles?.values() ?? [])].flatMap((file) => layerFindings(languageFileSchema, file));

/** Keys, types, values and formats of `descriptorSchema.ts`. */
export const shapeRule: Rule = {
  meta: {
    name: "shape",
    codes: [
      ...formatCodes,
      "layer-only-field",
      "missing-value",
      "unknown-key",
      "unknown-value",
      "unsafe-text",
      "wrong-length",
      "wrong-type",
    ],
  },
  check: ({ workspace }) => {
    const { base, local, baseBroken, brands } = workspace;
    return [
      ...(base === undefined ? [] : [...layerFindings(baseFileSchema, base), ...languageFindings(base)]),
      ...(local === undefined ? [] : layerFindings(localFileSchema, local, filledIn(local.value, "brand"))),
      ...brands.flatMap((brand) => {
        const valid = environmentNames.filter((environment) => isDescriptor(brand.effective[environment]));
        return [
          ...layerFindings(brandFileSchema, brand.json, uncheckedFields(brand, valid)),
          ...languageFindings(brand.json),
          ...(baseBroken ? [] : effectiveFindings(workspace, brand, valid)),
        ];
      }),
    ];
  },
};
